import type { Side } from '#hex/hex.ts';
import type { Seat } from '#kernel/game.ts';
import { chanceAt } from '#testkit/chance.ts';
import { play } from '#testkit/play.ts';
import { railroadTycoon } from '../index.ts';
import type { Action, HexAt, Options } from '../model.ts';
import { otherEnd } from '../network.ts';
import { cheapestRoute, layingsOf } from '../routes.ts';
import { cardOf, cityOf, colourOf, coloursOf, tycoonOf } from './position.ts';
import { type Board, phaseOf, seatOf } from './reading.ts';

/** The actions, as short as a test wants to say them. */

export const bid = (amount: number): Action => ({ do: 'bid', amount });
export const PASS: Action = { do: 'pass' };
export const ISSUE: Action = { do: 'issue-share' };
export const GRANT: Action = { do: 'announce-grant' };
export const STOP: Action = { do: 'stop-building' };
export const UPGRADE: Action = { do: 'upgrade' };
export const DECLINE: Action = { do: 'decline-action' };
export const SETTLE: Action = { do: 'settle-bid' };
export const INCOME: Action = { do: 'pay-income' };
export const LOOK: Action = { do: 'look-for-pullman' };
export const REVEAL: Action = { do: 'reveal' };
export const lay = (hex: HexAt, from: Side, to: Side): Action => ({
  do: 'lay-track',
  hex,
  from,
  to,
});
export const redirect = (link: number, to: Side): Action => ({ do: 'redirect', link, to });
export const urbanise = (city: string, letter: string): Action => ({
  do: 'urbanise',
  city: cityOf(city),
  colour: colourOf(letter),
});
export const take = (card: string): Action => ({ do: 'take-card', card: cardOf(card) });
export const grow = (city: string): Action => ({ do: 'grow-city', city: cityOf(city) });
export const western = (city: string): Action => ({ do: 'western-link', city: cityOf(city) });
export const cubes = (letters: string): Action => ({
  do: 'draw-cubes',
  cubes: coloursOf(letters),
});
export const turn = (card: string): Action => ({ do: 'turn-card', card: cardOf(card) });
export const tycoons = (...names: string[]): Action => ({
  do: 'deal-tycoons',
  tycoons: names.map(tycoonOf),
});

/** A delivery through these cities, along the first links that join them. */
export function deliver(table: Board, letter: string, ...way: string[]): Action {
  const { links, map } = table.state.table;
  const cities = way.map((id) => cityOf(id, map));
  const route = cities.slice(1).map((to, i) => {
    const from = cities[i] as number;
    const link = links.findIndex(
      (each) => (each.a === from || each.b === from) && otherEnd(each, from) === to,
    );
    if (link < 0) throw new Error(`no link from ${way[i]} to ${way[i + 1]}`);
    return link;
  });
  return { do: 'deliver', colour: colourOf(letter), from: cities[0] as number, route };
}

/** The tiles of the cheapest route between two cities as things stand, one action each. */
export function track(table: Board, from: string, to: string): Action[] {
  const { table: open } = table.state;
  const route = cheapestRoute(open, cityOf(from, open.map), cityOf(to, open.map), 12);
  if (!route) throw new Error(`no way from ${from} to ${to}`);
  return layingsOf(route);
}

/** Lays the cheapest route, or its first tiles. */
export function build(table: Board, seat: Seat, from: string, to: string, most = 12): Board {
  for (const tile of track(table, from, to).slice(0, most)) table.do(seat, tile);
  return table;
}

/** Lays these tiles and stops. */
export function layAndStop(table: Board, seat: Seat, ...tiles: Action[]): Board {
  for (const tile of tiles) table.do(seat, tile);
  return table.do(seat, STOP);
}

export const opened = (seats: number, options: Partial<Options> = {}): Board =>
  play(railroadTycoon, seats, railroadTycoon.game.parseOptions(options));

/** Chance at this table: what it may not do, and what it does. */
export const chance = (table: Board) => chanceAt(railroadTycoon, table);

/** Everybody declines until the phase changes. */
export function declineAll(table: Board): Board {
  while (phaseOf(table) === 'act') table.do(seatOf(table), DECLINE);
  return table;
}
