import type {
  ActionOf,
  City,
  HexAt,
  Table,
  Unfinished,
} from '#games/railroad-tycoon/rules/model.ts';
import { play } from '#games/railroad-tycoon/rules/play.ts';
import { mapOf } from '#games/railroad-tycoon/rules/terrain.ts';
import { hexOf } from '#games/railroad-tycoon/rules/tiles.ts';
import { type Asked, letterOf } from './explain-terms.ts';

/** Why not there: rules about tiles. */

/** `refusal.params.origin`: the city of a plan that is not on the table yet. */
export function whyNotLaid(
  { rule, params, table, why, name }: Asked,
  { hex }: ActionOf<'lay-track'>,
): string | undefined {
  const { build, unfinished } = table;
  const begun = build && build.link >= 0 ? unfinished[build.link] : undefined;
  const from = begun?.from ?? params?.['origin'];
  const origin = from === undefined ? undefined : name(from as City);
  const asked = { rule, table, why, name };
  switch (rule) {
    case '6.2':
      return whyClosed(asked, hex);
    case '6.3':
      return why.noStart(unfinished.filter(({ owner }) => owner === table.seat).length);
    case '6.4':
      return withTiles(why.notOnward(origin), asked);
    case '18.5':
      return why.noTile;
    default:
      return whyNotLying(asked, hex, origin);
  }
}

function whyClosed({ table, why, name }: Asked, hex: HexAt): string {
  const { cityAt, western } = mapOf(table.map);
  const city = cityAt[hex] ?? -1;
  if (city >= 0) return why.inCity(name(city));
  return western.some((each) => each.hex === hex) ? why.inWestern : why.closed;
}

export function whyNotTurned(asked: Asked, { link }: ActionOf<'redirect'>): string | undefined {
  const { rule, table, why, name } = asked;
  const turned: Unfinished | undefined = table.unfinished[link];
  const origin = turned && name(turned.from);
  switch (rule) {
    case '8.6':
      return why.notBlocked(origin ?? '');
    case '8.8':
      return why.notOwnLink;
    case '8.9':
      return why.redirectFirst;
    case '8.11':
      return why.sameSide;
    default:
      return whyNotLying(asked, hexOf(turned?.tiles.at(-1) ?? 0), origin);
  }
}

/** 6.5, 6.8, 8.1: as for a tile that is laid, so for one that is turned. */
function whyNotLying(asked: Asked, hex: HexAt, origin: string | undefined): string | undefined {
  const { rule, table, why } = asked;
  switch (rule) {
    case '6.5':
      return withTiles(why.sharp, asked);
    case '6.8':
      return withTiles(why.back(origin), asked);
    case '8.1':
      return withTiles(why.noRoom(ownersIn(table, hex)), asked);
    default:
      return undefined;
  }
}

/** Whose track lies in a hex. Nobody's: it is that of the plan. */
function ownersIn({ links, unfinished }: Table, hex: HexAt): string[] {
  const owners = [...links, ...unfinished]
    .filter(({ tiles }) => tiles.some((tile) => hexOf(tile) === hex))
    .map(({ owner }) => letterOf(owner));
  return [...new Set(owners)].sort();
}

/** With the number of tiles that could follow a build under way. */
function withTiles(reason: string, { table, why }: Asked): string {
  if (table.build === null || table.build.link < 0) return reason;
  const others = play
    .choices(table, { money: 1000, tycoon: null }, table.seat)
    .filter((choice) => choice.do === 'lay-track').length;
  return others === 0 ? reason : `${reason} ${why.tilesInstead(others)}`;
}
