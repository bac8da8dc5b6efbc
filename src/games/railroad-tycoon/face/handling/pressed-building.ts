import type { City, Table, Tile } from '#games/railroad-tycoon/rules/model.ts';
import type { Seat } from '#kernel/game.ts';
import { type BuildPlan, planFrom, plannedOn, tilesLeft, withTiles } from '../logic/plan.ts';
import { refusedAt, routeTo } from '../logic/plan-reach.ts';
import { litTiles, nextTiles, openPlans, startsOf, turnsIn } from '../logic/starts.ts';
import { type Held, heldFor } from './held.ts';
import { type After, type Here, type PressOn, seatOf } from './press.ts';

const planIn = ({ mode, plan }: Held): BuildPlan | undefined =>
  mode === 'build' ? plan : undefined;

const building = (held: Held, plan: BuildPlan | undefined): Held =>
  heldFor(held, 'build', { plan, extra: 0 });

/** The next tile; where the track ends, the lever. */
const focusAfter = (table: Table, seat: Seat, plan: BuildPlan | undefined): string =>
  litTiles(table, seat, plan).length > 0 ? '.rt-map [data-place^="tile:"]' : '[data-lever]';

export function pressedTile(held: Held, { tile }: PressOn<'tile'>, { table, eyes }: Here): After {
  const seat = seatOf(eyes);
  const plan = planWith(table, seat, held.plan, tile);
  return { held: building(held, plan), focus: focusAfter(table, seat, plan) };
}

/** A hex that takes no tile answers why not. A plan that is complete has no next tile. */
export function pressedGround(held: Held, { hex }: PressOn<'ground'>, here: Here): After {
  const plan = planIn(held);
  const [table, seat] = [here.table, seatOf(here.eyes)];
  if (plan === undefined || plannedOn(table, seat, plan)?.done) return { held };
  const refused = refusedAt(table, seat, plan, hex);
  return refused ? { held, refused } : { held };
}

export const pressedStart = (held: Held, { start }: PressOn<'start'>): After => ({
  held: building(held, planFrom(start)),
});

export const pressedTurn = (held: Held, { to }: PressOn<'turn'>): After => ({
  held: held.plan ? building(held, { ...held.plan, turned: to, tiles: [] }) : held,
});

export const pressedGrant = (held: Held, { grant }: PressOn<'grant'>): After => ({
  held: held.plan ? building(held, { ...held.plan, grant }) : held,
});

/** A start, the way to it, or why no track comes from this city or leads to it. */
export function pressedForTrack(held: Held, city: City, { table, eyes }: Here): After {
  const seat = seatOf(eyes);
  const before = planIn(held);
  const plan = planAfter(table, seat, before, city);
  if (plan !== 'refused') return { held: building(held, plan) };
  const left = tilesLeft(table, seat, before && { ...before, tiles: [] });
  const refusal = { rule: before ? '6.6' : '6.3', params: { city, left } } as const;
  return { held, refused: { refusal, action: { do: 'stop-building' } } };
}

/** Does the track in hand lead to this city? */
export function endsAt(held: Held, city: City, { table, eyes }: Here): boolean {
  const plan = planIn(held);
  const after = plan && plannedOn(table, seatOf(eyes), plan);
  return after?.table.links[table.links.length]?.b === city;
}

/** A press on a city while a build is thought of: a start, the way to it, or nothing that goes. */
export function planAfter(
  table: Table,
  seat: Seat,
  plan: BuildPlan | undefined,
  city: City,
): BuildPlan | undefined | 'refused' {
  const start = startsOf(table, seat).find((one) => one.link < 0 && one.city === city);
  if (plan === undefined) return start ? planFrom(start) : 'refused';
  const way = routeTo(table, seat, plan, city);
  if (way) return withTiles(plan, way.tiles);
  // Somewhere else after all: the way there from where it began.
  const afresh = { ...plan, tiles: [], turned: undefined };
  const other = routeTo(table, seat, afresh, city);
  if (other) return withTiles(afresh, other.tiles);
  const isFree = plan.start.link < 0 && (table.build?.tiles ?? 0) === 0;
  if (isFree && plan.start.city === city) return plan.tiles.length === 0 ? undefined : afresh;
  return isFree && plan.tiles.length === 0 && start ? planFrom(start) : 'refused';
}

/** A press on a lit tile: it is laid next, or a blocked end is turned into it. Nothing held: an unfinished link goes on. */
export function planWith(
  table: Table,
  seat: Seat,
  plan: BuildPlan | undefined,
  tile: Tile,
): BuildPlan | undefined {
  for (const each of openPlans(table, seat, plan)) {
    if (nextTiles(table, seat, each).some((next) => next.tile === tile)) {
      return withTiles(each, [tile]);
    }
    const turned = turnsIn(table, seat, each).find((turn) => turn.tile === tile);
    if (turned) return { ...each, turned: turned.to };
  }
  return plan;
}
