import { useSyncExternalStore } from 'react';
import type { Kind } from '#kernel/game.ts';
import type { BoardProps, Face } from '#ui/face.ts';
import type { Course } from './course.ts';

/** The face of a game whose board points at what is spoken of and has no name, until that has been tried. */
export function pointing(face: Face<Kind>, course: Course): Face<Kind> {
  const { Board } = face;
  const Pointing = (props: BoardProps<Kind>) => {
    const about = useSyncExternalStore(course.subscribe, () => course.about);
    return <Board {...props} {...(about ? { pointedAt: about } : {})} />;
  };
  return course.lesson.stops.some(({ about }) => about) ? { ...face, Board: Pointing } : face;
}
