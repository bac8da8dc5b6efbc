import type { Seat } from '#kernel/game.ts';
import type { SimpleAnswer } from '#kernel/title.ts';
import type { Action, Own, Table } from './model.ts';
import { play } from './play.ts';

const WORDS: Readonly<Partial<Record<Action['do'], SimpleAnswer<Action>['words']>>> = {
  'stop-swapping': { en: 'Go on without replacing', fr: 'Continuer sans remplacer' },
  'end-turn': { en: 'End the turn', fr: 'Finir le tour' },
};

/** To leave it at that. All else takes the board, or one's hand. */
export function simpleAnswers(table: Table, own: Own, seat: Seat): SimpleAnswer<Action>[] {
  return play.choices(table, own, seat).flatMap((action) => {
    const words = WORDS[action.do];
    return words ? [{ action, words }] : [];
  });
}
