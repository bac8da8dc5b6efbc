import type { RailroadTycoon } from '#games/railroad-tycoon/rules/model.ts';
import { type Example, say } from '#kernel/lesson.ts';
import { cardOf, cityOf } from '../position.ts';
import { better } from '../positions.ts';
import { ANNOUNCE, simply, wholly, withFewTiles } from './example.ts';
import { cards, growing, noNewCity, noTileLeft, westTaken } from './positions.ts';

/** The map has fifty cities. */
const OFF_THE_MAP = 50;
const WEST = 'mode:west';

/** Cards, and links to the west. */
export const cardsAndWest: readonly Example<RailroadTycoon>[] = [
  wholly(
    '12.2',
    say(
      'Take City Growth, which does not lie open.',
      'Prenez la Croissance de ville, qui n’est pas à l’étalage.',
    ),
    { at: cards, tried: { do: 'take-card', card: cardOf('city-growth') } },
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
    '13.7',
    say(
      'Announce a Land Grant, although you have none.',
      'Annoncez un Terrain du gouvernement, alors que vous n’en avez pas.',
    ),
    { at: cards, tried: ANNOUNCE },
  ),
  withFewTiles(
    '13.8',
    say(
      'No track tile is left. Announce your Land Grant all the same.',
      'Il ne reste aucune tuile de voie. Annoncez quand même votre Terrain du gouvernement.',
    ),
    { at: noTileLeft, tried: ANNOUNCE },
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
  simply(
    '18.2',
    say(
      'This is the game for beginners. Go west from Kansas City all the same.',
      'C’est la partie pour débutants. Partez quand même de Kansas City vers l’ouest.',
    ),
    { at: better, tried: { do: 'western-link', city: cityOf('kansas-city') } },
  ),
  wholly(
    '21.7',
    say(
      'You have taken City Growth. Have a city grow that is not on the map.',
      'Vous avez pris la Croissance de ville. Faites grandir une ville qui n’est pas sur le plateau.',
    ),
    { at: growing, tried: { do: 'grow-city', city: OFF_THE_MAP } },
  ),
];
