import { expect, it } from 'vitest';
import type { State } from '#kernel/game.ts';
import { add } from '../counts.ts';
import { railroadTycoon } from '../index.ts';
import type { Own, Player, RailroadTycoon } from '../model.ts';
import { opened } from './moves.ts';
import { cardOf, cityOf, position, tycoonOf } from './position.ts';

/** A position with something of everything, and nothing wrong. */
const sound = (): State<RailroadTycoon> =>
  position({
    options: { tiles: 60 },
    players: [
      { money: 9, shares: 3, cards: ['land-grant', 'hotel-boston'], tycoon: 'Judah' },
      { money: 4, score: 7, level: 3, tycoon: 'Drew' },
    ],
    links: [
      [0, 'chicago', 'toledo'],
      [1, 'toledo', 'cleveland'],
    ],
    unfinished: [[0, 'nashville', 'jackson', 3]],
    urban: { toledo: 'B' },
    show: ['city-growth', 'speed-record'],
    western: { 'des-moines': 1 },
  });

const player = ({ table }: State<RailroadTycoon>): Player => table.players[0] as Player;
const own = ({ hidden }: State<RailroadTycoon>): Own => hidden.own[0] as Own;

it('is content with a sound position and with a new game', () => {
  expect(railroadTycoon.faults(sound())).toEqual([]);
  expect(railroadTycoon.faults(opened(6).state)).toEqual([]);
});

it.each<[string, (state: State<RailroadTycoon>) => unknown, RegExp]>([
  ['a cube lost', ({ table }) => add(table.bag, 2, -1), /24 cubes of colour 2/],
  ['a cube doubled', ({ table }) => add(table.cubes, 7), /26 cubes of colour 2/],
  [
    'fewer than no cubes',
    ({ table }) => {
      add(table.bag, 0, table.cubes[0]);
      add(table.bag, 0);
      table.cubes[0] = -1;
    },
    /fewer than no cubes/,
  ],
  ['a city repainted', ({ table }) => add(table.colours, cityOf('chicago')), /changed its colour/],
  ['a New City tile lost', ({ table }) => add(table.newCities, 2, -1), /2 New City tiles/],
  ['rails without a link', ({ table }) => add(table.rails, 40, 9), /the rails of hex 40/],
  [
    'a link through the water',
    ({ table }) => table.links[0]?.tiles.push(7 * 36 + 3),
    /track in the closed hex 7/,
  ],
  [
    'a side used twice',
    ({ table }) => table.links.push({ ...(table.links[0] as (typeof table.links)[0]) }),
    /used twice/,
  ],
  ['a track tile too many', ({ table }) => Object.assign(table, { tilesLeft: 60 }), /tiles are/],
  ['a link to nowhere', ({ table }) => Object.assign(table.links[0] ?? {}, { b: 0 }), /not end/],
  [
    'a link in a ring',
    ({ table }) => Object.assign(table.links[0] ?? {}, { b: table.links[0]?.a }),
    /joins nothing/,
  ],
  ['a link broken', ({ table }) => table.links[0]?.tiles.reverse(), /link 0 is broken/],
  [
    'an unfinished link broken',
    ({ table }) => Object.assign(table.unfinished[0] ?? {}, { from: 0 }),
    /unfinished link 0 is broken/,
  ],
  [
    'a build of nothing',
    ({ table }) => Object.assign(table, { build: { link: 1, tiles: 1, grant: false } }),
    /a build without a link/,
  ],
  ['a hotel doubled', ({ table }) => table.show.push(cardOf('hotel-boston')), /2 cards hotel/],
  ['a grant too many', ({ table }) => add(table.pile, cardOf('land-grant')), /5 cards land-grant/],
  ['a debt', (state) => Object.assign(own(state), { money: -1 }), /seat 0 has -1/],
  ['half a thousand', (state) => Object.assign(own(state), { money: 0.5 }), /seat 0 has 0.5/],
  ['a ninth level', (state) => Object.assign(player(state), { level: 9 }), /level 9/],
  ['shares bought back', (state) => Object.assign(player(state), { shares: -1 }), /-1 shares/],
  [
    'a tycoon twice',
    (state) => Object.assign(own(state), { tycoon: tycoonOf('Drew') }),
    /a tycoon card twice/,
  ],
  ['an eleventh tycoon', (state) => Object.assign(own(state), { tycoon: 10 }), /no such tycoon/],
])('sees %s', (_, spoil, fault) => {
  const state = sound();
  spoil(state);
  expect(railroadTycoon.faults(state).join('\n')).toMatch(fault);
});
