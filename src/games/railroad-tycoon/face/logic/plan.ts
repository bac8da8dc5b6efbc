import { TILES, TILES_ENGINEERED } from '#games/railroad-tycoon/rules/data/economy.ts';
import { engineeringLeft } from '#games/railroad-tycoon/rules/held.ts';
import type {
  Action,
  City,
  Own,
  RailroadTycoon,
  Table,
  Tile,
  Unfinished,
} from '#games/railroad-tycoon/rules/model.ts';
import { play } from '#games/railroad-tycoon/rules/play.ts';
import { fromOf, hexOf, tileOf, toOf } from '#games/railroad-tycoon/rules/tiles.ts';
import { lastTile } from '#games/railroad-tycoon/rules/track.ts';
import type { Side } from '#hex/hex.ts';
import type { Seat, State } from '#kernel/game.ts';
import { cachedBy } from './cached.ts';
import { nextOf } from './next.ts';

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
export type BuildPlan = {
  start: Start;
  /** 13.6: announce a Land Grant first. */
  grant: boolean;
  /** 8.7: turn the last tile of the unfinished link to this side first. */
  turned: Side | undefined;
  tiles: readonly Tile[];
};

export const planFrom = (start: Start): BuildPlan => ({
  start,
  grant: false,
  turned: undefined,
  tiles: [],
});

export const withTiles = (plan: BuildPlan, more: readonly Tile[]): BuildPlan => ({
  ...plan,
  tiles: [...plan.tiles, ...more],
});

/** One step back: the last tile, or the turning. Nothing is left to take back: nothing. */
export function withoutLast(plan: BuildPlan): BuildPlan | undefined {
  if (plan.tiles.length > 0) return { ...plan, tiles: plan.tiles.slice(0, -1) };
  return plan.turned === undefined ? undefined : { ...plan, turned: undefined };
}

/** Money is no matter while one thinks: shares can be issued. */
export const RICH: Own = { money: 1_000_000, tycoon: null };

/** The table after a plan, as the engine plays it. */
export type Planned = {
  table: Table;
  /** The action is over: a link is finished, or no tile is left. */
  done: boolean;
};

/** Nothing, if the engine refuses a step of it. */
export function plannedOn(table: Table, seat: Seat, plan: BuildPlan): Planned | undefined {
  return played(table, { seat, plan }).planned;
}

/** A plan and whose it is, for what is remembered of a table. */
export type Asked = { seat: Seat; plan: BuildPlan };

export const labelOf = ({ seat, plan: { start, grant, turned, tiles } }: Asked): string =>
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
function stepsOf(table: Table, { start, grant, turned, tiles }: BuildPlan): Action[] {
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
export function actionsOf(table: Table, seat: Seat, plan: BuildPlan, shares: number): Action[] {
  const issues = Array.from({ length: shares }, (): Action => ({ do: 'issue-share' }));
  const planned = plannedOn(table, seat, plan);
  const stop: Action[] = planned === undefined || planned.done ? [] : [{ do: 'stop-building' }];
  return [...issues, ...stepsOf(table, plan), ...stop];
}

/** 6.6, 13.9: how many tiles the action still has, those of the plan taken off. */
export function tilesLeft(table: Table, seat: Seat, plan: BuildPlan | undefined): number {
  const planned = plan && plannedOn(table, seat, plan);
  if (planned?.done) return 0;
  return leftOn(planned?.table ?? table, seat);
}

export function leftOn(table: Table, seat: Seat): number {
  const most = mostTiles(table, seat);
  return Math.min(most - (table.build?.tiles ?? 0), table.tilesLeft ?? most);
}

export const mostTiles = (table: Table, seat: Seat): number =>
  engineeringLeft(table, seat) > 0 ? TILES_ENGINEERED : TILES;

export const isSameStart = (one: Start, other: Start): boolean =>
  one.link === other.link && one.city === other.city;

/** A build that the table has already begun has its start. */
export function begunAt({ build, unfinished }: Table): Start | undefined {
  if (build === null || build.link < 0) return undefined;
  return { city: (unfinished[build.link] as Unfinished).from, link: build.link };
}

/** What each tile of the plan costs, a turned one first. */
export function pricesOf(
  table: Table,
  seat: Seat,
  plan: BuildPlan,
): { tile: Tile; price: number }[] {
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
