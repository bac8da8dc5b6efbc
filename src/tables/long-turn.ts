import type { Refusal, Seat } from '#kernel/game.ts';
import type { ReadLines } from './in-force.ts';
import type { LogLine } from './store.ts';

/** H.6: so many entries a player makes in one turn. The longest honest turn that was ever simulated has 12. */
export const MOST_IN_A_TURN = 1000;

/**
 * The entries of one seat, undos among them, since another seat's last one: what a turn is, to a log. Chance neither
 * counts nor parts them.
 */
export type Run = { seat: Seat | undefined; entries: number };

/** How many lines are read at a time. */
const [FEWEST, MOST] = [16, 256];

/** The run that a log of this length ends with, counted no further than the rule needs. */
export async function lastRun(read: ReadLines, length: number): Promise<Run> {
  let run: Run = { seat: undefined, entries: 0 };
  for (let to = length, size = FEWEST; to > 0; to -= size, size = Math.min(MOST, 2 * size)) {
    const lines = await read(Math.max(1, to - size + 1), to);
    for (const { actor } of lines.toReversed()) {
      if (actor === 'chance') continue;
      if (actor !== (run.seat ?? actor) || run.entries >= MOST_IN_A_TURN) return run;
      run = { seat: actor, entries: run.entries + 1 };
    }
  }
  return run;
}

/** The run after these lines. */
export function runAfter(run: Run, lines: readonly LogLine[]): Run {
  let { seat, entries } = run;
  for (const { actor } of lines) {
    if (actor === 'chance') continue;
    entries = actor === seat ? entries + 1 : 1;
    seat = actor;
  }
  return { seat, entries };
}

/** H.6: nothing more is done in this turn than to end it. */
export const turnIsFull: Refusal = { rule: 'H.6', params: { most: MOST_IN_A_TURN } };

/** H.6: would so many more entries of this seat be more than a turn may hold? */
export function isFull({ seat, entries }: Run, of: Seat, more: number): boolean {
  return seat === of && entries + more > MOST_IN_A_TURN;
}
