import type { RailroadTycoon } from '#games/railroad-tycoon/rules/model.ts';
import { type Example, say } from '#kernel/lesson.ts';
import { onMap } from '../deeds.ts';
import { better, nightfall } from '../positions.ts';
import { layTrack, redirect, STOP, simply, wholly, withFewTiles } from './example.ts';
import {
  atLake,
  begun,
  blocked,
  circle,
  FIFTH_TILE,
  granted,
  noTileLeft,
  rivalUnfinished,
} from './positions.ts';

const BUILD = 'mode:build';

/** Track: where it begins, how it lies, and when it is turned. */
export const building: readonly Example<RailroadTycoon>[] = [
  simply(
    '6.2',
    say(
      'Begin a track at Cleveland, then touch Lake Erie beside it.',
      'Commencez une voie à Cleveland, puis touchez le lac Érié, à côté.',
    ),
    { at: atLake, tried: layTrack(294, 5, 2), lit: [BUILD, onMap('cleveland')] },
  ),
  simply(
    '6.3',
    say(
      'Begin a track at Louisville, then touch open country two hexes south of it.',
      'Commencez une voie à Louisville, puis touchez la campagne, deux hexagones plus au sud.',
    ),
    { at: better, tried: layTrack(538, 0, 3), lit: [BUILD, onMap('louisville')] },
  ),
  simply(
    '6.4',
    say(
      'Your track leads south from Louisville. Touch open country elsewhere, as if to begin another.',
      'Votre voie part vers le sud de Louisville. Touchez la campagne ailleurs, comme pour en commencer une autre.',
    ),
    { at: begun, tried: layTrack(416, 4, 1), lit: [] },
  ),
  simply(
    '6.5',
    say(
      'Begin a track south of Louisville with a tile that joins two neighbouring sides.',
      'Commencez au sud de Louisville une voie par une tuile qui relie deux côtés voisins.',
    ),
    { at: better, seen: [onMap('louisville')], tried: layTrack(507, 1, 2) },
  ),
  simply(
    '6.8',
    say(
      'Your track goes nearly round Cincinnati. Lead it back into the city.',
      'Votre voie fait presque le tour de Cincinnati. Ramenez-la dans la ville.',
    ),
    { at: circle, seen: [onMap('cincinnati')], tried: FIFTH_TILE },
  ),
  wholly(
    '6.9',
    say(
      'You have announced a Land Grant. Stop before you have laid a tile.',
      'Vous avez annoncé un Terrain du gouvernement. Arrêtez avant d’avoir posé une tuile.',
    ),
    { at: granted, tried: STOP },
  ),
  simply(
    '8.1',
    say(
      'Begin a track at Cincinnati, then touch the tile that leads to Indianapolis already.',
      'Commencez une voie à Cincinnati, puis touchez la tuile qui mène déjà à Indianapolis.',
    ),
    { at: better, tried: layTrack(415, 5, 2), lit: [BUILD, onMap('cincinnati')] },
  ),
  simply(
    '8.6',
    say(
      'Nothing blocks your track towards Buffalo. Redirect its last tile.',
      'Rien ne bloque votre voie vers Buffalo. Réorientez sa dernière tuile.',
    ),
    { at: nightfall, seen: [onMap('buffalo')], tried: redirect(0, 2) },
  ),
  simply(
    '8.8',
    say(
      'Redirect the last tile of your rival’s track towards Buffalo.',
      'Réorientez la dernière tuile de la voie de votre adversaire vers Buffalo.',
    ),
    { at: rivalUnfinished, seen: [onMap('buffalo')], tried: redirect(0, 2) },
  ),
  simply(
    '8.9',
    say(
      'You have laid a tile. Redirect it at once.',
      'Vous avez posé une tuile. Réorientez-la aussitôt.',
    ),
    { at: begun, seen: [onMap('louisville')], tried: redirect(0, 3) },
  ),
  simply(
    '8.11',
    say(
      'Your rival blocks your track towards Buffalo. Redirect its last tile to the side where it leaves already.',
      'Votre adversaire bloque votre voie vers Buffalo. Réorientez sa dernière tuile vers le côté par où elle sort déjà.',
    ),
    { at: blocked, seen: [onMap('buffalo')], tried: redirect(0, 1) },
  ),
  withFewTiles(
    '18.5',
    say(
      'This table has thirteen track tiles, and all of them lie. Lay one more at Louisville.',
      'Cette table a treize tuiles de voie, toutes posées. Posez-en une de plus à Louisville.',
    ),
    { at: noTileLeft, seen: [onMap('louisville')], tried: layTrack(507, 1, 4) },
  ),
];
