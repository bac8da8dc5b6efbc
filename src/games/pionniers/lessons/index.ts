import type { Pionniers } from '#games/pionniers/rules/model.ts';
import { type Lesson, say } from '#kernel/lesson.ts';
import { dangers } from './dangers.ts';
import { playOn } from './play-on.ts';
import { rails } from './rails.ts';

/** What teaches Les Pionniers du Rail: the buffers, rails, rivers and dynamite, what may happen, and the buffers again. */
export const lessons: readonly Lesson<Pionniers>[] = [
  {
    title: say('Learn Les Pionniers du Rail', 'Apprendre Les Pionniers du Rail'),
    seats: 2,
    options: { board: 'level', lines: 'in-order', twoTrains: false },
    stops: [...rails, ...dangers],
    farewell: say(
      'Rails ahead, but not too many, and a crate kept for the end. Now play on against the Apprentice.',
      'Des rails devant soi, mais pas trop, et une caisse gardée pour la fin. À vous de continuer contre l’Apprenti.',
    ),
    playOn,
  },
];
