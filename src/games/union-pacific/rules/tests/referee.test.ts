import { expect, it } from 'vitest';
import type { State } from '#kernel/game.ts';
import { unionPacific } from '../index.ts';
import type { Own, Player, UnionPacific } from '../model.ts';
import { UP } from '../model.ts';
import { chance } from './chance.ts';
import { opening } from './moves.ts';
import { BN, EP, KC, MR, MS } from './own-board.ts';
import { opened, position } from './position.ts';
import { spaceOf } from './tracks.ts';

/** A position with something of everything, and nothing wrong. */
const sound = (): State<UnionPacific> =>
  position({
    paid: 1,
    gone: 'WW',
    trackPile: 'PPPDDDBBBJ',
    built: [[MR, spaceOf('toronto', 'montreal')]],
    groups: [{ shares: 4, dividends: 1 }, {}],
    players: [
      { tracks: 'PPDJ', shares: [EP, UP, BN], exposed: [EP, KC], held: [BN], boxed: [MS] },
      { shares: [MS], exposed: [UP] },
    ],
  });

const player = ({ table }: State<UnionPacific>, seat = 0): Player => table.players[seat] as Player;
const own = ({ hidden }: State<UnionPacific>, seat = 0): Own => hidden.own[seat] as Own;
const change = (counts: number[], kind: number, by: number): void => {
  counts[kind] = (counts[kind] as number) + by;
};

/** Everybody has been dealt cards, and the first seat has chosen. */
function choosing(): State<UnionPacific> {
  const table = opened(2);
  chance(table).acts();
  return table.do(0, opening(UP)).state;
}

it('is content with a sound position, with a new game and while the opening is chosen', () => {
  expect(unionPacific.faults(sound())).toEqual([]);
  expect(unionPacific.faults(opened(6).state)).toEqual([]);
  expect(unionPacific.faults(choosing())).toEqual([]);
});

it.each<[string, (state: State<UnionPacific>) => unknown, RegExp]>([
  [
    'a share lost from the pile',
    ({ hidden }) => change(hidden.pile, EP, -1),
    /17 shares of kind 0, not 18/,
  ],
  [
    'a share doubled on display',
    ({ table }) => (table.display[3] = KC),
    /8 shares of kind 7, not 7/,
  ],
  ['an exposed share lost', (state) => change(player(state).exposed, KC, -1), /6 shares of kind 7/],
  ['a share in hand doubled', (state) => change(own(state).shares, BN, 1), /16 shares of kind 1/],
  ['an exchanged share lost', (state) => change(own(state).boxed, MS, -1), /11 shares of kind 2/],
  ['a removed share forgotten', ({ table }) => change(table.removed, MR, 1), /7 shares of kind 8/],
  ['a Union Pacific share too many', ({ table }) => table.upPile++, /21 shares of kind 10, not 20/],
  ['a track card lost', ({ hidden }) => change(hidden.tracks, 0, -1), /13 track cards of kind 0/],
  ['a discard doubled', ({ table }) => change(table.discards, 3, 1), /7 track cards of kind 3/],
  ['a swapped card forgotten', ({ table }) => change(table.gone, 3, -1), /5 track cards of kind 3/],
  [
    'a track card in two hands',
    (state) => change(own(state, 1).tracks, 4, 1),
    /5 track cards of kind 4/,
  ],
  [
    'a track pile of another size',
    ({ table }) => table.trackPile++,
    /the track pile is counted wrong/,
  ],
  [
    'a train lost',
    ({ table }) => (table.spaces[spaceOf('toronto', 'montreal')] = 0),
    /Marquette Rocky Road has lost or found/,
  ],
  [
    'a train too many in stock',
    ({ table }) => change(table.trains, EP, 1),
    /El Paso & Rio Grande has lost/,
  ],
  [
    'two trains of one company on a section',
    ({ table }) => {
      table.spaces[spaceOf('toronto', 'montreal', 1)] = MR + 1;
      change(table.trains, MR, -1);
    },
    /two trains of one company at 16/,
  ],
  [
    'a group of another size',
    ({ table }) => (table.groups[0] as { shares: number }).shares++,
    /the share pile is counted wrong/,
  ],
  [
    'a dividend card lost',
    ({ table }) => (table.groups[0] as { dividends: number }).dividends--,
    /a dividend card is missing/,
  ],
  ['a payment forgotten', ({ table }) => table.paid--, /a dividend card is missing/],
  ['an announcement from nowhere', ({ table }) => table.announced++, /a dividend card is missing/],
  ['a display of three places', ({ table }) => table.display.pop(), /the display has lost a place/],
  ['a gap in the display', ({ table }) => (table.display[0] = -1), /the display is not full/],
  [
    'a hand of shares of another size',
    (state) => player(state).shares--,
    /seat 0: the hand of shares is counted wrong/,
  ],
  [
    'a hand of track cards of another size',
    (state) => player(state, 1).tracks++,
    /seat 1: the hand of track cards/,
  ],
  [
    'another number of exchanges',
    (state) => player(state).boxed++,
    /seat 0: what was exchanged is counted wrong/,
  ],
  [
    'a hand in debt of shares',
    (state) => {
      change(own(state, 1).shares, KC, -1);
      change(state.hidden.pile, KC, 1);
    },
    /seat 1: fewer than no shares/,
  ],
  [
    'a hand in debt of track cards',
    (state) => {
      change(own(state, 1).tracks, 3, -1);
      change(own(state, 1).tracks, 0, 1);
    },
    /seat 1: fewer than no track cards/,
  ],
  [
    'a share seen that is not there',
    (state) => change(player(state).held, MR, 1),
    /seat 0: others have seen more/,
  ],
  [
    'a Union Pacific share not seen',
    (state) => player(state).up--,
    /seat 0: others have counted the Union Pacific/,
  ],
  [
    'a choice after the opening',
    (state) => (own(state).opening = EP),
    /seat 0: the opening choice/,
  ],
])('sees %s', (_, spoil, fault) => {
  const state = sound();
  spoil(state);
  expect(unionPacific.faults(state).join(' ')).toMatch(fault);
});

it.each<[string, (state: State<UnionPacific>) => unknown]>([
  ['a choice lost', (state) => (own(state).opening = null)],
  ['a choice forgotten', (state) => (player(state).chosen = false)],
  ['a choice that nobody made', (state) => (own(state, 1).opening = UP)],
  ['a choice of what is not held', (state) => (own(state).opening = own(state).shares.indexOf(0))],
])('sees, while the opening is chosen, %s', (_, spoil) => {
  const state = choosing();
  spoil(state);
  expect(unionPacific.faults(state).join(' ')).toMatch(
    /the opening choice is not where it belongs/,
  );
});
