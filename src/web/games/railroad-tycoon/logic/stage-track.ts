import { TILES_ENGINEERED } from '#games/railroad-tycoon/data/economy.ts';
import type { City, Player, Table, Tile } from '#games/railroad-tycoon/model.ts';
import { across, mapOf } from '#games/railroad-tycoon/terrain.ts';
import { fromOf, hexOf, sidesOf, toOf, turnedRound } from '#games/railroad-tycoon/tiles.ts';
import { arrivalOf, endingAt, lastTile } from '#games/railroad-tycoon/track.ts';
import type { Seat } from '#kernel/game.ts';

/** What tiles and links do to the table, as their events are told. */

export function withPlayer(
  table: Table,
  seat: Seat,
  change: (player: Player) => Partial<Player>,
): Table {
  const players = table.players.map((player, other) =>
    other === seat ? { ...player, ...change(player) } : player,
  );
  return { ...table, players };
}

const withSides = (rails: readonly number[], hex: number, sides: number): number[] =>
  rails.with(hex, (rails[hex] ?? 0) | sides);

export function laid(table: Table, seat: Seat, tile: Tile): Table {
  const map = mapOf(table.map);
  const behind = across(map, hexOf(tile), fromOf(tile));
  const origin = behind < 0 ? -1 : (map.cityAt[behind] as City);
  const link = origin >= 0 ? -1 : endingAt(table, map, seat, hexOf(tile), fromOf(tile));
  const unfinished =
    link < 0
      ? [...table.unfinished, { owner: seat, from: origin, tiles: [tile] }]
      : table.unfinished.map((each, i) =>
          i === link ? { ...each, tiles: [...each.tiles, tile] } : each,
        );
  const tiles = (table.build?.tiles ?? 0) + 1;
  const after = {
    ...table,
    unfinished,
    rails: withSides(table.rails, hexOf(tile), sidesOf(tile)),
    tilesLeft: table.tilesLeft === null ? null : table.tilesLeft - 1,
  };
  if (tiles !== TILES_ENGINEERED) return after;
  return withPlayer(after, seat, ({ engineered }) => ({ engineered: engineered + 1 }));
}

/** The tile keeps the side by which it enters. */
export function redirected(table: Table, seat: Seat, tile: Tile): Table {
  const hex = hexOf(tile);
  const link = table.unfinished.findIndex((each) => {
    const old = lastTile(each);
    return each.owner === seat && hexOf(old) === hex && fromOf(old) === fromOf(tile);
  });
  const old = table.unfinished[link];
  if (old === undefined) return table;
  const freed = (table.rails[hex] ?? 0) & ~sidesOf(lastTile(old));
  return {
    ...table,
    rails: table.rails.with(hex, freed | sidesOf(tile)),
    unfinished: table.unfinished.with(link, { ...old, tiles: old.tiles.with(-1, tile) }),
  };
}

export function finished(table: Table, seat: Seat, from: City, to: City): Table {
  const map = mapOf(table.map);
  for (const [index, link] of table.unfinished.entries()) {
    if (link.owner !== seat || link.from !== from) continue;
    const end = lastTile(link);
    const { city, joins } = arrivalOf(table, map, seat, hexOf(end), toOf(end), index);
    if (city !== to) continue;
    const rest = joins < 0 ? [] : (table.unfinished[joins]?.tiles ?? []).map(turnedRound).reverse();
    return {
      ...table,
      build: null,
      links: [...table.links, { owner: seat, a: from, b: to, tiles: [...link.tiles, ...rest] }],
      unfinished: table.unfinished.filter((_, i) => i !== index && i !== joins),
    };
  }
  return table;
}

/** 15.6 */
export function removed(table: Table): Table {
  const rails = table.rails.slice();
  const tiles = table.unfinished.flatMap((link) => link.tiles);
  for (const tile of tiles) rails[hexOf(tile)] = (rails[hexOf(tile)] ?? 0) & ~sidesOf(tile);
  const left = table.tilesLeft === null ? null : table.tilesLeft + tiles.length;
  return { ...table, rails, tilesLeft: left, unfinished: [] };
}
