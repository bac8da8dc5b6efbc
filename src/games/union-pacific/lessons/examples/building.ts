import type { UnionPacific } from '#games/union-pacific/rules/model.ts';
import { type Example, say } from '#kernel/lesson.ts';
import { BN, EP, KC, spaceOf, WW } from '../position.ts';
import { afterFirst, MEMPHIS, opening } from '../positions.ts';
import { BLACK, build, DOTTED, example, JOKER, PLAIN } from './example.ts';
import { allPlaced, deadCards } from './positions.ts';

/** What builds what, and where. */
export const building: readonly Example<UnionPacific>[] = [
  example(
    '4.2',
    say(
      'Build with a joker between Denver and Albuquerque, although you hold none.',
      'Construisez avec un joker entre Denver et Albuquerque, alors que vous n’en avez pas.',
    ),
    { at: opening, tried: build(JOKER, EP, spaceOf('denver', 'albuquerque')) },
  ),
  example(
    '4.4',
    say(
      'Swap your plain card, which is not dead.',
      'Échangez votre carte simple, qui n’est pas morte.',
    ),
    { at: deadCards, tried: { do: 'swap-track', track: PLAIN }, lit: ['track:0'] },
    { swap: true },
  ),
  example(
    '5.2',
    say(
      'Choose Billings Northern Light, then touch a black space between Denver and Kansas City.',
      'Choisissez Billings Northern Light, puis touchez une case noire entre Denver et Kansas City.',
    ),
    { at: opening, tried: build(BLACK, BN, spaceOf('denver', 'kansas-city')), lit: ['chip:1'] },
  ),
  example(
    '5.3',
    say(
      'Choose your plain card, then touch a dotted space between Denver and Albuquerque.',
      'Choisissez votre carte simple, puis touchez une case pointillée entre Denver et Albuquerque.',
    ),
    { at: opening, tried: build(PLAIN, EP, spaceOf('denver', 'albuquerque')), lit: ['track:0'] },
  ),
  example(
    '5.4',
    say(
      'Touch the space between St. Louis and Memphis on which a train stands.',
      'Touchez, entre Saint-Louis et Memphis, la case où se trouve un train.',
    ),
    { at: afterFirst, tried: build(BLACK, EP, MEMPHIS), lit: [`train:${MEMPHIS}`] },
  ),
  example(
    '5.5',
    say(
      'Choose Kansas City Central, then touch the free space between St. Louis and Memphis: it has a train there.',
      'Choisissez Kansas City Central, puis touchez la case libre entre Saint-Louis et Memphis : elle y a déjà un train.',
    ),
    { at: afterFirst, tried: build(BLACK, KC, MEMPHIS + 1), lit: ['chip:7'] },
  ),
  example(
    '5.6',
    say(
      'Choose Kansas City Central, then touch a black space between Dallas and New Orleans.',
      'Choisissez Kansas City Central, puis touchez une case noire entre Dallas et La Nouvelle-Orléans.',
    ),
    { at: afterFirst, tried: build(BLACK, KC, spaceOf('dallas', 'new-orleans')), lit: ['chip:7'] },
  ),
  example(
    '5.7',
    say(
      'All seven trains of Wyoming & Western are placed. Build an eighth.',
      'Les sept trains de Wyoming & Western sont placés. Construisez-en un huitième.',
    ),
    {
      at: allPlaced,
      seen: [`row:${WW}`],
      opens: 'pane:papers',
      tried: build(DOTTED, WW, spaceOf('cheyenne', 'denver')),
    },
  ),
];
