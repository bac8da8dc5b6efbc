import type { UnionPacific } from '#games/union-pacific/rules/model.ts';
import { type Example, say } from '#kernel/lesson.ts';
import { EP, KC, MR, WW } from '../position.ts';
import { opening } from '../positions.ts';
import { example, WHITE } from './example.ts';
import {
  chosen,
  dealt,
  noWhite,
  othersChoose,
  over,
  rivalExchanges,
  rivalStops,
} from './positions.ts';

/** Who may act, and when. */
export const turns: readonly Example<UnionPacific>[] = [
  example(
    '2.4',
    say(
      'Open with a Wyoming & Western share, although you hold none.',
      'Investissez d’abord une action Wyoming & Western, alors que vous n’en avez pas.',
    ),
    { at: dealt, tried: { do: 'choose-opening', share: WW } },
  ),
  example(
    '2.5',
    say(
      'You have opened with Kansas City Central. Choose El Paso & Rio Grande instead.',
      'Vous avez choisi Kansas City Central pour l’investissement initial. Choisissez plutôt El Paso & Rio Grande.',
    ),
    {
      at: chosen,
      seen: [`hand:${KC}`, `hand:${EP}`],
      tried: { do: 'choose-opening', share: EP },
      after: othersChoose,
    },
  ),
  example(
    '3.2',
    say(
      'A rival is playing. Invest your Kansas City Central share now.',
      'Un adversaire joue. Investissez tout de suite votre action Kansas City Central.',
    ),
    {
      at: rivalExchanges,
      seen: [`hand:${KC}`],
      tried: { do: 'invest', share: KC, count: 1 },
      after: rivalStops,
    },
  ),
  example(
    '3.3',
    say(
      'Take the Kansas City Central share from the display before you have built.',
      'Prenez l’action Kansas City Central visible avant d’avoir construit.',
    ),
    {
      at: opening,
      seen: ['display:2'],
      opens: 'pane:papers',
      tried: { do: 'take-display', place: 2 },
    },
  ),
  example(
    '3.5',
    say(
      'Discard your white card, which can build nothing.',
      'Défaussez votre carte blanche, qui ne peut rien construire.',
    ),
    { at: noWhite, tried: { do: 'discard', track: WHITE }, lit: ['track:3'] },
  ),
  example(
    '11.2',
    say(
      'The last dividend is paid. Invest your Marquette Rocky Road share.',
      'Le dernier dividende est payé. Investissez votre action Marquette Rocky Road.',
    ),
    {
      at: over,
      seen: [`hand:${MR}`],
      opens: 'pane:papers',
      tried: { do: 'invest', share: MR, count: 1 },
    },
  ),
];
