import type { Action, Options, UnionPacific } from '#games/union-pacific/rules/model.ts';
import type { RuleId } from '#kernel/game.ts';
import { type Example, type Said, say } from '#kernel/lesson.ts';
import { BN, EP, KC, spaceOf } from '../position.ts';
import { afterFirst, MEMPHIS, opening } from '../positions.ts';
import { deadCards, noWhite, secondEdition } from './positions.ts';

type Tried = Pick<Example<UnionPacific>, 'at' | 'tried' | 'lit'>;

const USUAL: Options = {
  board: 'north-america',
  spread: false,
  second: false,
  swap: false,
  hiddenMoney: false,
};

const example = (
  rule: RuleId,
  task: Said,
  tried: Tried,
  options: Partial<Options> = {},
): Example<UnionPacific> => ({
  rule,
  seats: 3,
  options: { ...USUAL, ...options },
  task,
  ...tried,
});

const [PLAIN, , BLACK, WHITE] = [0, 1, 2, 3];

const build = (track: number, company: number, space: number): Action => ({
  do: 'build',
  track,
  company,
  space,
});

/** What the rules of Union Pacific refuse, to be tried. */
export const examples: readonly Example<UnionPacific>[] = [
  example(
    '3.5',
    say(
      'Discard your white card, which can build nothing.',
      'Défaussez votre carte blanche, qui ne peut rien construire.',
    ),
    { at: noWhite, tried: { do: 'discard', track: WHITE }, lit: ['track:3'] },
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
      'Choose Kansas City Central, then touch a black space between Dallas and New Orleans, where its network does not reach.',
      'Choisissez Kansas City Central, puis touchez une case noire entre Dallas et La Nouvelle-Orléans, hors de son réseau.',
    ),
    { at: afterFirst, tried: build(BLACK, KC, spaceOf('dallas', 'new-orleans')), lit: ['chip:7'] },
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
];
