import { CARDS } from '#games/railroad-tycoon/rules/data/cards.ts';
import { TILES } from '#games/railroad-tycoon/rules/data/economy.ts';
import { TYCOONS, VANDERBILT_CITIES } from '#games/railroad-tycoon/rules/data/tycoons.ts';
import { playerOf } from '#games/railroad-tycoon/rules/flow.ts';
import { effectOf } from '#games/railroad-tycoon/rules/held.ts';
import type { City, Own, Table } from '#games/railroad-tycoon/rules/model.ts';
import { type GameMap, mapOf } from '#games/railroad-tycoon/rules/terrain.ts';
import type { Seat } from '#kernel/game.ts';
import type { Prizes } from './deliveries.ts';
import { CITIES, near, nearCount, SLOTS } from './layout.ts';
import { waysFrom } from './ways.ts';

/** Two cities to connect by one's own links, and how many links are wanting from each end to each city. */
export type MajorLineGoal = { points: number; left: number; from: Int8Array; to: Int8Array };

/** The lines that are worth points: those of the open cards, and of one's own tycoon card. */
export function linesOf(table: Table, own: Own, seat: Seat): MajorLineGoal[] {
  const map = mapOf(table.map);
  const lines: MajorLineGoal[] = [];
  for (const card of table.show) {
    const effect = effectOf(card);
    if (effect.is !== 'line') continue;
    const to = map.cityOf(effect.to);
    const western = map.western.findIndex(({ city }) => city === to);
    if (effect.western && table.western[western] !== seat) continue;
    lines.push(lineOf(table, map, map.cityOf(effect.from), to, effect.points));
  }
  const tycoon = own.tycoon === null ? undefined : TYCOONS[own.tycoon];
  if (tycoon?.goal === 'connected') {
    const [one, other] = VANDERBILT_CITIES;
    const [from, to] = [map.cityOf(one), map.cityOf(other)];
    if (from >= 0 && to >= 0) lines.push(lineOf(table, map, from, to, tycoon.points));
  }
  return lines.filter(({ left }) => left > 0);
}

function lineOf(table: Table, map: GameMap, from: City, to: City, points: number): MajorLineGoal {
  const there = wantingFrom(table, map, from);
  return { points, left: there[to] as number, from: there, to: wantingFrom(table, map, to) };
}

const FAR = 100;

/** The cities that are so many links away, and those that are one more. */
let reached = new Uint8Array(CITIES);
let beyond = new Uint8Array(CITIES);

/** How many links are wanting to connect each city with this one. */
function wantingFrom(table: Table, map: GameMap, city: City): Int8Array {
  const wanting = new Int8Array(table.colours.length).fill(FAR);
  const nearby = nearbyOf(map, table);
  wanting[city] = 0;
  reached[0] = city;
  let count = 1;
  for (let links = 0; count > 0; links++) {
    let more = 0;
    for (let i = 0; i < count; i++) {
      const at = reached[i] as City;
      // It has come nearer since.
      if (wanting[at] !== links) continue;
      const end = at * SLOTS + (nearCount[at] as number);
      for (let slot = at * SLOTS; slot < end; slot++) {
        const other = near[slot] as number;
        if (other >= CITIES || (wanting[other] as number) <= links) continue;
        wanting[other] = links;
        reached[count++] = other;
      }
      const around = nearby[at] as Uint8Array;
      for (let j = 0; j < around.length; j++) {
        const other = around[j] as City;
        if ((wanting[other] as number) <= links + 1) continue;
        wanting[other] = links + 1;
        beyond[more++] = other;
      }
    }
    [reached, beyond] = [beyond, reached];
    count = more;
  }
  return wanting;
}

const nearbyCities = new WeakMap<GameMap, Uint8Array[]>();

/** The cities that one action could link with each, were there no track yet. */
function nearbyOf(map: GameMap, table: Table): Uint8Array[] {
  let nearby = nearbyCities.get(map);
  if (!nearby) {
    const options = { ...table.options, sharp: false };
    const rails = new Array<number>(map.hexes).fill(0);
    const bare = { ...table, options, rails, tilesLeft: null };
    nearby = map.hexOfCity.map((_, city) =>
      Uint8Array.from(waysFrom(bare, city, TILES), ({ to }) => to),
    );
    nearbyCities.set(map, nearby);
  }
  return nearby;
}

/** What part of a line's points one may count on when so many links are wanting. */
const HOPES: readonly number[] = [1, 0.5, 0.3, 0.16, 0.08, 0.04];

/** What a link between these cities brings one nearer to the lines. */
export function progressOf(lines: readonly MajorLineGoal[], a: City, b: City): number {
  let worth = 0;
  for (const { points, left, from, to } of lines) {
    const direct = (from[a] as number) + (to[b] as number);
    const round = (from[b] as number) + (to[a] as number);
    const after = Math.min(direct, round);
    if (after < left) worth += points * ((HOPES[after] ?? 0) - (HOPES[left] ?? 0));
  }
  return worth;
}

/** 13.11, 13.15, 13.17, 13.18: what a delivery earns besides its links. */
export function prizesOf(table: Table, seat: Seat): Prizes {
  const map = mapOf(table.map);
  const points = new Float64Array(table.colours.length);
  const given = new Float64Array(table.colours.length);
  let far: Prizes['far'] = null;
  const add = (to: Float64Array, id: string, more: number) => {
    const city = map.cityOf(id);
    if (city >= 0) to[city] = (to[city] as number) + more;
  };
  for (const [other] of table.players.entries()) {
    for (const card of playerOf(table, other).cards) {
      const effect = CARDS[card]?.effect;
      if (effect?.is === 'hotel') add(other === seat ? points : given, effect.city, 1);
    }
  }
  for (const card of table.show) {
    const effect = effectOf(card);
    if (effect.is === 'bounty') add(points, effect.city, effect.points);
    else if (effect.is === 'distance') far = { links: effect.links, points: effect.points };
    else if (effect.is === 'first')
      for (let i = 0; i < points.length; i++) points[i] = (points[i] as number) + effect.points;
  }
  return { points, given, far };
}
