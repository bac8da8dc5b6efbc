import type { State } from '#kernel/game.ts';
import { CARDS } from './data/cards.ts';
import { CUBES_OF_EACH, NEW_CITIES } from './data/economy.ts';
import { COLOURS, type Options, type Player, type RailroadTycoon, type Table } from './model.ts';
import { mapOf } from './terrain.ts';

export function setup(seats: number, { map: data, ...rules }: Options): State<RailroadTycoon> {
  const map = mapOf(data);
  const cards = rules.beginner ? map.deck.map(() => 0) : map.deck;
  return {
    table: {
      phase: 'fill',
      map: data,
      options: rules,
      turn: 0,
      round: 0,
      first: 0,
      seat: 0,
      actions: 0,
      bid: 0,
      bidder: -1,
      players: Array.from({ length: seats }, newPlayer),
      cubes: new Array<number>(map.colours.length * COLOURS).fill(0),
      colours: [...map.colours],
      bag: new Array<number>(COLOURS).fill(CUBES_OF_EACH),
      newCities: [...NEW_CITIES],
      western: map.western.map(() => -1),
      rails: new Array<number>(map.hexes).fill(0),
      links: [],
      unfinished: [],
      build: null,
      draw: null,
      // 2.7
      show: CARDS.flatMap(({ start }, card) => (start && !rules.beginner ? [card] : [])),
      pile: cards.map((copies, card) => (CARDS[card]?.start ? 0 : copies)),
      lastTurn: rules.turns,
      sixth: null,
      pullman: false,
      tilesLeft: rules.tiles,
      result: null,
    },
    hidden: { own: Array.from({ length: seats }, () => ({ money: 0, tycoon: null })) },
  };
}

/** 2.4 */
function newPlayer(): Player {
  return { shares: 0, level: 1, score: 0, cards: [], engineered: 0, passed: false };
}

/** 2.1, 2.2: how many cubes each city receives. */
export function cubesDue({ map, players }: Table): number[] {
  const fewer = players.length <= 3 ? 1 : 0;
  return mapOf(map).data.cities.map(({ cubes }) => Math.max(1, cubes - fewer));
}
