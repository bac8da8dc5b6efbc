import { oppositeOf, SIDES, type Side } from '#hex/hex.ts';
import type { Refusal, Seat } from '#kernel/game.ts';
import type { SeatAction } from '#kernel/play.ts';
import { scoreLines } from '../awards.ts';
import { TILES, TILES_ENGINEERED } from '../data/economy.ts';
import { checkPays, endAction, ownOf, type Tell } from '../flow.ts';
import { engineeringLeft } from '../held.ts';
import type {
  Action,
  ActionOf,
  City,
  HexAt,
  NamedCity,
  Own,
  RailroadTycoon,
  Table,
  Tile,
  Unfinished,
  UnfinishedAt,
} from '../model.ts';
import { across, aheadOf, type GameMap, mapOf, namedCity, priceOf } from '../terrain.ts';
import { fromOf, hexOf, tileOf, toOf } from '../tiles.ts';
import { type Arrival, arrivalOf, checkLies, endingAt, lastTile, leastTurn } from '../track.ts';
import { clearUnfinished, closeLink, layTile } from '../track-laying.ts';

/** 6.3, 6.4: what a tile continues: which unfinished link (-1: it begins one), and from which city that comes. */
type Source = { link: UnfinishedAt; origin: City };

/** A tile that may lie there: what it continues, where it leads and what it costs. */
type Laying = Source & { arrival: Arrival; price: number };

function sourceOf(
  table: Table,
  map: GameMap,
  seat: Seat,
  hex: HexAt,
  from: Side,
): Source | Refusal {
  const { build, unfinished } = table;
  if (build !== null && build.link >= 0) {
    const { from: origin } = unfinished[build.link] as Unfinished;
    const tile = lastTile(unfinished[build.link] as Unfinished);
    const continues = aheadOf(map, tile) === hex && oppositeOf(toOf(tile)) === from;
    return continues ? { link: build.link, origin } : { rule: '6.4' };
  }
  const behind = across(map, hex, from);
  const city = behind < 0 ? -1 : (map.cityAt[behind] as City);
  if (city >= 0) return { link: -1, origin: city };
  const link = endingAt(table, map, seat, hex, from);
  if (link < 0) return { rule: '6.3' };
  return { link, origin: (unfinished[link] as Unfinished).from };
}

function layingFrom(
  table: Table,
  map: GameMap,
  seat: Seat,
  { link, origin }: Source,
  tile: Tile,
): Laying | Refusal {
  const hex = hexOf(tile);
  const arrival = arrivalOf(table, map, seat, hex, toOf(tile), link);
  const refusal = checkLies(table, tile, table.rails[hex] as number, origin, arrival);
  if (refusal) return refusal;
  // 18.5
  if (table.tilesLeft === 0) return { rule: '18.5' };
  const price = priceOf(map, tile, arrival.city >= 0, table.build?.grant ?? false);
  return { link, origin, arrival, price };
}

function layingOf(
  table: Table,
  seat: Seat,
  { hex, from, to }: ActionOf<'lay-track'>,
): Laying | Refusal {
  const map = mapOf(table.map);
  if (map.buildable[hex] !== 1) return { rule: '6.2' };
  const source = sourceOf(table, map, seat, hex, from);
  if ('rule' in source) return source;
  return layingFrom(table, map, seat, source, tileOf(hex, from, to));
}

/** Every tile there can be, made when it is first offered. */
const LAYINGS: Action[] = [];

function layTrackAt(tile: Tile): Action {
  let action = LAYINGS[tile];
  if (!action) {
    action = { do: 'lay-track', hex: hexOf(tile), from: fromOf(tile), to: toOf(tile) };
    LAYINGS[tile] = action;
  }
  return action;
}

