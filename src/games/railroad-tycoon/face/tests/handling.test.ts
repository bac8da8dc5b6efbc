import { describe, expect, it } from 'vitest';
import { railroadTycoon } from '#games/railroad-tycoon/rules/index.ts';
import { GREY, type RailroadTycoon } from '#games/railroad-tycoon/rules/model.ts';
import { mapOf } from '#games/railroad-tycoon/rules/terrain.ts';
import { hexOf, tileOf } from '#games/railroad-tycoon/rules/tiles.ts';
import type { Seat, State } from '#kernel/game.ts';
import { cubePlaces, cubesAt } from '../art/cube-places.ts';
import { geometryOf } from '../art/geometry.ts';
import { deedOf } from '../handling/deed.ts';
import { askOf, EMPTY, type Held, lessThan, questionOf } from '../handling/held.ts';
import { bidWithin } from '../handling/limit.ts';
import { cubeAfter, litTiles, planAfter, planWith, urbanAfter } from '../handling/press-city.ts';
import { cubeUnder, meantAt, spotOf } from '../handling/spots.ts';
import { ticketsOf } from '../handling/use-lights.ts';
import { toldAfter } from '../handling/use-told.ts';
import { nextCity, wayTo } from '../handling/walk.ts';
import { deliveriesOf } from '../logic/deliveries.ts';
import { plannedOn, reachOf, startsOf } from '../logic/plan.ts';
import { durationOf } from '../motion/durations.ts';
import { eager, playedGame, recordedGame, stateAt } from './games.ts';

const { game } = railroadTycoon;

/** Every so many moments of games in which somebody is asked. */
function* moments(every: number): Generator<State<RailroadTycoon>> {
  let nth = 0;
  const recorded = ['blocked-and-redirected', 'going-west'].flatMap((name) => [
    ...recordedGame(name),
  ]);
  for (const { before } of [...playedGame(4, 7, { decide: eager, entries: 600 }), ...recorded]) {
    if (askOf(before.table) && nth++ % every === 0) yield before;
  }
}

/** The engine takes all of it, one action after the other. */
function takes(state: State<RailroadTycoon>, seat: Seat, held: Held): State<RailroadTycoon> {
  const after = game.clone(state);
  const deed = deedOf(state.table, game.own(state, seat), seat, askOf(state.table), held);
  if (!deed) throw new Error(`nothing to do in ${JSON.stringify(held)}`);
  for (const action of deed.actions) {
    expect(game.check(after.table, game.own(after, seat), seat, action)).toBeUndefined();
    game.apply(after, seat, action);
  }
  return after;
}

