import { describe, expect, it } from 'vitest';
import { CARDS } from '#games/railroad-tycoon/rules/data/cards.ts';
import { TYCOONS } from '#games/railroad-tycoon/rules/data/tycoons.ts';
import { railroadTycoon } from '#games/railroad-tycoon/rules/index.ts';
import { COLOURS, type Table } from '#games/railroad-tycoon/rules/model.ts';
import { mapOf } from '#games/railroad-tycoon/rules/terrain.ts';
import type { Seat } from '#kernel/game.ts';
import { auctionOf, bidCost, speaksNext } from '../logic/auction.ts';
import { worthOf } from '../logic/card-worth.ts';
import { bestRoute, cubesIn, deliveriesIn, deliveriesOf } from '../logic/deliveries.ts';
import { endOf } from '../logic/end.ts';
import { CURVE, nextIncome, placeAt, positionsOf, SUMMIT } from '../logic/income.ts';
import { standingOf } from '../logic/tycoon.ts';
import { NO_OPTIONS, recordedGame, recordNames, stateAt } from './games.ts';

const { game } = railroadTycoon;

describe('deliveries', () => {
  it('have all that the engine offers, and what the engine then gives', () => {
    let deliveries = 0;
    for (const name of recordNames()) {
      for (const { before, action, actor, events } of recordedGame(name)) {
        if (action.do !== 'deliver') continue;
        const seat = actor as Seat;
        const { table } = before;
        const offered = game.choices(table, game.own(before, seat), seat);
        const grouped = deliveriesIn(offered, table, seat);
        const routes = grouped.flatMap(({ destinations }) =>
          destinations.flatMap((to) => to.routes),
        );
        expect(routes).toHaveLength(offered.filter(({ do: is }) => is === 'deliver').length);
        const route = routes.find((each) => JSON.stringify(each.action) === JSON.stringify(action));
        const gained = table.players.map(() => 0);
        for (const event of events) {
          if (event.is === 'goods-delivered')
            for (const [who, points] of event.points.entries())
              gained[who] = (gained[who] ?? 0) + points;
          if (event.is === 'points-gained')
            gained[event.seat] = (gained[event.seat] ?? 0) + event.points;
        }
        expect(route?.points).toEqual(gained);
        deliveries++;
      }
    }
    expect(deliveries).toBeGreaterThan(100);
  });

  it('come best first, and are the same when asked twice', () => {
    const { table } = [...recordedGame('four-players')].at(-20)?.before ?? stateAt('act');
    const all = deliveriesOf(table, 0);
    expect(deliveriesOf(table, 0)).toBe(all);
    const best = all.map((cube) => bestRoute(cube).points[0] ?? 0);
    expect(best).toEqual(best.toSorted((a, b) => b - a));
  });

  it('count two cubes alike in one city as two', () => {
    const { table } = [...recordedGame('four-players')].at(-20)?.before ?? stateAt('act');
    const [one] = deliveriesOf(table, 0);
    if (!one) throw new Error('nothing can travel');
    const doubled = { ...table, cubes: table.cubes.with(one.from * COLOURS + one.colour, 3) };
    expect(cubesIn(doubled, [one])).toBe(3);
  });
});

describe('income', () => {
  it('rises, stays and falls as the track says', () => {
    expect(CURVE[10]).toBe(12);
    expect(SUMMIT).toEqual([46, 55]);
    expect(placeAt(101)).toBe(1);
    expect(nextIncome(0)).toEqual({ points: 1, income: 3, from: 0 });
    expect(nextIncome(31)).toEqual({ points: 3, income: 22, from: 21 });
    expect(nextIncome(50)).toEqual({ points: 6, income: 24, from: 25 });
  });

  it('has everybody, the first first', () => {
    const { table } = stateAt('act', { turn: 6 });
    const scores = positionsOf(table).map(({ score }) => score);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  });
});

describe('the auction', () => {
  const { table } = stateAt('auction', { turn: 2 });

  it('says who leads, who is in, who speaks next, and what winning costs', () => {
    const seats = table.players.length;
    const players = table.players.map((player, seat) => ({ ...player, passed: seat === 1 }));
    const now: Table = { ...table, players, first: 0, seat: 2, bid: 4, bidder: 0 };
    const auction = auctionOf(now);
    expect(auction?.bidders.map(({ state }) => state)).toEqual([
      'leads',
      'passed',
      'speaks',
      'waits',
    ]);
    expect(auction?.least).toBe(5);
    expect(speaksNext(now, 2)).toBe(3);
    expect(speaksNext(now, 3)).toBe(2);
    expect(bidCost(now, { money: 3, tycoon: null }, 2, 9).shares).toBe(2);
    expect(auctionOf({ ...now, phase: 'act' })).toBeUndefined();
    expect(auction?.otherwise).toBe(1 % seats);
  });

  it('says who is first once the bid is paid', () => {
    const players = table.players.map((player, seat) => ({ ...player, passed: seat !== 1 }));
    const paid: Table = { ...table, players, phase: 'settle', first: 1, bid: 0, bidder: -1 };
    expect(auctionOf(paid)?.bidders[0]).toMatchObject({ seat: 1, state: 'first' });
  });
});

