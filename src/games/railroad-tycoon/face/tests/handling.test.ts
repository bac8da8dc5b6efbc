import { describe, expect, it } from 'vitest';
import { railroadTycoon } from '#games/railroad-tycoon/rules/index.ts';
import { GREY, type RailroadTycoon } from '#games/railroad-tycoon/rules/model.ts';
import { mapOf } from '#games/railroad-tycoon/rules/terrain.ts';
import { hexOf, tileOf } from '#games/railroad-tycoon/rules/tiles.ts';
import type { Seat, State } from '#kernel/game.ts';
import { deedOf } from '../handling/deed.ts';
import { askOf, EMPTY, type Held, lessThan, questionOf } from '../handling/held.ts';
import { planAfter, planWith } from '../handling/pressed-building.ts';
import { urbanAfter } from '../handling/pressed-city.ts';
import { cubeAfter } from '../handling/pressed-delivering.ts';
import { deliveriesOf } from '../logic/deliveries.ts';
import { plannedOn } from '../logic/plan.ts';
import { reachOf } from '../logic/plan-reach.ts';
import { litTiles, startsOf } from '../logic/starts.ts';
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
});

describe('the lever, of what is no build,', () => {
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
