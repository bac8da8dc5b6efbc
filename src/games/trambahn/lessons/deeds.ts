import type { Action, Line, Step, Tram, Trambahn } from '#games/trambahn/rules/model.ts';
import type { Deed } from '#kernel/lesson.ts';
import { card, cards } from './cards.ts';

/** The actions, as short as a lesson wants to say them. */

export const passenger = (name: string, row: Line): Action => ({
  do: 'lay-passenger',
  card: card(name),
  row,
});
export const start = (name: string): Action => ({ do: 'start-column', card: card(name) });
export const extend = (name: string, column: number): Action => ({
  do: 'extend-column',
  card: card(name),
  column,
});
export const bank = (name: string): Action => ({ do: 'bank', card: card(name) });
export const buy = (tram: Tram, column: number): Action => ({ do: 'buy-tram', tram, column });
export const end = (step: Step): Action => ({ do: 'end-step', step });

const PUPIL = 0;
const RIVAL = 1;

export const forPupil = (action: Action): Deed<Trambahn> => ({ actor: PUPIL, action });
export const byRival = (action: Action): Deed<Trambahn> => ({ actor: RIVAL, action });
export const drawn = (spent: string, drew: string): Deed<Trambahn> => ({
  actor: 'chance',
  action: { do: 'refill', spent: cards(spent), drawn: cards(drew) },
});
