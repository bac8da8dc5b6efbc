import { setTimeout as sleep } from 'node:timers/promises';
import type { Bot } from '#bots/bot.ts';
import type { Game, Kind, Seat, View } from '#kernel/game.ts';
import type { Orders } from '#kernel/orders.ts';
import { type Rng, rngFrom } from '#kernel/rng.ts';
import { mixed } from '#tables/value-sum.ts';
import { voteAgainst, wishBeside, wordsOf } from './beside.ts';
import type { Client } from './client.ts';
import type { Wish } from './doors.ts';
import { type Leave, leavingOf, resigned } from './leaving.ts';
import type { Sight } from './sight.ts';

/** A game, and whoever decides for a client: the weakest of its bots, which is quick and comes to an end. */
export type Engine = { game: Game<Kind>; orders: Orders<Kind> | undefined; bot: Bot<Kind> };

/** How somebody plays: the same seed, table and entry give the same wish. */
export type Manner = {
  seed: number;
  /** The number of the table in this run, and of this client at it. */
  table: number;
  client: number;
  /** Between seeing that it is their turn and acting, on average. */
  pauseMs: number;
  /** Once in the game they fall silent when it is their turn, for so long; 0: never. */
  silentMs: number;
  /** After every so many moves of theirs they go for a while, so that they have to be called; 0: never. */
  goesAfter: number;
  /** The clocks may be made to stand still. */
  pauses: boolean;
  /** They leave before the end. */
  leave: Leave | undefined;
  /** A program moves for them. */
  byProgram: boolean;
};

/** One in so many moves is taken back where that is free, and one in so many beyond what is free, if the others agree. */
const UNDO_ONE_IN = 30;
const ASK_ONE_IN = 90;

/** One in so many times somebody does several actions at once, where they can. */
const GESTURE_ONE_IN = 4;

/** One in so many times that somebody looks at the table they leave an order with it, and one in so many they withdraw all. */
const ORDER_ONE_IN = 25;
const LIFT_ONE_IN = 60;

/** Whoever goes is away for so long, and goes so often in a game. */
const GONE_MS = 3000;
const MOST_GOINGS = 3;

/** It is somebody's turn for so many times before they fall silent. */
const SILENT_AFTER = 4;

/** So long whoever could go on waits for an answer to a wish to go back. */
const PATIENCE_MS = 2000;

/** Plays whatever seat this client has, or watches, until the game is over or `isOff` says that it is called off. */
export async function play(
  client: Client,
  engine: Engine,
  manner: Manner,
  isOff: () => boolean,
): Promise<void> {
  // What came to nothing is not wished for again for ever: the next try at the same entry is another.
  let tries = 0;
  let triedAt = -1;
  let turns = 0;
  let moves = 0;
  const { sight } = client;
  while (sight.status !== 'over' && !isOff()) {
    const { seq, ask } = sight;
    tries = seq === triedAt ? tries : 0;
    triedAt = seq;
    const stream = manner.table * 1_000_003 + (seq + 1) * 31 + tries;
    // Two who may act at once, at one table or in two tabs, do so at nearly the same moment.
    const pause = manner.pauseMs * (0.5 + rngFrom(manner.seed, mixed(stream)).below(1001) / 1000);
    const rng = rngFrom(manner.seed, mixed(stream ^ ((manner.client + 1) << 24)));
    const wish = client.isThere ? wishOf(sight, engine, manner, rng, tries) : undefined;
    if (!wish) {
      await client.changed(ask || sight.aside.late ? PATIENCE_MS : undefined);
      if (ask && sight.ask?.id === ask.id) sight.ask = undefined;
      continue;
    }
    if (wish.t === 'act' && ++turns === SILENT_AFTER && manner.silentMs > 0) {
      await client.fallSilent(manner.silentMs);
      continue;
    }
    await sleep(pause);
    if (sight.seq !== seq || sight.ask?.id !== ask?.id || isOff()) continue;
    tries++;
    const answer = await client.request(wish);
    if (answer.t === 'refused') await client.changed(manner.pauseMs + 200);
    else if (answer.t === 'done' && wish.t === 'resign') {
      await resigned(client, answer);
    } else if (answer.t === 'done' && wish.t === 'act') {
      while (sight.seq < answer.seq && !isOff()) await client.changed();
      if (moves++ < MOST_GOINGS * manner.goesAfter && moves % manner.goesAfter === 0)
        await client.fallSilent(GONE_MS);
    }
    if (wish.t === 'consent' && sight.ask?.id === wish.ask) sight.ask = undefined;
  }
}

