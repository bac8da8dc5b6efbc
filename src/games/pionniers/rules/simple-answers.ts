import type { Seat } from '#kernel/game.ts';
import type { SimpleAnswer } from '#kernel/title.ts';
import type { Action, Own, Table } from './model.ts';
import { play } from './play.ts';

const WORDS: Readonly<Partial<Record<Action['do'], SimpleAnswer<Action>['words']>>> = {
  lay: { en: 'Throw to lay track', fr: 'Lancer pour poser' },
  move: { en: 'Throw to move', fr: 'Lancer pour avancer' },
  'keep-crate': { en: 'Keep the crate', fr: 'Garder la caisse' },
};

/** What the dice are thrown for, and to keep one's crate. Where it would go takes a board. */
export function simpleAnswers(table: Table, own: Own, seat: Seat): SimpleAnswer<Action>[] {
  return play.choices(table, own, seat).flatMap((action) => {
    const words = WORDS[action.do];
    return words ? [{ action, words }] : [];
  });
}
