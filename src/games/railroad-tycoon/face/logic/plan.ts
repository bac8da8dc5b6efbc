import { offerTiles } from '#games/railroad-tycoon/rules/actions/build.ts';
import { offerRedirections } from '#games/railroad-tycoon/rules/actions/redirect.ts';
import { TILES, TILES_ENGINEERED } from '#games/railroad-tycoon/rules/data/economy.ts';
import { engineeringLeft } from '#games/railroad-tycoon/rules/held.ts';
import type {
  Action,
  City,
  HexAt,
  Own,
  RailroadTycoon,
  Table,
  Tile,
  Unfinished,
} from '#games/railroad-tycoon/rules/model.ts';
import { play } from '#games/railroad-tycoon/rules/play.ts';
import { across, aheadOf, mapOf } from '#games/railroad-tycoon/rules/terrain.ts';
import { fromOf, hexOf, tileOf, toOf } from '#games/railroad-tycoon/rules/tiles.ts';
import { endingAt, lastTile } from '#games/railroad-tycoon/rules/track.ts';
import { oppositeOf, SIDES, type Side } from '#hex/hex.ts';
import type { Refusal, Seat, State } from '#kernel/game.ts';
import { cachedBy } from './cached.ts';
import { type Next, nextOf } from './next.ts';
import { exploreFrom, NOWHERE, type Reach, type Way } from './reach.ts';

/** Where a build begins: at a city, or at the end of an unfinished link. */
export type Start = {
  /** The city from which the track comes. */
  city: City;
  /** Which unfinished link; -1: a new one. */
  link: number;
};

/**
 * A build action that is thought of, and not yet done: tiles are added and taken back until it is confirmed. Tiles that
 * the table has already are no part of it.
 */
export type Plan = {
  start: Start;
  /** 13.6: announce a Land Grant first. */
  grant: boolean;
  /** 8.7: turn the last tile of the unfinished link to this side first. */
  turned: Side | undefined;
  tiles: readonly Tile[];
};

export type { Next };

export const planFrom = (start: Start): Plan => ({
  start,
  grant: false,
  turned: undefined,
  tiles: [],
});

export const withTiles = (plan: Plan, more: readonly Tile[]): Plan => ({
  ...plan,
  tiles: [...plan.tiles, ...more],
});

/** One step back: the last tile, or the turning. Nothing is left to take back: nothing. */
export function withoutLast(plan: Plan): Plan | undefined {
  if (plan.tiles.length > 0) return { ...plan, tiles: plan.tiles.slice(0, -1) };
  return plan.turned === undefined ? undefined : { ...plan, turned: undefined };
}

/** Money is no matter while one thinks: shares can be issued. */
const RICH: Own = { money: 1_000_000, tycoon: null };

/** The table after a plan, as the engine plays it. */
export type Planned = {
  table: Table;
  /** The action is over: a link is finished, or no tile is left. */
  done: boolean;
};

/** Nothing, if the engine refuses a step of it. */
export function plannedOn(table: Table, seat: Seat, plan: Plan): Planned | undefined {
  return played(table, { seat, plan }).planned;
}

type Asked = { seat: Seat; plan: Plan };

const labelOf = ({ seat, plan: { start, grant, turned, tiles } }: Asked): string =>
  [seat, start.city, start.link, grant, turned, ...tiles].join();

const played = cachedBy((table: Table, { seat, plan }: Asked): { planned?: Planned } => {
  const steps = stepsOf(table, plan);
  if (steps.length === 0) return { planned: { table, done: false } };
  const hidden = { own: table.players.map(() => RICH) };
  const state: State<RailroadTycoon> = play.clone({ table, hidden });
  for (const action of steps) {
    if (play.check(state.table, RICH, seat, action)) return {};
    play.apply(state, seat, action);
  }
  const lays = plan.tiles.length > 0 || plan.turned !== undefined;
  return { planned: { table: state.table, done: lays && state.table.build === null } };
}, labelOf);

/** What the plan does, without shares and without an end. */
function stepsOf(table: Table, { start, grant, turned, tiles }: Plan): Action[] {
  const steps: Action[] = [];
  if (grant && !table.build?.grant) steps.push({ do: 'announce-grant' });
  if (turned !== undefined) steps.push({ do: 'redirect', link: start.link, to: turned });
  for (const tile of tiles) steps.push(layingAt(tile));
  return steps;
}

