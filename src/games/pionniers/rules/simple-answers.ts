import type { Seat } from '#kernel/game.ts';
import type { SimpleAnswer } from '#kernel/title.ts';
import type { Action, Own, Table } from './model.ts';
import { play } from './play.ts';

const WORDS: Readonly<Partial<Record<Action['do'], Omit<SimpleAnswer<Action>, 'action'>>>> = {
  lay: {
    words: { en: 'Throw to lay track', fr: 'Lancer pour poser' },
    done: { en: 'Thrown to lay track', fr: 'Dés lancés pour poser' },
  },
  move: {
    words: { en: 'Throw to move', fr: 'Lancer pour avancer' },
    done: { en: 'Thrown to move', fr: 'Dés lancés pour avancer' },
  },
  'keep-crate': {
    words: { en: 'Keep the crate', fr: 'Garder la caisse' },
    done: { en: 'Crate kept', fr: 'Caisse gardée' },
  },
};

/** What the dice are thrown for, and to keep one's crate. Where it would go takes a board. */
export function simpleAnswers(table: Table, own: Own, seat: Seat): SimpleAnswer<Action>[] {
  return play.choices(table, own, seat).flatMap((action) => {
    const said = WORDS[action.do];
    return said ? [{ action, ...said }] : [];
  });
}
