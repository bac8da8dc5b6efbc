import type { Seat } from '#kernel/game.ts';
import type { SimpleAnswer } from '#kernel/title.ts';
import type { Action, Own, Table } from './model.ts';
import { play } from './play.ts';

const WORDS: Readonly<Partial<Record<Action['do'], Omit<SimpleAnswer<Action>, 'action'>>>> = {
  'stop-swapping': {
    words: { en: 'Go on without replacing', fr: 'Continuer sans remplacer' },
    done: { en: 'Gone on without replacing', fr: 'Continué sans remplacer' },
  },
  'end-turn': {
    words: { en: 'End the turn', fr: 'Finir le tour' },
    done: { en: 'Turn ended', fr: 'Tour fini' },
  },
};

/** To leave it at that. All else takes the board, or one's hand. */
export function simpleAnswers(table: Table, own: Own, seat: Seat): SimpleAnswer<Action>[] {
  return play.choices(table, own, seat).flatMap((action) => {
    const said = WORDS[action.do];
    return said ? [{ action, ...said }] : [];
  });
}
