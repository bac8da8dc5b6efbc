import { isOfSeat, type SeatPhase } from '#games/railroad-tycoon/rules/flow.ts';
import type { Card, City, Colour, Table } from '#games/railroad-tycoon/rules/model.ts';
import { type BuildPlan, begunAt, isSameStart, planFrom } from '../logic/plan.ts';
import type { ActionName } from '../words/panel-words.ts';

/** What somebody may be asked for. */
export type Ask = SeatPhase;

/** What somebody is about to do. */
export type Mode = ActionName | 'share' | 'decline';

/** The keys that choose what to do. */
export const MODES: Readonly<Record<string, Mode>> = {
  b: 'build',
  c: 'urbanise',
  e: 'upgrade',
  d: 'deliver',
  t: 'card',
  w: 'west',
};

/** What somebody has chosen so far. It is gone as soon as something else is asked. */
export type Held = {
  mode: Mode | undefined;
  plan: BuildPlan | undefined;
  /** Shares to issue beyond those that are needed. */
  extra: number;
  /** The city to urbanise, to grow, to go west from; or whose cube is to travel. */
  city: City | undefined;
  /** Of a New City tile, or of the cube. */
  colour: Colour | undefined;
  /** The links that the cube takes. */
  route: readonly number[] | undefined;
  card: Card | undefined;
  bid: number | undefined;
};

export const EMPTY: Held = {
  mode: undefined,
  plan: undefined,
  extra: 0,
  city: undefined,
  colour: undefined,
  route: undefined,
  card: undefined,
  bid: undefined,
};

/** What these eyes are asked for, by the phase. */
export function askOf({ phase }: Pick<Table, 'phase'>): Ask | undefined {
  return isOfSeat(phase) ? phase : undefined;
}

/** What one begins with. A build that the table has begun already goes on where it stands. */
export function freshOf(table: Table, ask: Ask | undefined): Held {
  if (ask !== 'build') return EMPTY;
  const start = begunAt(table);
  const plan = start && { ...planFrom(start), grant: table.build?.grant ?? false };
  return { ...EMPTY, mode: 'build', plan };
}

/** The same action with another choice; another action lets go of what was chosen for the last. */
export const heldFor = (held: Held, mode: Mode, choice: Partial<Held>): Held => ({
  ...(held.mode === mode ? held : { ...EMPTY, mode }),
  ...choice,
});

/** What is held belongs to one question. */
export function questionOf(table: Table, ask: Ask | undefined): string {
  const { turn, round, actions, bid, build, seat } = table;
  return [ask, turn, round, seat, actions, bid, build?.tiles, build?.grant].join(':');
}

/** One choice fewer; nothing, if none was made. `least`: a plan that the table itself has begun. */
export function lessThan(held: Held, least: BuildPlan | undefined): Held | undefined {
  const { plan } = held;
  if (plan && plan.tiles.length > 0) {
    return { ...held, plan: { ...plan, tiles: plan.tiles.slice(0, -1) }, extra: 0 };
  }
  if (plan && plan.turned !== undefined) return { ...held, plan: { ...plan, turned: undefined } };
  if (plan && !(least && isSameStart(plan.start, least.start)))
    return { ...held, plan: undefined, extra: 0 };
  if (held.route !== undefined) return { ...held, route: undefined };
  if (held.colour !== undefined) return { ...held, colour: undefined };
  if (held.city !== undefined) return { ...held, city: undefined };
  if (held.card !== undefined) return { ...held, card: undefined };
  if (held.mode !== undefined && least === undefined) return EMPTY;
  return undefined;
}
