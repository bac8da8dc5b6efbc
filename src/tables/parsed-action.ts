import { type Kind, Malformed } from '#kernel/game.ts';
import type { Title } from '#kernel/title.ts';
import { refuse } from './refusing.ts';

/** What somebody asked for, as an action of this game; refused if it has not even the form of one. */
export function parsedAction({ game }: Title<Kind>, raw: unknown): unknown {
  try {
    return game.parseAction(raw);
  } catch (error) {
    if (error instanceof Malformed) return refuse('malformed');
    throw error;
  }
}
