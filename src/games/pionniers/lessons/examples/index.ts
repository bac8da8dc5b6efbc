import type { Pionniers } from '#games/pionniers/rules/model.ts';
import type { RuleId } from '#kernel/game.ts';
import { type Example, type Said, say } from '#kernel/lesson.ts';
import { byRival, crate, dice, LAY, MOVE } from '../deeds.ts';
import { ambushed, dynamited, nearBuffers, start } from '../positions.ts';
import { onRiver, rivalsTurn, won } from './positions.ts';

type Tried = Pick<Example<Pionniers>, 'at' | 'tried' | 'lit' | 'seen' | 'about' | 'after'>;

const example = (rule: RuleId, task: Said, tried: Tried, seats = 2): Example<Pionniers> => ({
  rule,
  seats,
  options: { board: 'level', lines: 'in-order', twoTrains: false },
  task,
  ...tried,
});

const laying = (rule: RuleId, at: Tried['at'], task: Said): Example<Pionniers> =>
  example(rule, task, { at, tried: LAY, lit: ['lay'] });

const placing = (
  rule: RuleId,
  [line, space]: readonly [number, number],
  task: Said,
  lit: readonly string[] = [],
): Example<Pionniers> => {
  const on = line - 1;
  const about = [{ is: 'crate-placed' as const, seat: 0, line: 0, target: on, on, space }];
  return example(rule, task, { at: onRiver, tried: crate(line, space), lit, about }, 4);
};

/** What the rules of Les Pionniers du Rail refuse, to be tried. */
export const examples: readonly Example<Pionniers>[] = [
  example(
    '3.2',
    say(
      'It is the turn of line 2. Move your own train all the same.',
      'C’est au tour de la ligne 2. Faites quand même avancer votre train.',
    ),
    { at: rivalsTurn, seen: ['train:0'], tried: MOVE, after: [byRival(LAY), dice(3)] },
  ),
  example(
    '3.3',
    say(
      'You have a crate to place or to keep. Lay track first.',
      'Vous avez une caisse à poser ou à garder. Posez d’abord de la voie.',
    ),
    { at: onRiver, tried: LAY },
    4,
  ),
  laying(
    '4.2',
    dynamited,
    say(
      'Lay track, although dynamite lies on your line.',
      'Posez de la voie, malgré la dynamite sur votre ligne.',
    ),
  ),
  laying(
    '4.3',
    nearBuffers,
    say(
      'Lay track, although all of it lies already.',
      'Posez de la voie, alors que toute la vôtre est posée.',
    ),
  ),
  example(
    '5.2',
    say(
      'Move your train before it has any track.',
      'Faites avancer votre train avant qu’il ait de la voie.',
    ),
    { at: start, tried: MOVE, lit: ['move'] },
  ),
  placing(
    '6.3',
    [1, 35],
    say(
      'Place the crate on your own line, line 1.',
      'Posez la caisse sur votre propre ligne, la ligne 1.',
    ),
  ),
  placing(
    '6.4',
    [4, 11],
    say(
      'Place the crate on line 4, whose train still waits.',
      'Posez la caisse sur la ligne 4, dont le train attend encore.',
    ),
  ),
  placing(
    '6.5',
    [3, 31],
    say(
      'Place a second crate on line 3, where dynamite lies.',
      'Posez une seconde caisse sur la ligne 3, qui porte déjà de la dynamite.',
    ),
    ['crate:2'],
  ),
  placing(
    '6.6',
    [2, 29],
    say(
      'Place the crate on open track of line 2, on space 29.',
      'Posez la caisse en pleine voie sur la ligne 2, case 29.',
    ),
  ),
  placing(
    '6.7',
    [2, 41],
    say(
      'Place the crate on the danger at 41 of line 2, beyond its track.',
      'Posez la caisse sur le danger 41 de la ligne 2, au-delà de sa voie.',
    ),
  ),
  placing(
    '6.8',
    [2, 17],
    say(
      'Place the crate on the danger at 17 of line 2, behind the train.',
      'Posez la caisse sur le danger 17 de la ligne 2, derrière le train.',
    ),
  ),
  placing(
    '6.9',
    [2, 31],
    say(
      'Place the crate on the danger at 31 of line 2, where the all-clear signal stands.',
      'Posez la caisse sur le danger 31 de la ligne 2, là où est le signal « Voie libre ».',
    ),
  ),
  laying(
    '8.4',
    ambushed,
    say(
      'Lay track while your locomotive is away.',
      'Posez de la voie pendant que votre locomotive est absente.',
    ),
  ),
  example(
    '12.2',
    say(
      'Your train has reached the buffers. Move it further.',
      'Votre train a touché les butoirs. Faites-le avancer encore.',
    ),
    { at: won, seen: ['train:0'], tried: MOVE },
  ),
];
