import { expect, it } from 'vitest';
import type { State } from '#kernel/game.ts';
import { pionniers } from '../index.ts';
import type { Pionniers, Train } from '../model.ts';
import { position } from './position.ts';

/** A position with something of everything, and nothing wrong. */
const sound = (): State<Pionniers> =>
  position({
    drawn: [3, 1, 23],
    trains: [
      { front: 30, sections: 12, dynamite: 41, crates: 3 },
      { front: 52, struck: 52, engine: 38, dynamite: 61 },
      { front: 34, signal: 35, sections: 10 },
      { front: 0, sections: 1 },
    ],
  });

const on = ({ table }: State<Pionniers>, line: number): Train => table.trains[line] as Train;

it('is content with a sound position, and before anybody has a line', () => {
  expect(pionniers.faults(sound())).toEqual([]);
  const { game } = pionniers;
  expect(pionniers.faults(game.setup(3, game.parseOptions({})))).toEqual([]);
});

it.each<[string, (state: State<Pionniers>) => unknown, RegExp]>([
  ['a crate lost', (state) => on(state, 0).crates--, /19 crates of 20/],
  ['a crate doubled', (state) => on(state, 0).crates++, /21 crates of 20/],
  ['a crate taken off a line', (state) => (on(state, 0).dynamite = 0), /19 crates of 20/],
  ['a crate gone twice', ({ table }) => table.gone++, /21 crates of 20/],
  [
    'fewer than no crates gone',
    (state) => {
      on(state, 0).crates += state.table.gone + 1;
      state.table.gone = -1;
    },
    /fewer than no crates have left the game/,
  ],
  [
    'more than five crates in stock',
    (state) => {
      on(state, 2).crates += 1;
      on(state, 0).crates -= 1;
    },
    /line 3: 6 crates in stock/,
  ],
  [
    'a stock in debt',
    (state) => {
      on(state, 2).crates = -1;
      state.table.gone += 6;
    },
    /line 3: -1 crates in stock/,
  ],
  ['a line twice in the order', ({ table }) => (table.order = [0, 1, 1, 2]), /order of play/],
  ['a line missing in the order', ({ table }) => table.order.pop(), /order of play/],
  ['a turn of nobody', ({ table }) => (table.turn = 4), /a line without a train is to act/],
  ['a strike of nobody', ({ table }) => (table.striker = -1), /a line without a train is to act/],
  ['a card drawn twice', ({ table }) => (table.drawn = [3, 1, 3]), /not each card once/],
  ['a draw forgotten', ({ table }) => table.drawn.pop(), /not each card once/],
  ['a draw too many', ({ table }) => table.draws++, /not each card once/],
  ['more sections than there are', (state) => (on(state, 1).sections = 27), /line 2: 27 sections/],
  ['fewer than no sections', (state) => (on(state, 3).sections = -1), /line 4: -1 sections/],
  [
    'a train on too little track',
    (state) => (on(state, 3).front = 7),
    /not where its track allows/,
  ],
  ['a train left waiting', (state) => (on(state, 3).sections = 2), /not where its track allows/],
  ['a train beyond its railhead', (state) => (on(state, 2).front = 41), /line 3: the front at 41/],
  ['a train behind Junction City', (state) => (on(state, 0).front = 6), /line 1: the front at 6/],
  ['turns to miss in debt', (state) => (on(state, 0).missing = -1), /-1 turns to miss/],
  [
    'a train at home in a game that goes on',
    (state) => Object.assign(on(state, 2), { front: 104, sections: 26, signal: 0 }),
    /a train is home and the game goes on/,
  ],
  ['a locomotive ahead of its train', (state) => (on(state, 1).engine = 46), /locomotive at 46/],
  [
    'a locomotive away for no reason',
    (state) => Object.assign(on(state, 1), { struck: 0 }),
    /locomotive at 38/,
  ],
  [
    'a train held by an ambush it has left',
    (state) => Object.assign(on(state, 1), { front: 54 }),
    /still held by the ambush at 52/,
  ],
  ['dynamite under a train', (state) => (on(state, 0).dynamite = 23), /line 1: dynamite at 23/],
  ['dynamite beyond the track', (state) => (on(state, 0).dynamite = 56), /line 1: dynamite at 56/],
  ['dynamite on no mark', (state) => (on(state, 0).dynamite = 42), /line 1: dynamite at 42/],
  ['a signal beyond the track', (state) => (on(state, 2).signal = 41), /line 3: the signal at 41/],
  [
    'a signal where no crate lay',
    (state) => (on(state, 2).signal = 36),
    /line 3: the signal at 36/,
  ],
  ['dynamite on the signal', (state) => (on(state, 0).signal = 41), /dynamite where the signal/],
])('sees %s', (_, spoil, fault) => {
  const state = sound();
  spoil(state);
  expect(pionniers.faults(state).join(' ')).toMatch(fault);
});
