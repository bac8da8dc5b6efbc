import type { Action, Options, RailroadTycoon } from '#games/railroad-tycoon/rules/model.ts';
import type { RuleId } from '#kernel/game.ts';
import { type Example, type Said, say } from '#kernel/lesson.ts';
import { deliver, onMap, UPGRADE, urbanise } from '../deeds.ts';
import { cardOf, cityOf } from '../position.ts';
import { better, greyCity, lastAction } from '../positions.ts';
import { atLake, begun, cards, highest, noNewCity, sideBySide, westTaken } from './positions.ts';

type Tried = Pick<Example<RailroadTycoon>, 'at' | 'tried' | 'lit'>;

const options = (beginner: boolean): Options => ({
  map: 'eastern-us',
  beginner,
  sharp: false,
  tiles: null,
  turns: null,
});

const inGame =
  (beginner: boolean) =>
  (rule: RuleId, task: Said, tried: Tried): Example<RailroadTycoon> => ({
    rule,
    seats: 2,
    options: options(beginner),
    task,
    ...tried,
  });

/** In the game of the lesson, and in a whole one. */
const simply = inGame(true);
const wholly = inGame(false);

const tile = (hex: number, from: number, to: number): Action => ({
  do: 'lay-track',
  hex,
  from,
  to,
});
const BUILD = 'mode:build';
const DELIVER = 'mode:deliver';
const URBANISE = 'mode:urbanise';
const WEST = 'mode:west';

/** What the rules of Railroad Tycoon refuse, to be tried. */
export const examples: readonly Example<RailroadTycoon>[] = [
  simply(
    '6.2',
    say(
      'Begin a track at Cleveland, then touch Lake Erie beside it.',
      'Commencez une voie à Cleveland, puis touchez le lac Érié, à côté.',
    ),
    { at: atLake, tried: tile(294, 5, 2), lit: [BUILD, onMap('cleveland')] },
  ),
  simply(
    '6.3',
    say(
      'Begin a track at Louisville, then touch open country far from any city.',
      'Commencez une voie à Louisville, puis touchez la campagne, loin de toute ville.',
    ),
    { at: better, tried: tile(572, 0, 3), lit: [BUILD, onMap('louisville')] },
  ),
  simply(
    '6.4',
    say(
      'Your track leads south from Louisville. Touch open country elsewhere, as if to begin another.',
      'Votre voie part vers le sud de Louisville. Touchez la campagne ailleurs, comme pour en commencer une autre.',
    ),
    { at: begun, tried: tile(416, 4, 1), lit: [] },
  ),
  simply(
    '8.1',
    say(
      'Begin a track at Cincinnati, then touch the tile that leads to Indianapolis already.',
      'Commencez une voie à Cincinnati, puis touchez la tuile qui mène déjà à Indianapolis.',
    ),
    { at: better, tried: tile(415, 5, 2), lit: [BUILD, onMap('cincinnati')] },
  ),
  simply(
    '9.2',
    say(
      'Urbanise Cincinnati, which is yellow and not grey.',
      'Urbanisez Cincinnati, qui est jaune et non grise.',
    ),
    { at: greyCity, tried: urbanise('cincinnati', 'Y'), lit: [URBANISE, onMap('cincinnati')] },
  ),
  wholly(
    '9.3',
    say(
      'Urbanise, although no New City tile is left.',
      'Urbanisez, alors qu’il ne reste aucune tuile de nouvelle ville.',
    ),
    { at: noNewCity, tried: urbanise('norfolk', 'Y'), lit: [URBANISE] },
  ),
  wholly(
    '10.3',
    say(
      'Upgrade your locomotive, which is of level 8.',
      'Améliorez votre locomotive, qui est de niveau 8.',
    ),
    { at: highest, tried: UPGRADE, lit: ['mode:upgrade'] },
  ),
  simply(
    '11.2',
    say('Deliver goods from Columbus, which is empty.', 'Livrez depuis Columbus, qui est vide.'),
    { at: lastAction, tried: deliver('R', 'columbus', [4]), lit: [DELIVER, onMap('columbus')] },
  ),
  simply(
    '11.4',
    say(
      'Deliver the black cube of Evansville, whose only link is your rival’s.',
      'Livrez le cube noir d’Evansville, dont le seul lien est à votre rival.',
    ),
    { at: sideBySide, tried: deliver('K', 'evansville', [1]), lit: [DELIVER, onMap('evansville')] },
  ),
  simply(
    '11.8',
    say(
      'Deliver the purple cube of Indianapolis: your link leads to no purple city.',
      'Livrez le cube pourpre d’Indianapolis : votre lien n’y mène à aucune ville pourpre.',
    ),
    { at: better, tried: deliver('P', 'indianapolis', [0]), lit: [DELIVER, onMap('indianapolis')] },
  ),
  wholly(
    '12.3',
    say(
      'Take the major line from New York to Chicago: its card has a green circle.',
      'Prenez la carte de la ligne majeure New York – Chicago, qui porte un cercle vert.',
    ),
    {
      at: cards,
      tried: { do: 'take-card', card: cardOf('line-new-york-chicago') },
      lit: ['mode:card', `card:${cardOf('line-new-york-chicago')}`],
    },
  ),
  wholly(
    '13.4',
    say(
      'Take New Industry, although no New City tile is left.',
      'Prenez l’Industrialisation, alors qu’il ne reste aucune tuile de nouvelle ville.',
    ),
    {
      at: noNewCity,
      tried: { do: 'take-card', card: cardOf('new-industry') },
      lit: ['mode:card', `card:${cardOf('new-industry')}`],
    },
  ),
  wholly(
    '14.2',
    say(
      'Go west, although both western links are built.',
      'Partez vers l’ouest, alors que les deux liens de conquête de l’Ouest sont construits.',
    ),
    {
      at: westTaken,
      tried: { do: 'western-link', city: cityOf('kansas-city') },
      lit: [WEST],
    },
  ),
  wholly(
    '14.3',
    say(
      'Go west, without a link to Kansas City or Des Moines.',
      'Partez vers l’ouest, sans lien jusqu’à Kansas City ni Des Moines.',
    ),
    {
      at: cards,
      tried: { do: 'western-link', city: cityOf('kansas-city') },
      lit: [WEST],
    },
  ),
];
