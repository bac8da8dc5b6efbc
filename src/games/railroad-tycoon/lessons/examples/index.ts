import type { RailroadTycoon } from '#games/railroad-tycoon/rules/model.ts';
import type { Example } from '#kernel/lesson.ts';
import { building } from './building.ts';
import { cardsAndWest } from './cards.ts';
import { delivering } from './delivering.ts';
import { moments } from './moments.ts';

/** What the rules of Railroad Tycoon refuse, to be tried. */
export const examples: readonly Example<RailroadTycoon>[] = [
  ...moments,
  ...building,
  ...delivering,
  ...cardsAndWest,
];
