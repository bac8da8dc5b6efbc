import type { Seat } from '#kernel/game.ts';
import type { SimpleAnswer } from '#kernel/title.ts';
import type { Action, Own, Step, Table } from './model.ts';
import { play } from './play.ts';

const WORDS: Readonly<Record<Step, Omit<SimpleAnswer<Action>, 'action'>>> = {
  passengers: {
    words: { en: 'Lay no more passengers', fr: 'Ne plus poser de passagers' },
    done: { en: 'No more passengers laid', fr: 'Plus de passagers posés' },
  },
  stations: {
    words: { en: 'Lay no more stations', fr: 'Ne plus poser de stations' },
    done: { en: 'No more stations laid', fr: 'Plus de stations posées' },
  },
  income: {
    words: { en: 'Lay no more money', fr: 'Ne plus ajouter d’argent' },
    done: { en: 'No more money laid', fr: 'Plus d’argent ajouté' },
  },
  trams: {
    words: { en: 'Buy no more trams', fr: 'Ne plus acheter de tramways' },
    done: { en: 'No more trams bought', fr: 'Plus de tramways achetés' },
  },
};

/** To end a step that somebody has left open. */
export function simpleAnswers(table: Table, own: Own, seat: Seat): SimpleAnswer<Action>[] {
  return play
    .choices(table, own, seat)
    .flatMap((action) => (action.do === 'end-step' ? [{ action, ...WORDS[action.step] }] : []));
}
