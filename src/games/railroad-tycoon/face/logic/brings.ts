import { effectOf } from '#games/railroad-tycoon/rules/held.ts';
import {
  type Action,
  type Card,
  type City,
  COLOURS,
  type Colour,
  GREY,
  type RailroadTycoon,
  type Table,
} from '#games/railroad-tycoon/rules/model.ts';
import { areConnected } from '#games/railroad-tycoon/rules/network.ts';
import { play } from '#games/railroad-tycoon/rules/play.ts';
import type { Seat, State } from '#kernel/game.ts';
import { cachedBy } from './cached.ts';
import { worthOf } from './card-worth.ts';
import { bestRoute, type CardPoints, type CubeDeliveries, deliveriesOf } from './deliveries.ts';
import { type BuildPlan, plannedOn, RICH } from './plan.ts';

/** Cubes of one colour in one city that could be delivered then, and for how much; `was`: before, 0 for not at all. */
export type CubesBrought = {
  from: City;
  colour: Colour;
  count: number;
  to: City;
  points: number;
  was: number;
};

/** What an action would bring one: facts that the table shows, each as the engine would count it. */
export type Brings = {
  /** The best first. */
  cubes: readonly CubesBrought[];
  /** Points that come at once: a major line, the first of a level. */
  cards: readonly { card: Card; points: number }[];
  /** 13.15 to 13.19: points for the first of several deliveries, newly in reach. One cube earns them, whichever it is. */
  once: readonly { card: Card; points: number }[];
  /** Builds that a major line on show still needs, before and after. */
  steps: readonly { card: Card; before: number; after: number }[];
  /** To put one choice before another: all points that it brings or puts within reach. */
  gain: number;
};

const NOTHING: Brings = { cubes: [], cards: [], once: [], steps: [], gain: 0 };

/** What this plan brings. */
export function broughtByPlan(table: Table, seat: Seat, plan: BuildPlan): Brings {
  const after = plannedOn(table, seat, plan)?.table;
  return after ? brought(after, { seat, before: table }) : NOTHING;
}

/** What this action brings, before chance draws anything for it. Money is no matter: shares can be issued. */
export function broughtByAction(table: Table, seat: Seat, action: Action): Brings {
  const after = afterDoing(table, { seat, action }).table;
  return after ? brought(after, { seat, before: table }) : NOTHING;
}

const afterDoing = cachedBy(
  (table: Table, { seat, action }: { seat: Seat; action: Action }): { table?: Table } => {
    if (play.check(table, RICH, seat, action)) return {};
    const hidden = { own: table.players.map(() => RICH) };
    const state: State<RailroadTycoon> = play.clone({ table, hidden });
    play.apply(state, seat, action);
    return { table: state.table };
  },
  ({ seat, action }) => `${seat} ${JSON.stringify(action)}`,
);

/** The table after it was made from the one before: it is told apart by the seat alone. */
const brought = cachedBy(
  (after: Table, { seat, before }: { seat: Seat; before: Table }): Brings =>
    compared(before, after, seat),
  ({ seat }) => seat,
);

function compared(before: Table, after: Table, seat: Seat): Brings {
  const cubes = cubesBrought(before, after, seat);
  const cards = earned(before, after);
  const steps = stepsTo(before, after, seat);
  const known = bountiesIn(deliveriesOf(before, seat), seat);
  const once = [...bountiesIn(deliveriesOf(after, seat), seat).values()].filter(
    ({ card }) => !known.has(card),
  );
  const gain =
    cubes.reduce((sum, { count, points, was }) => sum + count * (points - was), 0) +
    [...cards, ...once].reduce((sum, { points }) => sum + points, 0);
  return { cubes, cards, once, steps, gain };
}

/** What the way of this cube would earn by cards that then leave the display. */
const bountiesOf = (cube: CubeDeliveries, seat: Seat): readonly CardPoints[] =>
  bestRoute(cube).cards.filter((of) => of.seat === seat && effectOf(of.card).is !== 'hotel');

const bountiesIn = (
  deliveries: readonly CubeDeliveries[],
  seat: Seat,
): ReadonlyMap<Card, { card: Card; points: number }> =>
  new Map(
    deliveries
      .flatMap((cube) => bountiesOf(cube, seat))
      .map(({ card, points }) => [card, { card, points }]),
  );

function cubesBrought(before: Table, after: Table, seat: Seat): CubesBrought[] {
  const mine = (cube: CubeDeliveries): number =>
    bountiesOf(cube, seat).reduce(
      (sum, { points }) => sum - points,
      bestRoute(cube).points[seat] ?? 0,
    );
  const known = new Map(
    deliveriesOf(before, seat).map((cube) => [cube.from * COLOURS + cube.colour, mine(cube)]),
  );
  return deliveriesOf(after, seat)
    .flatMap((cube): CubesBrought[] => {
      const { from, colour } = cube;
      const place = from * COLOURS + colour;
      const [points, was] = [mine(cube), known.get(place) ?? 0];
      const count = after.cubes[place] ?? 0;
      // More cubes where some could travel before are new all the same.
      const fresh = count - (before.cubes[place] ?? 0);
      const { to } = bestRoute(cube);
      if (points > was) return [{ from, colour, count, to, points, was }];
      return fresh > 0 ? [{ from, colour, count: fresh, to, points, was: 0 }] : [];
    })
    .sort((a, b) => b.points - b.was - (a.points - a.was) || a.from - b.from);
}

/** Cards that leave the display because they pay. */
function earned(before: Table, after: Table): { card: Card; points: number }[] {
  const left = [...after.show];
  return before.show.flatMap((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    const effect = effectOf(card);
    return at < 0 && 'points' in effect ? [{ card, points: effect.points }] : [];
  });
}

function stepsTo(before: Table, after: Table, seat: Seat): Brings['steps'] {
  return after.show.flatMap((card) => {
    if (effectOf(card).is !== 'line') return [];
    const [was, is] = [worthOf(before, seat, card), worthOf(after, seat, card)];
    if (was.is !== 'line' || is.is !== 'line' || is.missing >= was.missing) return [];
    return [{ card, before: was.missing, after: is.missing }];
  });
}

/** 9.1: the most that any colour would put within reach, by grey city. Where no link leads, nothing can be delivered. */
export const urbanisingBrings = cachedBy(
  (table: Table, seat: Seat): ReadonlyMap<City, number> => {
    const linked = new Set(table.links.flatMap(({ a, b }) => [a, b]));
    const colours = table.newCities.flatMap((left, colour) => (left > 0 ? [colour] : []));
    const most = (city: City): number =>
      Math.max(
        0,
        ...colours.map(
          (colour) => broughtByAction(table, seat, { do: 'urbanise', city, colour }).gain,
        ),
      );
    return new Map(
      [...linked]
        .filter((city) => table.colours[city] === GREY)
        .map((city): [City, number] => [city, most(city)]),
    );
  },
  (seat) => seat,
);

/** Why a link brings nothing: one's own network is there already, or a rival's link lies beside it. */
export type Idle = { is: 'linked' } | { is: 'there' } | { is: 'none'; beside: Seat | undefined };

export function idleOf(table: Table, seat: Seat, from: City, to: City): Idle {
  const between = table.links.filter(
    ({ a, b }) => (a === from && b === to) || (a === to && b === from),
  );
  if (between.some(({ owner }) => owner === seat)) return { is: 'linked' };
  if (areConnected(table, seat, from, to)) return { is: 'there' };
  return { is: 'none', beside: between[0]?.owner };
}