export const layingAt = (tile: Tile): Action => ({
  do: 'lay-track',
  hex: hexOf(tile),
  from: fromOf(tile),
  to: toOf(tile),
});

/** All that is to be done for the plan, shares first; a build that has not come to its end is stopped. */
export function actionsOf(table: Table, seat: Seat, plan: Plan, shares: number): Action[] {
  const issues = Array.from({ length: shares }, (): Action => ({ do: 'issue-share' }));
  const planned = plannedOn(table, seat, plan);
  const stop: Action[] = planned === undefined || planned.done ? [] : [{ do: 'stop-building' }];
  return [...issues, ...stepsOf(table, plan), ...stop];
}

/** 6.6, 13.9: how many tiles the action still has, those of the plan taken off. */
export function tilesLeft(table: Table, seat: Seat, plan: Plan | undefined): number {
  const planned = plan && plannedOn(table, seat, plan);
  if (planned?.done) return 0;
  return leftOn(planned?.table ?? table, seat);
}

function leftOn(table: Table, seat: Seat): number {
  const most = mostTiles(table, seat);
  return Math.min(most - (table.build?.tiles ?? 0), table.tilesLeft ?? most);
}

export const mostTiles = (table: Table, seat: Seat): number =>
  engineeringLeft(table, seat) > 0 ? TILES_ENGINEERED : TILES;

/** A build that the table has already begun has its start. */
export function begunAt({ build, unfinished }: Table): Start | undefined {
  if (build === null || build.link < 0) return undefined;
  return { city: (unfinished[build.link] as Unfinished).from, link: build.link };
}

/** Where this seat may begin now: cities first, then its unfinished links. */
export const startsOf = cachedBy(
  (table: Table, seat: Seat): readonly Start[] => {
    if (!play.actors(table).includes(seat) || !isBuilding(table)) return [];
    const begun = begunAt(table);
    if (begun) return [begun];
    const cities = new Set<City>();
    const links = new Set<number>();
    for (const tile of tilesOn(table, seat)) {
      const { city, link } = sourceOf(table, seat, tile);
      if (link < 0) cities.add(city);
      else links.add(link);
    }
    for (const { link } of redirections(table, seat)) links.add(link);
    return [
      ...[...cities].sort((a, b) => a - b).map((city): Start => ({ city, link: -1 })),
      ...[...links].sort((a, b) => a - b).map((link): Start => startAt(table, link)),
    ];
  },
  (seat) => seat,
);

const isBuilding = ({ phase }: Table): boolean => phase === 'act' || phase === 'build';
const startAt = ({ unfinished }: Table, link: number): Start => ({
  city: (unfinished[link] as Unfinished).from,
  link,
});

/** Every tile that the engine would let this seat lay. */
const tilesOn = cachedBy(
  (table: Table, seat: Seat): readonly Tile[] => {
    const into: Action[] = [];
    offerTiles(table, RICH, seat, into);
    return into.flatMap((action) =>
      action.do === 'lay-track' ? [tileOf(action.hex, action.from, action.to)] : [],
    );
  },
  (seat) => seat,
);

function redirections(table: Table, seat: Seat): { link: number; to: Side }[] {
  if (table.build !== null && table.build.tiles > 0) return [];
  const into: Action[] = [];
  offerRedirections(table, RICH, seat, into);
  return into.flatMap((action) => (action.do === 'redirect' ? [action] : []));
}

/** Which start a first tile has: the city behind it, or an unfinished link that ends there. */
function sourceOf(table: Table, seat: Seat, tile: Tile): Start {
  const map = mapOf(table.map);
  const behind = across(map, hexOf(tile), fromOf(tile));
  const city = behind < 0 ? -1 : (map.cityAt[behind] as City);
  if (city >= 0) return { city, link: -1 };
  const link = endingAt(table, map, seat, hexOf(tile), fromOf(tile));
  return startAt(table, link);
}

/** The tiles that may come next; none, when the plan is complete. */
export function nextTiles(table: Table, seat: Seat, plan: Plan): readonly Next[] {
  return nexts(table, { seat, plan });
}

