import type { Trambahn } from '#games/trambahn/rules/model.ts';
import { type Lesson, say } from '#kernel/lesson.ts';
import { firstTurn } from './first-turn.ts';
import { playOn } from './play-on.ts';
import { rightMoment } from './right-moment.ts';

/** What teaches Trambahn: first what pays, then what makes it, then when to take it, then how it ends. */
export const lessons: readonly Lesson<Trambahn>[] = [
  {
    title: say('Learn Trambahn', 'Apprendre Trambahn'),
    seats: 2,
    options: {},
    stops: [...firstTurn, ...rightMoment],
    farewell: say(
      'You know all there is to know. Now play a game that has begun: the red terminus waits for its fourth.',
      'Vous savez tout ce qu’il faut. Jouez maintenant une partie déjà commencée : le terminus rouge attend son quatrième.',
    ),
    playOn,
  },
];
