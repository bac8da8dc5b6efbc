import { oppositeOf, SIDES, type Side, turnBetween } from '#hex/hex.ts';
import type { Refusal, Seat } from '#kernel/game.ts';
import type { City, HexAt, Rules, Table, Tile, Unfinished, UnfinishedAt } from './model.ts';
import { across, aheadOf, type GameMap } from './terrain.ts';
import { fromOf, hexOf, sidesOf, tileOf, toOf } from './tiles.ts';

/** Where a tile leads. */
export type Arrival = {
  /** The city reached, or the one from which the track it joins comes; -1: neither. */
  city: City;
  /** 6.11: which unfinished link it joins; -1: none. */
  joins: UnfinishedAt;
};

const NOWHERE: Arrival = { city: -1, joins: -1 };

export const lastTile = ({ tiles }: Unfinished): Tile => tiles[tiles.length - 1] as Tile;

/** The unfinished link of this player that continues in this hex, coming in by this side; -1: none. */
export function endingAt(
  { unfinished }: Table,
  map: GameMap,
  seat: Seat,
  hex: HexAt,
  side: Side,
): UnfinishedAt {
  for (let i = 0; i < unfinished.length; i++) {
    const link = unfinished[i] as Unfinished;
    if (link.owner !== seat) continue;
    const tile = lastTile(link);
    if (oppositeOf(toOf(tile)) === side && aheadOf(map, tile) === hex) return i;
  }
  return -1;
}

/** 6.7, 6.11: where a tile of the unfinished link `self` (-1: a new one) leads that leaves this hex by this side. */
export function arrivalOf(
  table: Table,
  map: GameMap,
  seat: Seat,
  hex: HexAt,
  to: Side,
  self: UnfinishedAt,
): Arrival {
  const ahead = across(map, hex, to);
  if (ahead < 0) return NOWHERE;
  const city = map.cityAt[ahead] as City;
  if (city >= 0) return { city, joins: -1 };
  if (table.unfinished.length === 0) return NOWHERE;
  const joins = endingAt(table, map, seat, hex, to);
  if (joins < 0 || joins === self) return NOWHERE;
  return { city: (table.unfinished[joins] as Unfinished).from, joins };
}

/** 8.1: one track leaves room for one more. `rails`: the sides used, as bits. */
export function hasRoom(rails: number): boolean {
  let sides = 0;
  for (let rest = rails; rest > 0; rest &= rest - 1) sides++;
  return sides <= 2;
}

/** 6.5, 18.3 */
export const leastTurn = ({ sharp }: Rules): number => (sharp ? 1 : 2);

/** 6.5, 6.8, 8.1: can a tile of a link from this city lie so? `rails`: the sides already used there. */
export function checkLies(
  table: Table,
  tile: Tile,
  rails: number,
  origin: City,
  { city }: Arrival,
): Refusal | undefined {
  if (turnBetween(fromOf(tile), toOf(tile)) < leastTurn(table.options)) return { rule: '6.5' };
  if ((rails & sidesOf(tile)) !== 0 || !hasRoom(rails)) return { rule: '8.1' };
  if (city === origin) return { rule: '6.8' };
  return undefined;
}

/** 8.6: no tile can continue it, and another player's track is in the hex ahead. */
export function isBlocked(table: Table, map: GameMap, index: UnfinishedAt): boolean {
  const link = table.unfinished[index] as Unfinished;
  const tile = lastTile(link);
  const hex = aheadOf(map, tile);
  if (hex < 0 || map.buildable[hex] !== 1 || table.rails[hex] === 0) return false;
  if (!hasForeignTrack(table, link.owner, hex)) return false;
  const from = oppositeOf(toOf(tile));
  for (let to = 0; to < SIDES; to++) {
    const arrival = arrivalOf(table, map, link.owner, hex, to, index);
    const rails = table.rails[hex] as number;
    if (!checkLies(table, tileOf(hex, from, to), rails, link.from, arrival)) return false;
  }
  return true;
}

function hasForeignTrack({ links, unfinished }: Table, seat: Seat, hex: HexAt): boolean {
  const lies = (tile: Tile) => hexOf(tile) === hex;
  for (const { owner, tiles } of links) if (owner !== seat && tiles.some(lies)) return true;
  for (const { owner, tiles } of unfinished) if (owner !== seat && tiles.some(lies)) return true;
  return false;
}
