import { readdirSync, readFileSync } from 'node:fs';
import { randomBot } from '#bots/random.ts';
import { railroadTycoon } from '#games/railroad-tycoon/rules/index.ts';
import type { Action, Event, RailroadTycoon } from '#games/railroad-tycoon/rules/model.ts';
import type { Actor, State } from '#kernel/game.ts';
import { type Entry as LogEntry, standing } from '#kernel/log.ts';
import { parseRecord } from '#kernel/record.ts';
import { type Rng, rngFrom } from '#kernel/rng.ts';

const { game } = railroadTycoon;
const bot = randomBot(game);

export const NO_OPTIONS = game.parseOptions({});

/** One entry of a game, and the state before and after it. */
export type Entry = {
  before: State<RailroadTycoon>;
  after: State<RailroadTycoon>;
  actor: Actor;
  action: Action;
  events: readonly Event[];
};

/** How somebody plays: at random, or as the test wants it. */
export type Decide = (state: State<RailroadTycoon>, seat: number, rng: Rng) => Action;

const atRandom: Decide = (state, seat, rng) =>
  bot.decide(state.table, game.own(state, seat), seat, rng);

/** Somebody who wants to come to something: builds on, delivers, and stops before the shares are too many. */
export const eager: Decide = (state, seat, rng) => {
  const { table } = state;
  const own = game.own(state, seat);
  const choices = game.choices(table, own, seat);
  const find = (...deeds: readonly Action['do'][]) =>
    choices.filter(({ do: is }) => deeds.includes(is));
  const pick = (from: readonly Action[]) => from[rng.below(from.length)] as Action;
  if (table.phase === 'auction') return pick(rng.below(3) > 0 ? find('pass') : choices.slice(0, 2));
  const deliveries = find('deliver');
  if (deliveries.length > 0 && rng.below(4) > 0) return pick(deliveries);
  if (own.money < 12 && (table.players[seat]?.shares ?? 0) < 14) return { do: 'issue-share' };
  const tiles = find('lay-track', 'redirect');
  const others = find(
    'take-card',
    'urbanise',
    'upgrade',
    'western-link',
    'grow-city',
    'announce-grant',
  );
  const wanted = tiles.length > 0 && (table.phase === 'build' || rng.below(3) > 0) ? tiles : others;
  return pick(wanted.length > 0 ? wanted : choices);
};

export function* playedGame(
  seats: number,
  seed: number,
  { options = NO_OPTIONS, decide = atRandom, entries = 400 } = {},
): Generator<Entry> {
  const rng = rngFrom(seed);
  const state = game.setup(seats, options);
  for (let nth = 0; nth < entries; nth++) {
    const actor = game.actors(state.table)[0];
    if (actor === undefined) return;
    const before = game.clone(state);
    const events: Event[] = [];
    const action = actor === 'chance' ? game.chance(state, rng) : decide(state, actor, rng);
    game.apply(state, actor, action, (event) => events.push(structuredClone(event)));
    yield { before, after: state, actor, action, events };
  }
}

/** The first state in which a seat is asked for this. */
export function stateAt(
  phase: RailroadTycoon['table']['phase'],
  { seats = 4, seed = 1, turn = 1, decide = eager, options = NO_OPTIONS } = {},
): State<RailroadTycoon> {
  for (const { after } of playedGame(seats, seed, { decide, options, entries: 4000 })) {
    if (after.table.phase === phase && after.table.turn >= turn) return game.clone(after);
  }
  throw new Error(`no game came to ${phase}`);
}

const RECORDS = 'src/games/railroad-tycoon/rules/records';

/** All whole games that the engine keeps: between them, every event there is. */
export const recordNames = (): string[] =>
  readdirSync(RECORDS).flatMap((file) => (file.endsWith('.json') ? [file.slice(0, -5)] : []));

export function* recordedGame(name: string): Generator<Entry> {
  const { seats, options, log } = parseRecord(readFileSync(`${RECORDS}/${name}.json`, 'utf8'));
  const state = game.setup(seats.length, game.parseOptions(options));
  for (const { actor, action } of standing(log as LogEntry<Action>[])) {
    const before = game.clone(state);
    const events: Event[] = [];
    game.apply(state, actor, action, (event) => events.push(structuredClone(event)));
    yield { before, after: state, actor, action, events };
  }
}
