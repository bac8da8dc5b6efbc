import { rngNamed, type Secret } from './chance.ts';
import type { Actor, Seat } from './game.ts';
import type { Rng } from './rng.ts';

/**
 * A deal is a secret that several tables are played under, so that they can be compared. Its chance draws by the moment and
 * not by the number of the entry: the n-th draw after a decision of a seat is the same at all of them, however many entries
 * came before. A secret says by its beginning that it is one, so a log needs nothing else to be checked.
 */
const MARK = 'dea1dea1dea1dea1';

/** A deal from a true secret: 24 of its 32 bytes, behind the mark. */
export function dealFrom(secret: Secret): Secret {
  return MARK + secret.slice(MARK.length);
}

export function isDeal(secret: Secret): boolean {
  return secret.startsWith(MARK);
}

/** An entry, as far as moments are counted. */
type Counted = { seq: number; actor: Actor };

/**
 * How far a log has come: who decided last, how often each seat has entered something, and how often chance has drawn after
 * each. What was undone counts too: after an undo chance draws anew.
 */
export type Moment = {
  readonly last: Seat | undefined;
  readonly entries: Readonly<Record<number, number>>;
  readonly draws: Readonly<Record<string, number>>;
};

export const BEGINNING: Moment = { last: undefined, entries: {}, draws: {} };

export function momentAfter({ last, entries, draws }: Moment, { actor }: Counted): Moment {
  if (actor !== 'chance') {
    return { last: actor, entries: { ...entries, [actor]: (entries[actor] ?? 0) + 1 }, draws };
  }
  const lane = laneOf(last);
  return { last, entries, draws: { ...draws, [lane]: (draws[lane] ?? 0) + 1 } };
}

const laneOf = (last: Seat | undefined): string => (last === undefined ? 'table' : `${last}`);

/** What the draw of chance at this moment, which is the entry `seq`, is called under its secret: 12, or 0.3 in a deal. */
export function nameOfDraw(secret: Secret, seq: number, { last, draws }: Moment): string {
  const lane = laneOf(last);
  return isDeal(secret) ? `${lane}.${draws[lane] ?? 0}` : `${seq}`;
}

/** The generator of that draw, and of no other. */
export function rngAt(secret: Secret, seq: number, moment: Moment): Rng {
  return rngNamed(secret, nameOfDraw(secret, seq, moment));
}

/** The generator of the bot of this seat, asked after the entry `seq`. */
export function rngOfBot(secret: Secret, seq: number, seat: Seat, { entries }: Moment): Rng {
  return rngNamed(secret, isDeal(secret) ? `bot.${seat}.${entries[seat] ?? 0}` : `${-seq}`);
}

/** What each draw of this log is called under its secret, by the number of its entry. */
export function namesOfDraws(secret: Secret, log: readonly Counted[]): Map<number, string> {
  const names = new Map<number, string>();
  let moment = BEGINNING;
  for (const entry of log) {
    if (entry.actor === 'chance') names.set(entry.seq, nameOfDraw(secret, entry.seq, moment));
    moment = momentAfter(moment, entry);
  }
  return names;
}
