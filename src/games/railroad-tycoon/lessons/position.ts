import { add } from '#games/railroad-tycoon/rules/counts.ts';
import { CARDS } from '#games/railroad-tycoon/rules/data/cards.ts';
import { CUBES_OF_EACH } from '#games/railroad-tycoon/rules/data/economy.ts';
import { TYCOONS } from '#games/railroad-tycoon/rules/data/tycoons.ts';
import { railroadTycoon } from '#games/railroad-tycoon/rules/index.ts';
import {
  type City,
  COLOURS,
  type Options,
  type Phase,
  type Player,
  type RailroadTycoon,
  type Table,
} from '#games/railroad-tycoon/rules/model.ts';
import { cheapestRoute } from '#games/railroad-tycoon/rules/routes.ts';
import { mapOf } from '#games/railroad-tycoon/rules/terrain.ts';
import { hexOf, sidesOf } from '#games/railroad-tycoon/rules/tiles.ts';

import type { Seat, State } from '#kernel/game.ts';

const LETTERS = 'RYBKP';

/** A player as far as it matters; money in thousands, cards and tycoon by their names. */
export type Company = Partial<Pick<Player, 'shares' | 'level' | 'score' | 'engineered'>> & {
  money?: number;
  cards?: readonly string[];
  tycoon?: string;
};

/**
 * A moment of a game, told by what matters in it. It is the first action of seat 0 in the first round of the second
 * turn. Cities of which nothing is said hold one cube; cards of which nothing is said are in the pile.
 */
export type Moment = {
  players?: readonly Company[];
  options?: Partial<Options>;
  /** Finished links, along the cheapest route. */
  links?: readonly (readonly [owner: Seat, from: string, to: string])[];
  /** Unfinished links: the first tiles of the cheapest route. */
  unfinished?: readonly (readonly [owner: Seat, from: string, to: string, tiles: number])[];
  /** Cubes of a city, by letters: red, yellow, blue, blacK, purple. */
  cubes?: Readonly<Record<string, string>>;
  /** If given, all other cubes lie in this city. */
  hoard?: string;
  /** If given, these lie in the bag, and the rest in `hoard`. */
  bag?: string;
  /** Colours of urbanised cities, by letter. */
  urban?: Readonly<Record<string, string>>;
  western?: Readonly<Record<string, Seat>>;
  /** Cards that lie open. */
  show?: readonly string[];
  /** If given, no other cards are still to come. */
  pile?: readonly string[];
  phase?: Phase;
} & Partial<
  Pick<
    Table,
    'turn' | 'round' | 'first' | 'seat' | 'actions' | 'bid' | 'bidder' | 'lastTurn' | 'sixth'
  >
>;

export const cardOf = (id: string): number => {
  const card = CARDS.findIndex((each) => each.id === id);
  if (card < 0) throw new Error(`no card ${id}`);
  return card;
};

export const tycoonOf = (name: string): number => {
  const tycoon = TYCOONS.findIndex((each) => each.name.endsWith(name));
  if (tycoon < 0) throw new Error(`no tycoon ${name}`);
  return tycoon;
};

export const colourOf = (letter: string): number => LETTERS.indexOf(letter);
export const coloursOf = (letters: string): number[] => letters.split('').map(colourOf);

export function cityOf(id: string, map: Table['map'] = 'eastern-us'): City {
  const city = mapOf(map).cityOf(id);
  if (city < 0) throw new Error(`no city ${id}`);
  return city;
}

export function position(moment: Moment): State<RailroadTycoon> {
  const { players = [{}, {}, {}, {}] } = moment;
  const { game } = railroadTycoon;
  const options = game.parseOptions(moment.options ?? {});
  const state = game.setup(players.length, options);
  const { table, hidden } = state;
  const { phase = 'act', turn = 2, first = 0, seat = first, actions = 1 } = moment;
  const { round = phase === 'auction' || phase === 'settle' ? 0 : 1 } = moment;
  const { bid = 0, bidder = -1, lastTurn = table.lastTurn, sixth = null } = moment;
  Object.assign(table, { phase, turn, round, first, seat, actions, bid, bidder, lastTurn, sixth });
  for (const [at, company] of players.entries()) {
    const { money = 0, cards = [], tycoon, ...player } = company;
    Object.assign(table.players[at] as Player, player, { cards: cards.map(cardOf) });
    hidden.own[at] = { money, tycoon: tycoon === undefined ? null : tycoonOf(tycoon) };
  }
  putCubes(table, moment);
  putTrack(table, moment);
  putCards(table, moment);
  const faults = railroadTycoon.faults(state);
  if (faults.length > 0) throw new Error(`this is no position: ${faults.join(' ')}`);
  return state;
}

function putCubes(table: Table, { cubes = {}, hoard, bag, urban = {}, western = {} }: Moment) {
  const { map } = table;
  const named = new Map(Object.entries(cubes).map(([id, letters]) => [cityOf(id, map), letters]));
  const put = (city: City, colour: number, count = 1) => {
    add(table.cubes, city * COLOURS + colour, count);
    add(table.bag, colour, -count);
  };
  for (const city of table.colours.keys()) {
    const letters = named.get(city) ?? LETTERS.charAt(city % COLOURS);
    for (const colour of coloursOf(letters)) put(city, colour);
  }
  if (hoard !== undefined) {
    const kept = coloursOf(bag ?? '');
    for (let colour = 0; colour < COLOURS; colour++) {
      const left = kept.filter((each) => each === colour).length;
      put(cityOf(hoard, map), colour, (table.bag[colour] as number) - left);
    }
  }
  for (const [id, letter] of Object.entries(urban)) {
    table.colours[cityOf(id, map)] = colourOf(letter);
    add(table.newCities, colourOf(letter), -1);
  }
  for (const [id, seat] of Object.entries(western)) {
    table.western[mapOf(map).western.findIndex(({ city }) => city === cityOf(id, map))] = seat;
  }
  if (table.bag.some((count) => count < 0 || count > CUBES_OF_EACH)) {
    throw new Error('too many cubes of a colour');
  }
}

function putTrack(table: Table, { links = [], unfinished = [] }: Moment): void {
  const { map } = table;
  const lay = (from: string, to: string, most?: number) => {
    const route = cheapestRoute(table, cityOf(from, map), cityOf(to, map), 12);
    if (!route) throw new Error(`no way from ${from} to ${to}`);
    const tiles = route.tiles.slice(0, most);
    for (const tile of tiles) {
      table.rails[hexOf(tile)] = (table.rails[hexOf(tile)] as number) | sidesOf(tile);
      if (table.tilesLeft !== null) table.tilesLeft--;
    }
    return tiles;
  };
  for (const [owner, from, to] of links) {
    const tiles = lay(from, to);
    table.links.push({ owner, a: cityOf(from, map), b: cityOf(to, map), tiles });
  }
  for (const [owner, from, to, most] of unfinished) {
    table.unfinished.push({ owner, from: cityOf(from, map), tiles: lay(from, to, most) });
  }
}

function putCards(table: Table, { show = [], pile, players = [] }: Moment): void {
  const held = players.flatMap(({ cards = [] }) => cards);
  table.show = show.map(cardOf);
  for (const id of [...show, ...held]) {
    const card = cardOf(id);
    if (!CARDS[card]?.start) add(table.pile, card, -1);
  }
  if (pile === undefined) return;
  table.pile.fill(0);
  for (const id of pile) add(table.pile, cardOf(id));
}