/** Calls with every tile that may be laid and its price; stops as soon as it answers true, and answers that. */
function someTile(
  table: Table,
  seat: Seat,
  visit: (tile: Tile, price: number) => boolean,
): boolean {
  const map = mapOf(table.map);
  const { build, unfinished, options } = table;
  const least = leastTurn(options);
  const visitHex = (hex: HexAt, from: Side): boolean => {
    if (hex < 0 || map.buildable[hex] !== 1) return false;
    const source = sourceOf(table, map, seat, hex, from);
    if ('rule' in source) return false;
    for (let turn = least; turn <= SIDES - least; turn++) {
      const tile = tileOf(hex, from, (from + turn) % SIDES);
      const laying = layingFrom(table, map, seat, source, tile);
      if (!('rule' in laying) && visit(tile, laying.price)) return true;
    }
    return false;
  };
  const visitEnd = (link: Unfinished) =>
    visitHex(aheadOf(map, lastTile(link)), oppositeOf(toOf(lastTile(link))));
  if (build !== null && build.link >= 0) return visitEnd(unfinished[build.link] as Unfinished);
  for (const link of unfinished) if (link.owner === seat && visitEnd(link)) return true;
  for (const city of map.hexOfCity) {
    for (let side = 0; side < SIDES; side++) {
      if (visitHex(across(map, city, side), oppositeOf(side))) return true;
    }
  }
  return false;
}

export function offerTiles(table: Table, own: Own, seat: Seat, into: Action[]): void {
  someTile(table, seat, (tile, price) => {
    if (!checkPays(own, price)) into.push(layTrackAt(tile));
    return false;
  });
}

/** 13.8: is there a tile to lay at all, whatever it costs? */
export function canLay(table: Table, seat: Seat): boolean {
  return someTile(table, seat, () => true);
}

export const layTrack = {
  phases: ['act', 'build'],

  check(table, own, seat, action) {
    const laying = layingOf(table, seat, action);
    return 'rule' in laying ? laying : checkPays(own, laying.price);
  },

  offer: offerTiles,

  apply(state, seat, action, tell) {
    const { table } = state;
    const { hex, from, to } = action;
    const laying = layingOf(table, seat, action);
    if ('rule' in laying) throw new Error(`against rule ${laying.rule}`);
    const tile = tileOf(hex, from, to);
    ownOf(state, seat).money -= laying.price;
    const link = layTile(table, seat, laying.link, laying.origin, tile);
    if (tell) {
      const origin = namedCity(mapOf(table.map), laying.origin);
      tell({ is: 'track-laid', seat, hex, from, to, origin, price: laying.price });
    }
    afterTile(table, seat, link, laying.arrival, tell);
  },
} satisfies SeatAction<RailroadTycoon, 'lay-track'>;

/** 6.6, 6.7: what follows a tile that has been laid or redirected. */
export function afterTile(
  table: Table,
  seat: Seat,
  link: UnfinishedAt,
  arrival: Arrival,
  tell: Tell,
): void {
  if (arrival.city >= 0) {
    finishLink(table, seat, link, arrival, tell);
    return endAction(table, tell);
  }
  const most = engineeringLeft(table, seat) > 0 ? TILES_ENGINEERED : TILES;
  if ((table.build?.tiles ?? 0) >= most) endAction(table, tell);
}

function finishLink(
  table: Table,
  seat: Seat,
  index: UnfinishedAt,
  arrival: Arrival,
  tell: Tell,
): void {
  const link = closeLink(table, index, arrival);
  if (tell) {
    const map = mapOf(table.map);
    const ends: [NamedCity, NamedCity] = [namedCity(map, link.a), namedCity(map, link.b)];
    const tiles = link.tiles.length;
    tell({ is: 'link-finished', seat, link: table.links.length - 1, ends, tiles });
  }
  scoreLines(table, seat, tell);
}

const STOP: Action = { do: 'stop-building' };

/** 6.9 */
const checkStop = ({ build }: Table): Refusal | undefined =>
  build !== null && build.tiles > 0 ? undefined : { rule: '6.9' };

export const stopBuilding = {
  phases: ['build'],

  check: checkStop,

  offer(table, _own, _seat, into) {
    if (!checkStop(table)) into.push(STOP);
  },

  apply({ table }, seat, _action, tell) {
    tell?.({ is: 'building-stopped', seat, tiles: table.build?.tiles ?? 0 });
    endAction(table, tell);
  },
} satisfies SeatAction<RailroadTycoon, 'stop-building'>;

/** 15.6 */
export function removeUnfinished(table: Table, tell: Tell): void {
  const links = table.unfinished.length;
  if (links === 0) return;
  clearUnfinished(table);
  tell?.({ is: 'links-removed', links });
}
