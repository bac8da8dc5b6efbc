import { describe, expect, it } from 'vitest';
import { railroadTycoon } from '#games/railroad-tycoon/rules/index.ts';
import type { RailroadTycoon } from '#games/railroad-tycoon/rules/model.ts';
import { mapOf } from '#games/railroad-tycoon/rules/terrain.ts';
import type { State } from '#kernel/game.ts';
import { EMPTY, freshOf, type Held } from '../handling/held.ts';
import { lightsOf } from '../handling/lights.ts';
import type { After, Here, Press } from '../handling/press.ts';
import { pressed } from '../handling/pressed.ts';
import { deliveriesIn } from '../logic/deliveries.ts';
import { eager, playedGame, recordedGame, stateAt } from './games.ts';

const { game } = railroadTycoon;

/** The table as the seat that is asked sees it. */
function hereIn(state: State<RailroadTycoon>): Here {
  const { table } = state;
  const { seat } = table;
  const own = game.own(state, seat);
  return {
    table,
    own,
    eyes: seat,
    choices: game.choices(table, own, seat),
    check: (action) => game.check(table, own, seat, action),
    after: () => undefined,
  };
}

/** Presses one after the other; what the last one came to. */
const pressing = (here: Here, presses: readonly Press[], from: Held = EMPTY): After =>
  presses.reduce<After>(({ held }, press) => pressed(held, press, here), { held: from });

const cityOf = ({ table }: Here, name: string): number => mapOf(table.map).cityOf(name);

describe('a build', () => {
  const here = hereIn(stateAt('act'));
  const from = cityOf(here, 'new-york');
  const begun = pressing(here, [{ on: 'city', city: from }]);
  const [next] = lightsOf({ ...turnOf(here), held: begun.held }, here.table).tiles;
  if (!next) throw new Error('a city has a next tile');

  it('begins at a city, goes on by lit tiles, and is done by the lever as one gesture', () => {
    expect(begun.held).toMatchObject({ mode: 'build', plan: { start: { city: from } } });
    const laid = pressing(here, [{ on: 'tile', tile: next.tile }], begun.held);
    expect(laid.held.plan?.tiles).toEqual([next.tile]);
    expect(laid.focus).toBeDefined();
    const { held, deed } = pressing(here, [{ on: 'lever' }], laid.held);
    // What was planned is still held: it is gone when the table has done it, and stays if the table refuses.
    expect(held).toBe(laid.held);
    expect(deed?.map((action) => action.do)).toContain('lay-track');
  });

  it('is pulled by the key of the city to which it leads', () => {
    const [city] = lightsOf({ ...turnOf(here), held: begun.held }, here.table).cities;
    if (city === undefined) throw new Error('a city has a neighbour');
    const planned = pressing(here, [{ on: 'city', city, byKeys: true }], begun.held);
    expect(planned.deed).toBeUndefined();
    expect(pressing(here, [{ on: 'city', city, byKeys: true }], planned.held).deed).toBeDefined();
    expect(pressing(here, [{ on: 'city', city }], planned.held).deed).toBeUndefined();
  });

  it('answers why no track leads there, with the plan still in hand', () => {
    const laid = pressing(here, [{ on: 'tile', tile: next.tile }], begun.held);
    const far = pressing(here, [{ on: 'city', city: cityOf(here, 'new-orleans') }], laid.held);
    expect(far.refused?.refusal.rule).toBe('6.6');
    expect(far.held).toBe(laid.held);
    const sea = pressing(here, [{ on: 'ground', hex: 0 }], laid.held);
    expect(sea.refused?.refusal.rule).toBeDefined();
    expect(pressing(here, [{ on: 'ground', hex: 0 }]).refused).toBeUndefined();
  });

  it('is let go of step by step', () => {
    const held = pressing(here, [{ on: 'tile', tile: next.tile }], begun.held).held;
    const back: Press = { on: 'back' };
    expect(pressing(here, [back], held).held.plan?.tiles).toEqual([]);
    expect(pressing(here, [back, back], held).held).toMatchObject({
      mode: 'build',
      plan: undefined,
    });
    expect(pressing(here, [back, back, back], held).held).toBe(EMPTY);
    expect(pressing(here, [back], EMPTY).held).toBe(EMPTY);
  });

  it('goes on where the table has begun it', () => {
    const state = stateAt('build');
    const fresh = freshOf(state.table, 'build');
    expect(fresh.mode).toBe('build');
    expect(pressed(fresh, { on: 'back' }, hereIn(state)).held).toBe(fresh);
    expect(pressed(fresh, { on: 'lever' }, hereIn(state)).deed).toEqual([{ do: 'stop-building' }]);
  });
});