describe('the tycoon card', () => {
  it('stands as the engine counts it at the end', () => {
    const seen = new Set<string>();
    for (const name of recordNames()) {
      const last = [...recordedGame(name)].at(-1);
      const table = last?.after.table;
      if (!table?.result) continue;
      for (const [seat, own] of last?.after.hidden.own.entries() ?? []) {
        const standing = standingOf(table, own, seat);
        if (standing === undefined) continue;
        expect(standing.now).toBe(table.result.bonuses[seat]);
        seen.add(standing.goal);
      }
    }
    expect(seen.size).toBeGreaterThan(4);
  });

  it('compares with the best of the others, and cannot where money is hidden', () => {
    const { table } = stateAt('act', { turn: 6 });
    const at = (goal: string) => TYCOONS.findIndex((card) => card.goal === goal);
    const standing = (goal: string) => standingOf(table, { money: 7, tycoon: at(goal) }, 0);
    const shares = table.players.slice(1).map((player) => player.shares);
    expect(standing('fewest-shares')?.rival?.best).toBe(Math.min(...shares));
    expect(standing('most-money')?.now).toBeUndefined();
    expect(standing('most-money')?.mine).toBe(7);
    expect(standingOf(table, { money: 7, tycoon: null }, 0)).toBeUndefined();
  });
});

describe('what a card brings now', () => {
  const { table } = stateAt('act', { turn: 2 });
  const card = (id: string) => CARDS.findIndex((each) => each.id === id);
  const map = mapOf(table.map);
  const cityOf = (id: string) => map.cityOf(id);
  const bare: Table = { ...table, links: [], unfinished: [] };

  it('counts the builds that a line still needs, own links taken off', () => {
    const line = card('line-boston-washington');
    const far = worthOf(bare, 0, line);
    if (far.is !== 'line') throw new Error('no line');
    expect(far.missing).toBeGreaterThan(1);
    const link = (a: string, b: string) => ({ owner: 0, a: cityOf(a), b: cityOf(b), tiles: [] });
    const near = { ...bare, links: [link('boston', 'new-york'), link('new-york', 'baltimore')] };
    expect(worthOf(near, 0, line)).toMatchObject({ missing: 1 });
    expect(worthOf(near, 1, line)).toEqual(far);
    const done = { ...near, links: [...near.links, link('baltimore', 'washington')] };
    expect(worthOf(done, 0, line)).toMatchObject({ missing: 0 });
  });

  it('tells the western link apart', () => {
    const worth = worthOf(bare, 0, card('line-new-york-kansas-city'));
    expect(worth).toMatchObject({ western: true, points: 20 });
  });

  it('knows when a delivery would earn it', () => {
    let earned = 0;
    for (const { before, action, actor, events } of recordedGame('four-players')) {
      if (action.do !== 'deliver') continue;
      for (const event of events) {
        if (event.is !== 'points-gained') continue;
        const worth = worthOf(before.table, actor as Seat, event.card);
        if (worth.is === 'hotel') continue;
        expect(worth).toMatchObject({ now: true });
        earned++;
      }
    }
    expect(earned).toBeGreaterThan(0);
  });

  it('has an answer for every card', () => {
    for (const each of CARDS.keys()) {
      expect(worthOf(table, 0, each).is).toBe(CARDS[each]?.effect.is);
    }
    expect(worthOf(table, 0, card('new-train'))).toMatchObject({ is: 'level', level: 4 });
    expect(worthOf(table, 0, card('hotel-boston'))).toMatchObject({ is: 'hotel', grey: false });
  });
});

describe('the end', () => {
  it('is as near as the empty cities say', () => {
    const { table } = game.setup(3, NO_OPTIONS);
    // No cube has come yet: that empties nothing.
    expect(endOf(table)).toEqual({ empty: 0, due: 12, lastTurn: null });
    const { table: later } = stateAt('act');
    expect(endOf(later).empty).toBe(0);
    expect(endOf({ ...later, cubes: later.cubes.map(() => 0) }).empty).toBe(50);
  });
});
