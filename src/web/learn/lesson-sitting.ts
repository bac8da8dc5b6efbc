import type { Kind } from '#kernel/game.ts';
import type { Title } from '#kernel/title.ts';
import type { Face } from '#ui/face.ts';
import { Composer } from '../table/compose.ts';
import type { TableStore } from '../table/store.ts';
import type { Sitting } from '../table/use-table.ts';
import type { Course } from './course.ts';

/**
 * The pupil at the table: the game as it is, with its choices and its judge, so that the board says what is true; but the table
 * takes nothing else than what the stop asks (`lesson-connection.ts`), and what is refused is answered by the lesson. Made anew for each stop, so that the board asks again.
 */
export function lessonSitting(course: Course, store: TableStore, face: Face<Kind>): Sitting {
  const title = titleIn(course);
  return {
    store,
    title,
    face: quietly(face),
    composer: new Composer(title, store),
    taught: (refusal, action) => course.refused(action, refusal),
  };
}

function titleIn(course: Course): Title<Kind> {
  const { orders: _o, simpleAnswers: _s, ...title } = course.title;
  // Nothing is planned, and nothing is ordered: there is one thing to do.
  const { toTurnOf: _t, ...game } = title.game;
  return { ...title, game };
}

/** What happened is told by the card, and by nothing else over the table. */
function quietly({ sign: _, digest: _d, ...face }: Face<Kind>): Face<Kind> {
  return { ...face, digest: () => [] };
}
