import { describe, expect, it } from 'vitest';
import { railroadTycoon } from '#games/railroad-tycoon/rules/index.ts';
import type { City, RailroadTycoon, Table } from '#games/railroad-tycoon/rules/model.ts';
import type { Seat, State } from '#kernel/game.ts';
import { explain } from '../explain.ts';
import { billFor, billOf, paymentOf } from '../logic/bill.ts';
import {
  actionsOf,
  type BuildPlan,
  layingAt,
  planFrom,
  plannedOn,
  pricesOf,
  tilesLeft,
  withoutLast,
  withTiles,
} from '../logic/plan.ts';
import { reachOf, refusedAt } from '../logic/plan-reach.ts';
import { nextTiles, startsOf, turnsAt } from '../logic/starts.ts';
import { eager, playedGame, recordedGame, stateAt } from './games.ts';

const { game } = railroadTycoon;

/** Moments at which somebody may build: of a game that is played, and of those in which something rare happens. */
function* moments(every: number): Generator<State<RailroadTycoon>> {
  let nth = 0;
  const names = ['blocked-and-redirected', 'fifth-tile', 'four-players'];
  const recorded = names.flatMap((name) => [...recordedGame(name)]);
  for (const { before } of [...playedGame(4, 5, { decide: eager, entries: 500 }), ...recorded]) {
    const { phase } = before.table;
    if ((phase === 'act' || phase === 'build') && nth++ % every === 0) yield before;
  }
}

/** Done by the engine, with as many shares as the bill says. */
function built(state: State<RailroadTycoon>, seat: Seat, plan: BuildPlan) {
  const after = game.clone(state);
  const bill = billOf(state.table, game.own(state, seat), seat, plan);
  for (const action of actionsOf(state.table, seat, plan, bill.shares)) {
    expect(game.check(after.table, game.own(after, seat), seat, action)).toBeUndefined();
    game.apply(after, seat, action);
  }
  return { after, bill };
}

/** The cheapest price to each city, by trying everything. */
function tried(table: Table, seat: Seat, plan: BuildPlan): Map<City, number> {
  const best = new Map<City, number>();
  const goOn = (now: BuildPlan, price: number) => {
    for (const next of nextTiles(table, seat, now)) {
      const sum = price + next.price;
      if (next.arrives === undefined) goOn(withTiles(now, [next.tile]), sum);
      else
        best.set(next.arrives, Math.min(sum, best.get(next.arrives) ?? Number.POSITIVE_INFINITY));
    }
  };
  goOn(plan, 0);
  return best;
}

describe('planning a build', () => {
  it('starts where the engine lets it, and offers the tiles that the engine offers', () => {
    for (const { table } of moments(23)) {
      const rich = { money: 1000, tycoon: null };
      const offered = game
        .choices(table, rich, table.seat)
        .flatMap((action) => (action.do === 'lay-track' ? [JSON.stringify(action)] : []));
      const planned = startsOf(table, table.seat).flatMap((start) =>
        nextTiles(table, table.seat, planFrom(start)).map(({ tile }) =>
          JSON.stringify(layingAt(tile)),
        ),
      );
      expect(planned.toSorted()).toEqual(offered.toSorted());
    }
  });

  it('finds ways that the engine builds, at the price it says', () => {
    let ways = 0;
    for (const state of moments(97)) {
      const { table } = state;
      const { seat } = table;
      for (const start of startsOf(table, seat)) {
        const plan = planFrom(start);
        for (const [city, way] of reachOf(table, seat, plan).cities) {
          const whole = withTiles(plan, way.tiles);
          expect(plannedOn(table, seat, whole)?.done).toBe(true);
          if (ways++ % 40 > 0) continue;
          const { after, bill } = built(state, seat, whole);
          expect(bill.total).toBe(way.price);
          const paid = bill.items.reduce((sum, { count, each }) => sum + count * each, 0);
          expect(paid).toBe(bill.total);
          const link = after.table.links.at(-1);
          expect([link?.a, link?.b].includes(city)).toBe(true);
          expect(game.own(after, seat).money).toBe(bill.moneyAfter);
        }
      }
    }
    expect(ways).toBeGreaterThan(200);
  });

  it('finds the cheapest', () => {
    for (const { table } of moments(311)) {
      const { seat } = table;
      for (const start of startsOf(table, seat).slice(0, 3)) {
        const plan = planFrom(start);
        const found = [...reachOf(table, seat, plan).cities].map(([city, { price }]) => [
          city,
          price,
        ]);
        expect(new Map(found as [City, number][])).toEqual(tried(table, seat, plan));
      }
    }
  });
});

