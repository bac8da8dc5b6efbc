import type { RailroadTycoon } from '#games/railroad-tycoon/rules/model.ts';
import { type Lesson, say } from '#kernel/lesson.ts';
import { firstTurns } from './first-turns.ts';
import { judgement } from './judgement.ts';

/** What teaches Railroad Tycoon, by the beginners' option: first a delivery, then what makes it, then how it ends. */
export const lessons: readonly Lesson<RailroadTycoon>[] = [
  {
    title: say('Learn Railroad Tycoon', 'Apprendre Railroad Tycoon'),
    seats: 2,
    options: { map: 'eastern-us', beginner: true, sharp: false, tiles: null, turns: null },
    stops: [...firstTurns, ...judgement],
    farewell: say(
      'Play a first game without cards, as here. Operations cards and secret tycoons can come later.',
      'Jouez d’abord sans cartes, comme ici. Les cartes d’opérations et le nabab secret viendront ensuite.',
    ),
  },
];
