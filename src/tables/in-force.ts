import { isUndo } from '#kernel/log.ts';
import type { LogLine } from './store.ts';

/** Reads lines of a log, from one number to another, both included. */
export type ReadLines = (from: number, to: number) => Promise<readonly LogLine[]>;

/** How many lines are read at a time: few where the way back has just jumped, more where it goes on step by step. */
const [FEWEST, MOST] = [16, 256];

/**
 * The entries in force after `base` and up to `top`, oldest first; `base` is in force itself, or the beginning. The way
 * leads backwards: an undo at `at` stands for the entry it names, so whatever was struck in between is never read, however
 * much it is.
 */
export async function inForceBetween(
  read: ReadLines,
  base: number,
  top: number,
): Promise<readonly LogLine[]> {
  const found: LogLine[] = [];
  let lines: readonly LogLine[] = [];
  let [at, first, size] = [top, top + 1, FEWEST];
  while (at > base) {
    if (at < first) {
      size = at === first - 1 ? Math.min(MOST, 2 * size) : FEWEST;
      first = Math.max(base + 1, at - size + 1);
      lines = await read(first, at);
    }
    const line = lines[at - first];
    if (line?.seq !== at) throw new Error(`entry ${at} is missing`);
    if (isUndo(line.action)) at = line.action.undo;
    else {
      found.push(line);
      at--;
    }
  }
  if (at < base) throw new Error(`entry ${base} is out of force`);
  return found.reverse();
}
