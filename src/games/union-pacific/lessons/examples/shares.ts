import type { UnionPacific } from '#games/union-pacific/rules/model.ts';
import { type Example, say } from '#kernel/lesson.ts';
import { KC, MS } from '../position.ts';
import { afterFirst, opening } from '../positions.ts';
import { example } from './example.ts';
import { EMPTY_PLACE, emptyPile, exchanging, noUp, secondEdition } from './positions.ts';

/** Shares: taken, exchanged, invested. */
export const shares: readonly Example<UnionPacific>[] = [
  example(
    '6.2',
    say(
      'Imagine the pile had run out, and a place of the display stood empty. Take a share from there.',
      'Imaginez la pioche épuisée et un emplacement vide. Prenez-y une action.',
    ),
    { at: emptyPile, tried: { do: 'take-display', place: EMPTY_PLACE } },
  ),
  example(
    '6.3',
    say(
      'Imagine the pile had run out. Take a card from it all the same.',
      'Imaginez la pioche épuisée. Prenez-y quand même une carte.',
    ),
    { at: emptyPile, seen: ['pile'], tried: { do: 'take-pile' } },
  ),
  example(
    '6.4',
    say(
      'Take a Union Pacific share, although none is left.',
      'Prenez une action Union Pacific, alors qu’il n’en reste aucune.',
    ),
    { at: noUp, tried: { do: 'take-up' } },
  ),
  example(
    '6.5',
    say(
      'Take a Union Pacific share after building, as in the first edition.',
      'Prenez une action Union Pacific après avoir construit, comme dans la première édition.',
    ),
    { at: secondEdition, tried: { do: 'take-up' }, lit: ['display:up'] },
    { second: true },
  ),
  example(
    '7.2',
    say(
      'Exchange a Kansas City Central share: yours are exposed, and none is in your hand.',
      'Échangez une action Kansas City Central : les vôtres sont exposées, aucune n’est dans votre main.',
    ),
    {
      at: exchanging,
      seen: [`row:${KC}`],
      opens: 'pane:papers',
      tried: { do: 'exchange', share: KC },
    },
  ),
  example(
    '8.2',
    say(
      'Invest two Kansas City Central shares: you hold only one.',
      'Investissez deux actions Kansas City Central : vous n’en avez qu’une en main.',
    ),
    {
      at: opening,
      seen: [`hand:${KC}`],
      opens: 'mode:invest',
      tried: { do: 'invest', share: KC, count: 2 },
    },
  ),
  example(
    '8.3',
    say(
      'Invest your two Miami Southern shares as one each of two companies.',
      'Investissez vos deux actions Miami Southern comme une action de chacune de deux compagnies.',
    ),
    {
      at: afterFirst,
      seen: [`hand:${MS}`],
      opens: 'mode:invest',
      tried: { do: 'invest-pair', shares: [MS, MS] },
    },
  ),
];
