import { oppositeOf } from '#hex/hex.ts';
import type { State } from '#kernel/game.ts';
import { CARDS } from './data/cards.ts';
import { CUBES_OF_EACH, HIGHEST_LEVEL, NEW_CITIES } from './data/economy.ts';
import { TYCOONS } from './data/tycoons.ts';
import { type City, COLOURS, GREY, type RailroadTycoon, type Table, type Tile } from './model.ts';
import { across, aheadOf, type GameMap, mapOf } from './terrain.ts';
import { fromOf, hexOf, sidesOf, toOf } from './tiles.ts';

/**
 * The referee: every cube, card, New City tile and track is somewhere, once; links hang together; nobody owes.
 * Not checked: what things cost and what deliveries bring (chapters 7, 11 and 15).
 */
export function faults(state: State<RailroadTycoon>): string[] {
  const { table } = state;
  return [
    ...cubeFaults(table),
    ...cityFaults(table),
    ...trackFaults(table),
    ...linkFaults(table),
    ...cardFaults(table),
    ...playerFaults(state),
  ];
}

/** 1.4 */
function cubeFaults({ cubes, bag }: Table): string[] {
  const faults = bag.flatMap((left, colour) => {
    let count = left;
    for (let at = colour; at < cubes.length; at += COLOURS) count += cubes[at] as number;
    return count === CUBES_OF_EACH ? [] : [`${count} cubes of colour ${colour}`];
  });
  if ([...cubes, ...bag].some((count) => count < 0)) faults.push('fewer than no cubes');
  return faults;
}

/** 1.5, 9.1 */
function cityFaults({ map, colours, newCities }: Table): string[] {
  const placed = NEW_CITIES.map(() => 0);
  const faults: string[] = [];
  for (const [city, printed] of mapOf(map).colours.entries()) {
    const now = colours[city] as number;
    if (now === printed) continue;
    if (printed !== GREY) faults.push(`city ${city} has changed its colour`);
    placed[now] = (placed[now] as number) + 1;
  }
  for (const [colour, due] of NEW_CITIES.entries()) {
    const count = (placed[colour] as number) + (newCities[colour] as number);
    if (count !== due) faults.push(`${count} New City tiles of colour ${colour}`);
  }
  return faults;
}

/** 8.1, 18.4: the rails are those of the links, and no side is used twice. */
function trackFaults({ map, rails, links, unfinished, tilesLeft, options }: Table): string[] {
  const { buildable, hexes } = mapOf(map);
  const used = new Array<number>(hexes).fill(0);
  const faults: string[] = [];
  const all = [...links, ...unfinished].flatMap(({ tiles }) => tiles);
  for (const tile of all) {
    const hex = hexOf(tile);
    if (buildable[hex] !== 1) faults.push(`track in the closed hex ${hex}`);
    if (((used[hex] as number) & sidesOf(tile)) !== 0) faults.push(`a side of ${hex} used twice`);
    used[hex] = (used[hex] as number) | sidesOf(tile);
  }
  for (let hex = 0; hex < hexes; hex++) {
    if (used[hex] !== rails[hex]) faults.push(`the rails of hex ${hex} are not those of the links`);
  }
  const due = options.tiles === null ? null : options.tiles - all.length;
  if (tilesLeft !== due) faults.push('the track tiles are counted wrong');
  return faults;
}

/** 6.1, 6.7 */
function linkFaults({ map: data, links, unfinished, players, build }: Table): string[] {
  const map = mapOf(data);
  const faults: string[] = [];
  for (const [i, { owner, a, b, tiles }] of links.entries()) {
    if (owner >= players.length || a === b) faults.push(`link ${i} joins nothing`);
    if (!isChain(map, a, tiles)) faults.push(`link ${i} is broken`);
    if (map.cityAt[aheadOf(map, tiles.at(-1) as Tile)] !== b) faults.push(`link ${i} does not end`);
  }
  for (const [i, { from, tiles }] of unfinished.entries()) {
    if (!isChain(map, from, tiles)) faults.push(`unfinished link ${i} is broken`);
  }
  if (build !== null && build.link >= unfinished.length) faults.push('a build without a link');
  return faults;
}

function isChain(map: GameMap, from: City, tiles: readonly Tile[]): boolean {
  return tiles.every((tile, i) => {
    const before = tiles[i - 1];
    if (before === undefined) return map.cityAt[across(map, hexOf(tile), fromOf(tile))] === from;
    return aheadOf(map, before) === hexOf(tile) && oppositeOf(toOf(before)) === fromOf(tile);
  });
}

/** 1.7: no card is there more often than in the box. */
function cardFaults({ map, pile, show, players }: Table): string[] {
  const { deck } = mapOf(map);
  return CARDS.flatMap(({ id }, card) => {
    const cards = [...show, ...players.flatMap((player) => player.cards)];
    const count = (pile[card] as number) + cards.filter((each) => each === card).length;
    return count <= (deck[card] as number) ? [] : [`${count} cards ${id}`];
  });
}

/** 5.5, 21.2 */
function playerFaults({ table, hidden }: State<RailroadTycoon>): string[] {
  const faults: string[] = [];
  for (const [seat, { level, shares, score }] of table.players.entries()) {
    const money = hidden.own[seat]?.money ?? -1;
    if (!Number.isSafeInteger(money) || money < 0) faults.push(`seat ${seat} has ${money}`);
    if (level < 1 || level > HIGHEST_LEVEL) faults.push(`seat ${seat} has level ${level}`);
    if (shares < 0 || score < 0) faults.push(`seat ${seat}: ${shares} shares, ${score} points`);
  }
  const tycoons = hidden.own.flatMap(({ tycoon }) => (tycoon === null ? [] : [tycoon]));
  if (new Set(tycoons).size !== tycoons.length) faults.push('a tycoon card twice');
  if (tycoons.some((tycoon) => tycoon >= TYCOONS.length)) faults.push('no such tycoon card');
  return faults;
}