describe('a delivery', () => {
  const here = hereIn(withGoods());
  const deliveries = deliveriesIn(here.choices, here.table, here.table.seat);
  const [cube] = deliveries;
  if (!cube) throw new Error('something can travel');
  const deliver: Press = { on: 'mode', mode: 'deliver' };

  it('takes the best way of the city pressed, and does it', () => {
    const { held } = pressing(here, [deliver, { on: 'city', city: cube.from }]);
    expect(held).toMatchObject({ city: cube.from, mode: 'deliver' });
    expect(pressed(held, { on: 'lever' }, here).deed).toEqual([
      { do: 'deliver', from: held.city, colour: held.colour, route: held.route },
    ]);
  });

  it('means the cube on the map only while one is to be delivered', () => {
    const press: Press = { on: 'cube', city: cube.from, colour: cube.colour };
    expect(pressing(here, [deliver, press]).held.colour).toBe(cube.colour);
    expect(pressing(here, [press]).held.colour).toBeUndefined();
  });

  it('of a cube in a list begins it, and another can be looked for', () => {
    const { held } = pressing(here, [{ on: 'goods', cube }]);
    expect(held).toMatchObject({ mode: 'deliver', city: cube.from, colour: cube.colour });
    const other = pressed(held, { on: 'goods', cube: undefined }, here).held;
    expect(other).toMatchObject({ mode: 'deliver', city: undefined, route: undefined });
  });

  it('answers why nothing travels from a city', () => {
    const from = new Set(deliveries.map((one) => one.from));
    const city = here.table.colours.findIndex((_, at) => !from.has(at));
    const { refused, held } = pressing(here, [deliver, { on: 'city', city }]);
    expect(refused?.refusal.rule).toMatch(/^11\./);
    expect(held.city).toBeUndefined();
  });
});

describe('the other actions', () => {
  it('are chosen, let go of, and refused with a rule where they are closed', () => {
    for (const { before } of recordedGame('four-players')) {
      if (before.table.phase !== 'act') continue;
      const here = hereIn(before);
      for (const mode of ['urbanise', 'upgrade', 'west', 'card'] as const) {
        const once = pressing(here, [{ on: 'mode', mode }]);
        if (once.refused) expect(once.held).toBe(EMPTY);
        else {
          expect(once.held.mode).toBe(mode);
          expect(pressing(here, [{ on: 'mode', mode }], once.held).held).toBe(EMPTY);
        }
      }
    }
  });

  it('take a card that may be taken, and say why another may not', () => {
    const here = hereIn(stateAt('act', { turn: 2 }));
    for (const card of here.table.show) {
      const { held, refused } = pressing(here, [{ on: 'card', card }]);
      expect(refused === undefined).toBe(here.check({ do: 'take-card', card }) === undefined);
      expect(held.card).toBe(refused ? undefined : card);
    }
  });

  it('bid what is held, more if it is asked for, or pass', () => {
    const here = hereIn(stateAt('auction'));
    const bid = pressing(here, [{ on: 'amount', bid: 7 }, { on: 'lever' }]);
    expect(bid.deed).toEqual([{ do: 'bid', amount: 7 }]);
    expect(pressing(here, [{ on: 'pass' }]).deed).toEqual([{ do: 'pass' }]);
    expect(pressing(here, [{ on: 'bid', amount: 3 }]).deed).toEqual([{ do: 'bid', amount: 3 }]);
  });

  it('do nothing at the lever while something is missing', () => {
    const here = hereIn(stateAt('act'));
    expect(pressing(here, [{ on: 'lever' }])).toEqual({ held: EMPTY });
  });
});

/** A moment at which somebody can deliver from more than one city. */
function withGoods(): State<RailroadTycoon> {
  for (const { before } of playedGame(4, 7, { decide: eager, entries: 900 })) {
    if (before.table.phase !== 'act') continue;
    const { choices, table } = hereIn(before);
    const from = deliveriesIn(choices, table, table.seat).map((one) => one.from);
    if (new Set(from).size > 1) return game.clone(before);
  }
  throw new Error('nothing was ever delivered');
}

const turnOf = ({ table, choices, check }: Here) => ({
  ask: 'act' as const,
  seat: table.seat,
  deliveries: deliveriesIn(choices, table, table.seat),
  check,
});
