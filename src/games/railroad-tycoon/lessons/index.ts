import type { RailroadTycoon } from '#games/railroad-tycoon/rules/model.ts';
import { type Lesson, say } from '#kernel/lesson.ts';
import { firstTurns } from './first-turns.ts';
import { judgement } from './judgement.ts';
import { playOn } from './play-on.ts';

/** What teaches Railroad Tycoon, by the beginners' option: first a delivery, then what makes it, then how it ends. */
export const lessons: readonly Lesson<RailroadTycoon>[] = [
  {
    title: say('Learn Railroad Tycoon', 'Apprendre Railroad Tycoon'),
    seats: 2,
    options: { map: 'eastern-us', beginner: true, sharp: false, tiles: null, turns: null },
    stops: [...firstTurns, ...judgement],
    farewell: say(
      'Play without cards at first: operations cards and secret tycoons can come later. Now play on: it is turn 3, and a cube waits for two links of yours.',
      'Jouez d’abord sans cartes ni nabab secret : ils viendront ensuite. À vous de continuer : c’est le tour 3, et un cube attend deux liens à vous.',
    ),
    playOn,
  },
];
