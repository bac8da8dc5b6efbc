import { useRemembered } from '#ui/use-remembered.ts';
import { progress } from '../learn/progress.ts';

/** How far somebody has come with a game's lesson in this browser: not begun, at a stop (from 1), or done. */
export type LessonStand = 'new' | { at: number } | 'done';

export function useLessonStand(game: string): LessonStand {
  const { [game]: come } = useRemembered(progress);
  if (come === undefined) return 'new';
  return come.done ? 'done' : { at: come.at + 1 };
}