const nexts = cachedBy((table: Table, { seat, plan }: Asked): readonly Next[] => {
  const planned = plannedOn(table, seat, plan);
  if (planned === undefined || planned.done) return [];
  const now = planned.table;
  const begun = begunAt(now);
  return tilesOn(now, seat)
    .filter((tile) => begun !== undefined || isSame(sourceOf(now, seat, tile), plan.start))
    .map((tile) => nextOf(now, seat, tile, plan.start.link));
}, labelOf);

const isSame = (one: Start, other: Start): boolean =>
  one.link === other.link && one.city === other.city;

/** 8.7: the ways in which the last tile of a blocked link can be turned. */
export function turnsAt(
  table: Table,
  seat: Seat,
  { link }: Start,
): readonly (Next & { to: Side })[] {
  const blocked = link < 0 ? undefined : table.unfinished[link];
  if (blocked === undefined) return [];
  const old = lastTile(blocked);
  return redirections(table, seat)
    .filter((turn) => turn.link === link)
    .map(({ to }) => ({
      ...nextOf(table, seat, tileOf(hexOf(old), fromOf(old), to), link),
      to,
    }));
}

/** What each tile of the plan costs, a turned one first. */
export function pricesOf(table: Table, seat: Seat, plan: Plan): { tile: Tile; price: number }[] {
  const start = { ...plan, tiles: [], turned: undefined };
  let before = plannedOn(table, seat, start)?.table;
  const prices: { tile: Tile; price: number }[] = [];
  if (before && plan.turned !== undefined) {
    const old = lastTile(before.unfinished[plan.start.link] as Unfinished);
    const tile = tileOf(hexOf(old), fromOf(old), plan.turned);
    prices.push({ tile, price: nextOf(before, seat, tile, plan.start.link).price });
  }
  for (const [i, tile] of plan.tiles.entries()) {
    before = plannedOn(table, seat, { ...plan, tiles: plan.tiles.slice(0, i) })?.table;
    if (before === undefined) return prices;
    prices.push({ tile, price: nextOf(before, seat, tile, begunAt(before)?.link ?? -1).price });
  }
  return prices;
}

/** What the plan can still come to. */
export function reachOf(table: Table, seat: Seat, plan: Plan): Reach {
  return reaches(table, { seat, plan });
}

/** The cheapest way to a city after the plan. */
export const routeTo = (table: Table, seat: Seat, plan: Plan, city: City): Way | undefined =>
  reachOf(table, seat, plan).cities.get(city);

const reaches = cachedBy((table: Table, { seat, plan }: Asked): Reach => {
  const planned = plannedOn(table, seat, plan);
  if (planned === undefined || planned.done) return NOWHERE;
  const now = planned.table;
  const { city, link } = begunAt(now) ?? plan.start;
  return exploreFrom(now, seat, { city, link, left: leftOn(now, seat) });
}, labelOf);

/**
 * What somebody means by pressing a hex that is not lit, and why the engine refuses it after this plan. The plan is not
 * on the table yet, so the refusal says from which city it comes.
 */
export function refusedAt(
  table: Table,
  seat: Seat,
  plan: Plan | undefined,
  hex: HexAt,
): { action: Action; refusal: Refusal } | undefined {
  const now = plan ? beforeEnd(table, seat, plan) : table;
  const map = mapOf(now.map);
  const end = begunAt(now)?.link ?? plan?.start.link ?? -1;
  const last = end < 0 ? undefined : lastTile(now.unfinished[end] as Unfinished);
  const home = plan && map.hexOfCity[plan.start.city];
  const continues = (from: Side): boolean =>
    last === undefined
      ? across(map, hex, from) === home
      : aheadOf(map, last) === hex && oppositeOf(toOf(last)) === from;
  const from = Array.from({ length: SIDES }, (_, side) => side).find(continues) ?? 0;
  const action = layingAt(tileOf(hex, from, oppositeOf(from)));
  const refusal = play.check(now, RICH, seat, action);
  if (refusal === undefined) return undefined;
  return { action, refusal: plan ? { ...refusal, params: { origin: plan.start.city } } : refusal };
}

/** The table while the plan can still go on: without its last tile, if that ends it. */
function beforeEnd(table: Table, seat: Seat, plan: Plan): Table {
  const planned = plannedOn(table, seat, plan);
  if (planned && !planned.done) return planned.table;
  const shorter = withoutLast(plan);
  return (shorter && plannedOn(table, seat, shorter)?.table) ?? table;
}
