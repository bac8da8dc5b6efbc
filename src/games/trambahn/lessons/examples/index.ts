import type { Trambahn } from '#games/trambahn/rules/model.ts';
import type { RuleId } from '#kernel/game.ts';
import { type Example, type Said, say } from '#kernel/lesson.ts';
import { BLUE, RED } from '../cards.ts';
import { buy, byRival, drawn, end, extend, passenger, start } from '../deeds.ts';
import { allScored, atDepot, atTermini, greenInHand, inColumns, rivalBuys } from './positions.ts';

type Tried = Pick<Example<Trambahn>, 'at' | 'tried' | 'lit' | 'seen' | 'after'>;

const example = (rule: RuleId, task: Said, tried: Tried): Example<Trambahn> => ({
  rule,
  seats: 2,
  options: {},
  task,
  ...tried,
});

/** What the rules of Trambahn refuse, to be tried. */
export const examples: readonly Example<Trambahn>[] = [
  example(
    '3.2',
    say(
      'Your rival is playing. Lay your red 9 at terminus II all the same.',
      'Votre adversaire joue. Posez quand même votre 9 rouge au terminus II.',
    ),
    {
      at: rivalBuys,
      seen: ['hand:2', 'line:1'],
      tried: passenger('r9', RED),
      after: [byRival(end('trams')), drawn('', 'g2 r7')],
    },
  ),
  example(
    '3.3',
    say(
      'The passengers step is over. Lay the red 9 at terminus II all the same.',
      'L’étape des passagers est finie. Posez quand même le 9 rouge au terminus II.',
    ),
    { at: atDepot, tried: passenger('r9', RED), lit: ['hand:1', 'line:1'] },
  ),
  example(
    '3.4',
    say(
      'Lay the red 2 as a passenger again: it lies at its terminus already.',
      'Posez encore une fois le 2 rouge comme passager : il est déjà à son terminus.',
    ),
    { at: atTermini, seen: ['line:1'], tried: passenger('r2', RED) },
  ),
  example(
    '3.5',
    say(
      'Lay your green 9 on your rival’s green column.',
      'Posez votre 9 vert sur la colonne verte de votre adversaire.',
    ),
    { at: greenInHand, seen: ['hand:2', 'col:1:0'], tried: extend('g9', 1) },
  ),
  example(
    '4.2',
    say(
      'End the step before you have laid a passenger.',
      'Finissez l’étape sans avoir posé de passager.',
    ),
    { at: atTermini, tried: end('passengers'), lit: ['lever'] },
  ),
  example(
    '4.6',
    say('Lay the red 9 at terminus I, the blue one.', 'Posez le 9 rouge au terminus I, le bleu.'),
    { at: atTermini, tried: passenger('r9', BLUE), lit: ['hand:2', 'line:0'] },
  ),
  example(
    '5.2',
    say('Lay the red 9 on the blue column.', 'Posez le 9 rouge sur la colonne bleue.'),
    { at: inColumns, tried: extend('r9', 0), lit: ['hand:3', 'col:0:0'] },
  ),
  example('5.3', say('Lay the blue 3 on the blue 6.', 'Posez le 3 bleu sur le 6 bleu.'), {
    at: inColumns,
    tried: extend('b3', 0),
    lit: ['hand:0', 'col:0:0'],
  }),
  example(
    '5.4',
    say('Lay the conductor on the yellow 10.', 'Posez le conducteur sur le 10 jaune.'),
    { at: inColumns, tried: extend('c', 1), lit: ['hand:4', 'col:0:1'] },
  ),
  example(
    '5.5',
    say('Lay the conductor in a new column.', 'Posez le conducteur dans une nouvelle colonne.'),
    { at: inColumns, tried: start('c'), lit: ['hand:4', 'new'] },
  ),
  example(
    '5.9',
    say('Lay a second blue 6 on the first.', 'Posez un second 6 bleu sur le premier.'),
    { at: inColumns, tried: extend('b6', 0), lit: ['hand:1', 'col:0:0'] },
  ),
  example(
    '7.2',
    say(
      'Buy an electric tram for the blue column: none is on display yet.',
      'Achetez un tramway électrique pour la colonne bleue : il n’y en a pas encore à l’étalage.',
    ),
    { at: atDepot, seen: ['display:0', 'display:1', 'display:2'], tried: buy(4, 1) },
  ),
  example(
    '7.3',
    say(
      'Buy the steam tram: it costs 10,000 marks, and you have 7,000.',
      'Achetez le tram à vapeur : il coûte 10 000 marks, et vous en avez 7 000.',
    ),
    { at: atDepot, tried: buy(3, 1), lit: ['display:2'] },
  ),
  example(
    '7.4',
    say('Buy a second tram for the green column.', 'Achetez un second tram pour la colonne verte.'),
    { at: atDepot, tried: buy(2, 0), lit: ['display:0', 'col:0:0'] },
  ),
  example(
    '11.3',
    say(
      'The tenth scoring is over. Lay your blue 1 as one more passenger.',
      'Le dixième décompte est fait. Posez votre 1 bleu comme passager de plus.',
    ),
    { at: allScored, seen: ['hand:0', 'line:0'], tried: passenger('b1', BLUE) },
  ),
  example(
    '13.1',
    say(
      'The passengers step is over. End it a second time.',
      'L’étape des passagers est finie. Finissez-la une seconde fois.',
    ),
    { at: inColumns, tried: end('passengers') },
  ),
];