describe('what the lever does', () => {
  it('is allowed by the engine, with the shares it needs, for a build to any city in reach', () => {
    for (const state of moments(29)) {
      const { table } = state;
      const { seat } = table;
      if (table.phase !== 'act') continue;
      const starts = startsOf(table, seat).filter(({ link }) => link < 0);
      const start = starts[table.turn % starts.length];
      const plan = start && planAfter(table, seat, undefined, start.city);
      if (!plan || plan === 'refused') throw new Error('a city is a start');
      for (const city of [...reachOf(table, seat, plan).cities.keys()].slice(0, 4)) {
        const full = planAfter(table, seat, plan, city);
        if (!full || full === 'refused') throw new Error('a city in reach can be pressed');
        const after = takes(state, seat, { ...EMPTY, mode: 'build', plan: full, extra: 1 });
        expect(after.table.links).toHaveLength(table.links.length + 1);
      }
    }
  });

  it('lays tiles that are pressed one after the other, and stops where they end', () => {
    for (const state of moments(23)) {
      const { table } = state;
      if (table.phase !== 'act') continue;
      const { seat } = table;
      const [start] = startsOf(table, seat);
      let plan = start && planAfter(table, seat, undefined, start.city);
      if (!plan || plan === 'refused') continue;
      const next = litTiles(table, seat, plan).at(-1);
      if (next) plan = planWith(table, seat, plan, next.tile);
      if (!plan || plan.tiles.length === 0) continue;
      const after = takes(state, seat, { ...EMPTY, mode: 'build', plan });
      expect(after.table.build).toBeNull();
    }
  });

  it('turns the end of a blocked link that is pressed', () => {
    let turned = 0;
    for (const { before, action } of recordedGame('blocked-and-redirected')) {
      if (action.do !== 'redirect') continue;
      const { table } = before;
      const { seat } = table;
      const link = table.unfinished[action.link];
      const last = link?.tiles.at(-1) ?? 0;
      const tile = tileOf(hexOf(last), Math.floor((last % 36) / 6), action.to);
      const lit = litTiles(table, seat, undefined).map((each) => each.tile);
      expect(lit).toContain(tile);
      const plan = planWith(table, seat, undefined, tile);
      expect(plan?.turned).toBe(action.to);
      if (table.phase === 'act') takes(before, seat, { ...EMPTY, mode: 'build', plan });
      turned++;
    }
    expect(turned).toBeGreaterThan(0);
  });

  it('is allowed for every other action', () => {
    for (const state of moments(31)) {
      const { table } = state;
      const { seat, phase } = table;
      if (phase === 'auction') takes(state, seat, EMPTY);
      if (phase === 'growth') takes(state, seat, { ...EMPTY, city: 3 });
      if (phase !== 'act') continue;
      takes(state, seat, { ...EMPTY, mode: 'share', extra: 2 });
      takes(state, seat, { ...EMPTY, mode: 'decline' });
      if ((table.players[seat]?.level ?? 8) < 8) takes(state, seat, { ...EMPTY, mode: 'upgrade' });
      const grey = table.colours.indexOf(GREY);
      const colour = table.newCities.findIndex((left) => left > 0);
      const held: Held = { ...EMPTY, mode: 'urbanise', colour };
      if (grey >= 0 && colour >= 0) {
        takes(state, seat, { ...held, ...urbanAfter(table, held, grey) });
      }
      const cubes = deliveriesOf(table, seat);
      const [cube] = cubes;
      const chosen = cube && cubeAfter(cubes, { ...EMPTY, mode: 'deliver' }, cube.from);
      if (chosen) takes(state, seat, { ...EMPTY, mode: 'deliver', ...chosen });
    }
  });

  it('bids one more, or what was chosen', () => {
    const { table } = stateAt('auction');
    const own = { money: 0, tycoon: null };
    const bid = (held: Held) => deedOf(table, own, table.seat, 'auction', held)?.actions[0];
    expect(bid(EMPTY)).toEqual({ do: 'bid', amount: table.bid + 1 });
    expect(bid({ ...EMPTY, bid: 7 })).toEqual({ do: 'bid', amount: 7 });
    expect(bid({ ...EMPTY, bid: -3 })).toEqual({ do: 'bid', amount: table.bid + 1 });
  });
});

describe('what is held', () => {
  it('is let go of one by one, and then there is nothing', () => {
    const { table } = stateAt('act', { turn: 2 });
    const { seat } = table;
    const [start] = startsOf(table, seat);
    const plan = start && planAfter(table, seat, undefined, start.city);
    if (!plan || plan === 'refused') throw new Error('a start');
    const [first] = litTiles(table, seat, plan);
    let held: Held | undefined = {
      ...EMPTY,
      mode: 'build',
      plan: planWith(table, seat, plan, first?.tile ?? 0),
    };
    let steps = 0;
    for (; held; held = lessThan(held, undefined)) steps++;
    // The tile, the start, the action, nothing.
    expect(steps).toBe(4);
  });

  it('belongs to one question', () => {
    const { table } = stateAt('act');
    expect(questionOf(table, 'act')).not.toBe(questionOf({ ...table, round: 3 }, 'act'));
    expect(questionOf(table, 'act')).not.toBe(questionOf(table, undefined));
  });

  it('refuses a city that no track reaches, and begins anew at another before a tile is laid', () => {
    const { table } = stateAt('act');
    const { seat } = table;
    const { cityOf } = mapOf(table.map);
    const [here, far] = [cityOf('new-york'), cityOf('new-orleans')];
    const plan = planAfter(table, seat, undefined, here);
    if (!plan || plan === 'refused') throw new Error('a start');
    expect(planAfter(table, seat, plan, far)).toMatchObject({ start: { city: far } });
    expect(planAfter(table, seat, plan, here)).toBeUndefined();
    const laid = planWith(table, seat, plan, litTiles(table, seat, plan)[0]?.tile ?? 0);
    if (!laid || plannedOn(table, seat, laid)?.done) return;
    expect(planAfter(table, seat, laid, far)).toBe('refused');
  });
});

