import type { RailroadTycoon } from '#games/railroad-tycoon/rules/model.ts';
import { type Example, say } from '#kernel/lesson.ts';
import { deliver, onMap } from '../deeds.ts';
import { better, lastAction, OWN_WAY, twoWays } from '../positions.ts';
import { simply } from './example.ts';
import { purpleCube, sideBySide, slow } from './positions.ts';

const DELIVER = 'mode:deliver';

/** Cubes on their way. Links by their places: Cincinnati, Louisville 3; Cincinnati, Columbus, Cleveland, Detroit 4, 5, 6. */
export const delivering: readonly Example<RailroadTycoon>[] = [
  simply(
    '11.2',
    say('Deliver goods from Columbus, which is empty.', 'Livrez depuis Columbus, qui est vide.'),
    { at: lastAction, tried: deliver('R', 'columbus', [4]), lit: [DELIVER, onMap('columbus')] },
  ),
  simply(
    '11.3',
    say(
      'Deliver the blue cube of Cincinnati to Detroit by Columbus, leaving out the link from Columbus to Cleveland.',
      'Livrez le cube bleu de Cincinnati à Detroit par Columbus, en sautant le lien de Columbus à Cleveland.',
    ),
    {
      at: twoWays,
      seen: [onMap('cincinnati'), onMap('detroit')],
      tried: deliver('B', 'cincinnati', [4, 6]),
    },
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
    '11.5',
    say(
      'Deliver the blue cube of Cincinnati to Detroit over three links: your locomotive is of level 2.',
      'Livrez le cube bleu de Cincinnati à Detroit par trois liens : votre locomotive est de niveau 2.',
    ),
    {
      at: slow,
      seen: [onMap('cincinnati'), onMap('detroit')],
      tried: deliver('B', 'cincinnati', OWN_WAY),
    },
  ),
  simply(
    '11.6',
    say(
      'Send the blue cube of Cincinnati to Louisville, and back again.',
      'Envoyez le cube bleu de Cincinnati à Louisville, puis faites-le revenir.',
    ),
    {
      at: twoWays,
      seen: [onMap('cincinnati'), onMap('louisville')],
      tried: deliver('B', 'cincinnati', [3, 3]),
    },
  ),
  simply(
    '11.7',
    say(
      'Carry the purple cube of Columbus through Cleveland, which is purple, to Detroit.',
      'Acheminez le cube pourpre de Columbus jusqu’à Detroit, en passant par Cleveland, qui est pourpre.',
    ),
    {
      at: purpleCube,
      seen: [onMap('columbus'), onMap('cleveland'), onMap('detroit')],
      tried: deliver('P', 'columbus', [5, 6]),
    },
  ),
  simply(
    '11.8',
    say(
      'Deliver the purple cube of Indianapolis: your link leads to no purple city.',
      'Livrez le cube pourpre d’Indianapolis : votre lien n’y mène à aucune ville pourpre.',
    ),
    { at: better, tried: deliver('P', 'indianapolis', [0]), lit: [DELIVER, onMap('indianapolis')] },
  ),
];
