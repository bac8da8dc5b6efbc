import type { Bot } from '#bots/bot.ts';
import { playMatch } from '#bots/match.ts';
import { botOf } from '#games/catalogue.ts';
import { canonical } from '#kernel/canonical.ts';
import { commitmentTo, rngOf } from '#kernel/chance.ts';
import type { Seat } from '#kernel/game.ts';
import { type Entry, isUndo, standing, type Undo } from '#kernel/log.ts';
import { exportRecord, type GameRecord } from '#kernel/record.ts';
import { replay } from '#kernel/replay.ts';
import { rngFrom } from '#kernel/rng.ts';
import { sha256, toHex, utf8 } from '#kernel/sha256.ts';
import { onTheClock } from '#testkit/recording.ts';
import { trambahn } from '../index.ts';
import type { Action, Trambahn } from '../model.ts';
import { type Show, showsOf } from './shows.ts';

/** How the recorded games were found. `records.test.ts` says how to find them again. */

const { game } = trambahn;
type TrambahnRecord = GameRecord<Action>;

const SEED = 1893;

const bot = (await botOf('trambahn', 'driver')) as unknown as Bot<Trambahn>;

/** The games to keep, each with what it must show. The first game found that does is taken. */
export const WANTED: Readonly<Record<string, readonly Show[]>> = {
  'taken-back': ['an action taken back freely', 'a reveal taken back with consent'],
  reshuffle: ['a reshuffle in the middle of a refill', 'decided on points'],
  'bonus-scoring': ['a bonus scoring'],
  'ends-mid-turn': ['an end in the middle of a turn', 'a second passenger in the row just cleared'],
  'columns-without-a-tram': ['columns turned into money', 'two scorings in one turn'],
  'decided-on-money': ['decided on money'],
  'no-tram-left': ['a display that shrinks'],
  'shared-win': ['a shared win'],
};
const MOST_GAMES = 10_000;

/** Searches for all of them among the games of two apprentices: one to two minutes. */
export function* findGames(): Generator<{ name: string; record: TrambahnRecord }> {
  yield { name: 'taken-back', record: gameTakenBack() };
  const wanted = new Map(Object.entries(WANTED));
  wanted.delete('taken-back');
  for (let number = 0; wanted.size > 0; number++) {
    if (number === MOST_GAMES) throw new Error(`not found: ${[...wanted.keys()].join(', ')}`);
    const record = matchOf(number);
    const shown = showsOf(record);
    const found = [...wanted].find(([, shows]) => shows.every((show) => shown.has(show)));
    if (!found) continue;
    wanted.delete(found[0]);
    yield { name: found[0], record };
  }
}

function matchOf(number: number): TrambahnRecord {
  const { secret, commitment, log } = playMatch(game, [bot, bot], {}, { seed: SEED, number });
  const seats = ['Lena', 'Max'].map((name) => ({ name, bot: bot.name }));
  return exportRecord(game, { options: {}, seats, commitment, secret, log: onTheClock(log) });
}

/** A game of two apprentices who now and then think better of it. */
function gameTakenBack(): TrambahnRecord {
  const secret = toHex(sha256(utf8(`${SEED}/taken back`)));
  const rng = rngFrom(SEED);
  const log: Entry<Action>[] = [];
  let undos = 0;
  for (;;) {
    const seq = log.length + 1;
    const state = replay(game, 2, {}, log);
    const [actor] = game.actors(state.table);
    if (actor === undefined) break;
    const undo = actor === 'chance' ? undefined : undoNow(log, actor, undos);
    if (undo) {
      undos++;
      log.push({ seq, at: 0, ...undo });
    } else if (actor === 'chance') {
      log.push({ seq, actor, action: game.chance(state, rngOf(secret, seq)), at: 0 });
    } else {
      const own = game.own(state, actor);
      const struck = lastStruck(log);
      // Whoever has just taken an action back does something else instead.
      const action = struck
        ? otherThan(struck, game.choices(state.table, own, actor))
        : bot.decide(state.table, own, actor, rng);
      log.push({ seq, actor, action, at: 0 });
    }
  }
  const seats = [{ name: 'Lena' }, { name: 'Max' }];
  const commitment = commitmentTo(secret);
  return exportRecord(game, { options: {}, seats, commitment, secret, log: onTheClock(log) });
}

/** The first action that the last entry took back, if that entry was an undo. */
function lastStruck(log: readonly Entry<Action>[]): Action | undefined {
  const last = log.at(-1);
  if (!last || !isUndo(last.action)) return undefined;
  const { undo } = last.action;
  return standing(log.slice(0, -1)).find(({ seq }) => seq > undo)?.action;
}

const otherThan = (action: Action, choices: readonly Action[]): Action =>
  choices.find((other) => canonical(other) !== canonical(action)) ?? action;

/**
 * Freely: one action, then two at once, then, an undo later, one more. With consent: whoever has just ended a turn
 * wants the last two decisions in it back, though the cards are drawn.
 */
function undoNow(
  log: readonly Entry<Action>[],
  actor: Seat,
  undos: number,
): { actor: Seat; action: Undo } | undefined {
  const force = standing(log);
  const ownInARow = force.length - 1 - force.findLastIndex((entry) => entry.actor !== actor);
  const back = (entries: number) => force.at(-1 - entries)?.seq ?? 0;
  if (undos === 0 && ownInARow === 2) return { actor, action: { undo: back(1) } };
  if (undos === 1 && ownInARow === 3) return { actor, action: { undo: back(2) } };
  if (undos === 2 && ownInARow === 1 && lastStruck(log))
    return { actor, action: { undo: back(1) } };
  if (undos === 3 && log.length > 40 && ownInARow === 0) {
    const last = force.findLastIndex((entry) => entry.actor === 1 - actor);
    const undo = force[last - 2]?.seq ?? 0;
    return { actor: 1 - actor, action: { undo, agreed: [actor] } };
  }
  return undefined;
}