/** What to do now; nothing: wait. */
function wishOf(
  sight: Sight,
  engine: Engine,
  { pauses, leave, byProgram }: Manner,
  rng: Rng,
  tries: number,
): Wish | undefined {
  const { game } = engine;
  const { view, eyes, seq, ask, status, aside } = sight;
  if (!view || status !== 'running') return undefined;
  if (eyes === 'watcher') return tries === 0 ? wordsOf(sight, rng) : undefined;
  const standIn = aside.standIns?.find(({ seat }) => seat === eyes);
  if (standIn?.why === 'resigned') return undefined;
  if (standIn) return { t: 'retake' };
  if (ask) {
    if (ask.by === eyes || ask.agreed.includes(eyes)) return undefined;
    return { t: 'consent', ask: ask.id, yes: rng.below(4) > 0 };
  }
  const vote = voteAgainst(sight, eyes);
  if (vote) return vote;
  const leaving = leave && leavingOf(sight, eyes, leave);
  if (leaving) return leaving;
  const beside = tries === 0 ? wishBeside(sight, game, eyes, rng, pauses) : undefined;
  if (beside) return beside;
  if (byProgram) return undefined;
  const ordered = tries === 0 ? orderOf(sight, engine, eyes, rng) : undefined;
  if (ordered) return ordered;
  if (!game.actors(view.table).includes(eyes)) return undefined;
  const to = tries === 0 ? goingBackTo(sight, rng) : undefined;
  if (to !== undefined) return { t: 'undo', after: seq, to };
  const most = tries === 0 && rng.below(GESTURE_ONE_IN) === 0 ? 2 + rng.below(3) : 1;
  return { t: 'act', after: seq, actions: gestureOf(view, eyes, engine, rng, most) };
}

/** One action, or as many as this seat can do before others or chance: played on a state that it cannot rule out, as a page does. */
function gestureOf(
  { table, own }: View<Kind>,
  seat: Seat,
  { game, bot }: Engine,
  rng: Rng,
  most: number,
): unknown[] {
  const actions: unknown[] = [bot.decide(table, own, seat, rng)];
  if (most === 1) return actions;
  const state = game.imagine(table, own, seat, rng);
  while (actions.length < most) {
    game.apply(state, seat, actions.at(-1));
    const actors = game.actors(state.table);
    if (actors[0] === 'chance' || !actors.includes(seat)) break;
    actions.push(bot.decide(state.table, game.own(state, seat), seat, rng));
  }
  return actions;
}

/** What is left with the table, or withdrawn from it, when it is the day for it. */
function orderOf(
  { view, aside }: Sight,
  { orders }: Engine,
  seat: Seat,
  rng: Rng,
): Wish | undefined {
  if (!view || !orders) return undefined;
  if (aside.orders && rng.below(LIFT_ONE_IN) === 0) return { t: 'lift' };
  if (rng.below(ORDER_ONE_IN) > 0) return undefined;
  const offers = orders.offers(view.table, view.own, seat);
  const order = offers[rng.below(Math.max(1, offers.length))];
  return order && { t: 'order', order };
}

/** The entry to go back to, when it is the day for it. */
function goingBackTo({ floor, seq, force }: Sight, rng: Rng): number | undefined {
  const last = force.at(-1) ?? 0;
  if (rng.below(UNDO_ONE_IN) === 0 && floor < last && floor < seq) return floor;
  if (rng.below(ASK_ONE_IN) === 0 && force.length > 6) return force.at(-2 - rng.below(4));
  return undefined;
}