describe('on the map', () => {
  const { table } = stateAt('act');
  const geometry = geometryOf(mapOf(table.map));

  it('a press means the city under it, else the nearest lit tile', () => {
    const city = 4;
    expect(meantAt(geometry, [], geometry.cityPoint(city), 1)).toEqual({ city });
    const plan = planAfter(table, table.seat, undefined, city);
    if (!plan || plan === 'refused') throw new Error('a start');
    const lit = litTiles(table, table.seat, plan);
    for (const { tile, arrives } of lit) {
      if (arrives !== undefined) continue;
      expect(meantAt(geometry, lit, spotOf(geometry, tile), 1)).toEqual({ tile });
    }
    expect(meantAt(geometry, [], { x: 3, y: 3 }, 1)).toBeUndefined();
  });

  it('a press on a cube means that cube', () => {
    const city = table.colours.findIndex(
      (_, at) =>
        cubesAt(table.cubes, at).length === 4 && new Set(cubesAt(table.cubes, at)).size > 1,
    );
    const { x, y } = geometry.cityPoint(city);
    const here = cubesAt(table.cubes, city);
    for (const [i, place] of cubePlaces(here.length).entries()) {
      const at = { x: x + place.x, y: y + place.y };
      expect(cubeUnder(geometry, table.cubes, city, at)).toBe(here[i]);
    }
    expect(cubeUnder(geometry, table.cubes, city, { x: x + 25, y })).toBeUndefined();
  });

  it('one ticket says the price for tiles of a hex that cost the same', () => {
    const tiles = [tileOf(40, 0, 2), tileOf(40, 0, 3), tileOf(40, 0, 4)];
    const written = (prices: readonly number[]) =>
      ticketsOf(tiles.map((tile, i) => ({ tile, price: prices[i] ?? 0 }))).map((t) => t.price);
    expect(written([2, 2, 2])).toEqual(['', '2', '']);
    expect(written([2, 2, 3])).toEqual(['2', '2', '3']);
  });

  it('arrows point to where a city lies', () => {
    const { cityOf } = mapOf(table.map);
    const heading = (from: string, to: string) => wayTo(table, cityOf(from), cityOf(to));
    expect(heading('baltimore', 'philadelphia')).toBe('right');
    expect(heading('washington', 'baltimore')).toBe('up');
    expect(heading('new-york', 'chicago')).toBe('left');
    expect(nextCity(table, cityOf('baltimore'), 'right')).toBe(cityOf('philadelphia'));
    // A link that leads that way is walked, however far it leads.
    const far = { owner: 0, a: cityOf('baltimore'), b: cityOf('boston'), tiles: [] };
    const linked = { ...table, links: [far] };
    expect(nextCity(linked, cityOf('baltimore'), 'right')).toBe(cityOf('boston'));
  });
});

describe('beside the map', () => {
  it('a limit bids only over somebody, and never over itself', () => {
    expect(bidWithin({ bid: 3, bidder: 1 }, 5)).toBe(4);
    expect(bidWithin({ bid: 5, bidder: 1 }, 5)).toBeUndefined();
    expect(bidWithin({ bid: 0, bidder: -1 }, 5)).toBeUndefined();
    expect(bidWithin({ bid: 3, bidder: 1 }, undefined)).toBeUndefined();
  });

  it('remembers what the others have laid until one acts', () => {
    const laid = {
      is: 'track-laid',
      seat: 1,
      hex: 40,
      from: 0,
      to: 3,
      origin: { city: 1, name: '' },
      price: 2,
    } as const;
    const nothing = { last: undefined, fresh: new Set<number>() };
    const seen = toldAfter(nothing, laid, 0);
    expect([...seen.fresh]).toEqual([tileOf(40, 0, 3)]);
    expect(toldAfter(seen, { is: 'action-declined', seat: 1 }, 0).fresh.size).toBe(1);
    expect(toldAfter(seen, { is: 'action-declined', seat: 0 }, 0).fresh.size).toBe(0);
    expect(toldAfter(seen, laid, 1).fresh.size).toBe(0);
  });

  it('shows every event of a game for a while, or not at all', () => {
    for (const { events } of recordedGame('four-players')) {
      for (const event of events) expect(durationOf(event)).toBeGreaterThanOrEqual(0);
    }
  });
});
