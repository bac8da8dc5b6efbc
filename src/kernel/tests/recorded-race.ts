import { commitmentTo, rngOf } from '../chance.ts';
import type { Seat } from '../game.ts';
import { type Entry, isUndo, standing } from '../log.ts';
import {
  BadRecord,
  exportRecord,
  type GameRecord,
  parseRecord,
  type Recorded,
  verifyRecord,
} from '../record.ts';
import { replay } from '../replay.ts';
import { rngFrom } from '../rng.ts';
import { type DiceRace, diceRace } from './dice-race.ts';

export type Action = DiceRace['action'];
/** A record one may spoil: nothing in it is typed. */
export type Loose = Record<string, unknown> & { log: Record<string, unknown>[] };

export const SECRET = 'c0ffee'.padEnd(64, '0');
export const OPTIONS = { goal: 15 };

/** A whole game at random, its chance bound by the secret; now and then a seat takes back what is free. */
export function played(seed: number): Recorded<DiceRace> {
  const rng = rngFrom(seed);
  const log: Entry<Action>[] = [];
  for (;;) {
    const seq = log.length + 1;
    const state = replay(diceRace, 2, OPTIONS, log);
    const [actor] = diceRace.actors(state.table);
    if (actor === undefined) break;
    const [before, last] = standing(log).slice(-2);
    const choices = diceRace.choices(state.table, null, actor as Seat);
    const action =
      actor === 'chance'
        ? diceRace.chance(state, rngOf(SECRET, seq))
        : last?.actor === actor && rng.below(4) === 0
          ? { undo: before?.seq ?? 0 }
          : (choices[rng.below(choices.length)] as Action);
    log.push({ seq, actor, action, at: 1_700_000_000_000 + seq });
  }
  const seats = [{ name: 'Élodie' }, { name: 'Max', bot: 'random' }];
  return { options: OPTIONS, seats, commitment: commitmentTo(SECRET), secret: SECRET, log };
}

export const GAME = played(3);
export const RECORD = exportRecord(diceRace, GAME);
export const LENGTH = RECORD.log.length;

export const loose = (record: GameRecord<Action> = RECORD): Loose =>
  structuredClone<unknown>(record) as Loose;

/** What is said of this text, read and verified. */
export function answerTo(text: string): string {
  try {
    verifyRecord(diceRace, parseRecord(text));
    return 'OK';
  } catch (error) {
    if (error instanceof BadRecord) return error.message;
    throw error;
  }
}

export function spoilt(change: (record: Loose) => unknown): string {
  const record = loose();
  change(record);
  return answerTo(JSON.stringify(record));
}

/** Spoilt by somebody who knows the format and writes all the checksums anew. */
export function forged(
  change: (game: { log: Entry<Action>[] } & Recorded<DiceRace>) => unknown,
): string {
  const game = { ...structuredClone(GAME), log: structuredClone(GAME.log) as Entry<Action>[] };
  change(game);
  return answerTo(JSON.stringify(exportRecord(diceRace, game)));
}

export const entryAt = (record: Loose, seq: number) =>
  record.log[seq - 1] as Record<string, unknown>;
const seqOf = (holds: (entry: Entry<Action>) => boolean): number =>
  (GAME.log.find(holds) as Entry<Action>).seq;
export const WALK = seqOf(({ action, seq }) => seq > 3 && 'walk' in action);
export const ROLL = seqOf(({ action, seq }) => seq > 3 && 'roll' in action);
export const UNDO = seqOf(({ action }) => isUndo(action));
