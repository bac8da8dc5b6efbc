import type { Seat } from '#kernel/game.ts';
import type { SimpleAnswer } from '#kernel/title.ts';
import type { Action, Own, Step, Table } from './model.ts';
import { play } from './play.ts';

const WORDS: Readonly<Record<Step, SimpleAnswer<Action>['words']>> = {
  passengers: { en: 'Lay no more passengers', fr: 'Ne plus poser de passagers' },
  stations: { en: 'Lay no more stations', fr: 'Ne plus poser de stations' },
  income: { en: 'Lay no more money', fr: 'Ne plus ajouter d’argent' },
  trams: { en: 'Buy no more trams', fr: 'Ne plus acheter de tramways' },
};

/** To end a step that somebody has left open. */
export function simpleAnswers(table: Table, own: Own, seat: Seat): SimpleAnswer<Action>[] {
  return play
    .choices(table, own, seat)
    .flatMap((action) => (action.do === 'end-step' ? [{ action, words: WORDS[action.step] }] : []));
}
