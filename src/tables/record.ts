import type { GameSession } from './game-session.ts';
import { refuse } from './refusing.ts';
import type { LogLine } from './store.ts';

/** As many entries of a log as are read for one message, and as many characters as it holds. */
const MOST_LINES = 400;
const MOST_CHARACTERS = 40_000;

/**
 * A piece of the log, struck entries and hidden draws with it: only for a game that is over. From all pieces, and from what a
 * welcome says, a page puts the record together.
 */
export async function logFrom(session: GameSession, from: number): Promise<readonly LogLine[]> {
  if (session.actors.length > 0) refuse('not-yours');
  const lines = await session.lines(from, from + MOST_LINES - 1);
  let room = MOST_CHARACTERS;
  const first = lines.findIndex((line) => {
    room -= JSON.stringify(line).length;
    return room < 0;
  });
  return first < 0 ? lines : lines.slice(0, Math.max(1, first));
}