describe('a build that is planned', () => {
  it('stops by itself what stays unfinished, and is over when no tile is left', () => {
    const state = stateAt('act', { turn: 3 });
    const { table } = state;
    const { seat } = table;
    const [start] = startsOf(table, seat);
    if (start === undefined) throw new Error('nowhere to build');
    let plan = planFrom(start);
    expect(withoutLast(plan)).toBeUndefined();
    for (let left = 4; left > 0; left--) {
      expect(tilesLeft(table, seat, plan)).toBe(left);
      const further = nextTiles(table, seat, plan)
        .filter(({ arrives }) => arrives === undefined)
        .map(({ tile }) => withTiles(plan, [tile]));
      plan = further.find(
        (each) => left === 1 || nextTiles(table, seat, each).length > 2,
      ) as BuildPlan;
      const last = actionsOf(table, seat, plan, 0).at(-1)?.do;
      expect(last).toBe(left > 1 ? 'stop-building' : 'lay-track');
    }
    expect(nextTiles(table, seat, plan)).toEqual([]);
    expect(pricesOf(table, seat, plan)).toHaveLength(4);
    built(state, seat, plan);
    expect(withoutLast(plan)?.tiles).toHaveLength(3);
  });

  it('turns a blocked tile first', () => {
    for (const { before, action, actor } of recordedGame('blocked-and-redirected')) {
      if (action.do !== 'redirect') continue;
      const seat = actor as Seat;
      const { table } = before;
      const start = startsOf(table, seat).find(({ link }) => link === action.link);
      if (start === undefined) throw new Error('a blocked link is no start');
      const turn = turnsAt(table, seat, start).find(({ to }) => to === action.to);
      const { bill } = built(before, seat, { ...planFrom(start), turned: action.to });
      expect(bill.total).toBe(turn?.price);
      expect(bill.tiles).toBe(1);
      return;
    }
    throw new Error('nothing was redirected');
  });

  it('announces a Land Grant first, and shows what it saves', () => {
    for (const { before, action, actor } of recordedGame('four-players')) {
      if (action.do !== 'announce-grant') continue;
      const seat = actor as Seat;
      const { table } = before;
      const saved = startsOf(table, seat).some((start) => {
        const plan = { ...planFrom(start), grant: true };
        const free = nextTiles(table, seat, plan).find(({ price }) => price === 0);
        if (free === undefined) return false;
        const granted = withTiles(plan, [free.tile]);
        const { bill } = built(before, seat, granted);
        expect(bill.items).toEqual([{ what: 'free', count: 1, each: 0 }]);
        const paid = billOf(table, game.own(before, seat), seat, { ...granted, grant: false });
        expect(paid.total).toBe(2);
        return true;
      });
      expect(saved).toBe(true);
      return;
    }
    throw new Error('no grant was announced');
  });
});

describe('a hex that takes no tile', () => {
  it('says what is meant by a hex that cannot be, and why, without a gap', () => {
    const { table } = stateAt('act', { turn: 2 });
    const { seat } = table;
    const [start] = startsOf(table, seat);
    const way = start && [...reachOf(table, seat, planFrom(start)).cities.values()].at(-1);
    if (start === undefined || way === undefined) throw new Error('nowhere to build');
    const plans = [0, 1, way.tiles.length].map((tiles) =>
      withTiles(planFrom(start), way.tiles.slice(0, tiles)),
    );
    const rules = new Set<string>();
    for (const plan of [undefined, ...plans]) {
      for (const hex of table.rails.keys()) {
        const refused = refusedAt(table, seat, plan, hex);
        if (refused === undefined) continue;
        const { refusal, action } = refused;
        rules.add(refusal.rule);
        const said = explain(refusal, action, { table, own: { money: 0, tycoon: null } }, 'fr');
        expect(said).not.toMatch(/\*\*\*\*|undefined|permettent/);
      }
    }
    // Never that it is somebody else's turn, though it would be after a plan that is complete.
    expect([...rules].sort()).toEqual(expect.arrayContaining(['6.2', '6.3', '6.4']));
    expect(rules.has('3.2')).toBe(false);
  });
});

describe('bills', () => {
  const state = stateAt('act', { turn: 2 });
  const { table } = state;
  const own = { money: 6, tycoon: null };

  it('says how many shares a sum needs, what stays and what they cost', () => {
    const held = table.players[table.seat]?.shares ?? 0;
    expect(paymentOf(table, own, table.seat, 16)).toEqual({
      total: 16,
      moneyBefore: 6,
      shares: 2,
      moneyAfter: 0,
      dividendsBefore: held,
      dividendsAfter: held + 2,
    });
    expect(paymentOf(table, own, table.seat, 5).shares).toBe(0);
    expect(paymentOf(table, own, table.seat, 5, 3).moneyAfter).toBe(16);
  });

  it('has one for what costs a fixed sum, and none for what is free', () => {
    const grey = table.colours.indexOf(5);
    const bill = (action: Parameters<typeof billFor>[3]) => billFor(table, own, table.seat, action);
    expect(bill({ do: 'urbanise', city: grey, colour: 1 })?.total).toBe(10);
    expect(bill({ do: 'western-link', city: 0 })?.shares).toBe(5);
    expect(bill({ do: 'upgrade' })?.total).toBe(5 * (table.players[table.seat]?.level ?? 0));
    expect(bill({ do: 'take-card', card: 0 })).toBeUndefined();
  });
});
