import { badInput, MEGABYTE, NO_SUCH_ACTION } from '#testkit/suite/bad-input.ts';
import { pionniers } from '../index.ts';
import { card, dice, KEEP, LAY, lots, MOVE, order, place } from './moves.ts';
import { position } from './position.ts';
import { EVERY_OPTION } from './random-play.ts';

badInput(pionniers, {
  state: position({
    phase: 'strike',
    trains: [{ front: 11 }, { front: 30, signal: 31, sections: 20 }],
  }),
  sound: { do: 'lay' },
  malformed: [
    ['an action of another game', { do: 'bank', card: 3 }, NO_SUCH_ACTION],
    ['a field too many', { do: 'move', spaces: 12 }, 'unknown field spaces'],
    ['no line', { do: 'place-crate', space: 35 }, 'bad field line: invalid_type'],
    ['no space', { do: 'place-crate', line: 1 }, 'bad field space: invalid_type'],
    ['a line as text', { do: 'place-crate', line: '1', space: 35 }, 'bad field line: invalid_type'],
    ['a line below 0', { do: 'place-crate', line: -1, space: 35 }, 'bad field line: too_small'],
    ['a fifth line', { do: 'place-crate', line: 4, space: 35 }, 'bad field line: too_big'],
    ['half a space', { do: 'place-crate', line: 1, space: 35.5 }, 'bad field space: invalid_type'],
    ['space 0', { do: 'place-crate', line: 1, space: 0 }, 'bad field space: too_small'],
    ['a space NaN', { do: 'place-crate', line: 1, space: NaN }, 'bad field space: invalid_type'],
    ['a space far away', { do: 'place-crate', line: 1, space: 256 }, 'bad field space: too_big'],
    ['a huge space', { do: 'place-crate', line: 1, space: 2 ** 53 }, 'bad field space: too_big'],
    ['no dice', { do: 'throw' }, 'bad field dice: invalid_type'],
    ['dice as text', { do: 'throw', dice: '66' }, 'bad field dice: invalid_type'],
    ['three dice', { do: 'throw', dice: [1, 2, 3] }, 'bad field dice: too_big'],
    ['a seven', { do: 'throw', dice: [7] }, 'bad field dice.0: too_big'],
    ['a nought', { do: 'throw', dice: [6, 0] }, 'bad field dice.1: too_small'],
    ['one die for the order', { do: 'throw-order', dice: [[1]] }, 'bad field dice.0: too_small'],
    [
      'five for the order',
      { do: 'throw-order', dice: new Array(5).fill([1, 1]) },
      'bad field dice: too_big',
    ],
    ['a lot that is none', { do: 'draw-lines', lines: [0, 9] }, 'bad field lines.1: too_big'],
    ['a card above all', { do: 'draw-card', card: 24 }, 'bad field card: too_big'],
    ['a card below all', { do: 'draw-card', card: -1 }, 'bad field card: too_small'],
    [
      'a megabyte as space',
      { do: 'place-crate', line: 1, space: MEGABYTE },
      'bad field space: invalid_type',
    ],
  ],
  refused: [
    ['from the wrong seat', 1, place(0, 17), '3.2'],
    ['from a seat that is not there', 7, KEEP, '3.2'],
    ['at the wrong moment: laying', 0, LAY, '3.3'],
    ['at the wrong moment: moving', 0, MOVE, '3.3'],
    ['for chance: a throw', 0, dice(1, 1), '3.3'],
    ['for chance: a card', 0, card(1), '3.3'],
    ['for chance: the order', 0, order([1, 1]), '3.3'],
    ['for chance: the lines', 0, lots(0, 1), '3.3'],
    ['a crate on the own line', 0, place(0, 17), '6.3'],
    ['a crate on a line without a train', 0, place(3, 17), '6.3'],
    ['a crate on no mark', 0, place(1, 32), '6.6'],
    ['a crate beyond the track', 0, place(1, 84), '6.7'],
    ['a crate behind the train', 0, place(1, 23), '6.8'],
    ['a crate on the signal', 0, place(1, 31), '6.9'],
  ],
  options: {
    usual: { board: 'level', lines: 'in-order', twoTrains: true },
    malformed: [{ board: 'round' }, { lines: 'by-choice' }, { twoTrains: 1 }],
    board: { field: 'board', called: 'layout' },
  },
  random: { runs: 12_000, least: 3000, seed: 1963, options: EVERY_OPTION },
});
