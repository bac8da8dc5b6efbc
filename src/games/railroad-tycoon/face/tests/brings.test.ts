import { describe, expect, it } from 'vitest';
import { EASTERN_US } from '#games/railroad-tycoon/rules/data/map.ts';
import { effectOf } from '#games/railroad-tycoon/rules/held.ts';
import { GREY, RED, type Table } from '#games/railroad-tycoon/rules/model.ts';
import { type lightsOf, previewOf } from '../handling/lights.ts';
import { broughtByAction, broughtByPlan, idleOf, urbanisingBrings } from '../logic/brings.ts';
import { bestRoute, deliveriesOf } from '../logic/deliveries.ts';
import { planFrom, plannedOn } from '../logic/plan.ts';
import { startsOf } from '../logic/starts.ts';
import { ghostsOf, waysOf } from '../logic/ways.ts';
import { recordedGame, recordNames } from './games.ts';

const at = (id: string): number => EASTERN_US.cities.findIndex((one) => one.id === id);

/** Ada's first action of turn 9. */
function ninth(): Table {
  for (const { before, actor } of recordedGame('four-players')) {
    const { table } = before;
    if (actor === 0 && table.turn === 9 && table.phase === 'act') return table;
  }
  throw new Error('no such moment');
}

describe('ways from a city', () => {
  const table = ninth();
  const plan = planFrom({ city: at('pittsburgh'), link: -1 });

  it('lead to every city in reach, and stay when one of them is chosen', () => {
    const ways = waysOf(table, 0, plan);
    expect(ways.map(({ to }) => to)).toContain(at('buffalo'));
    const buffalo = ways.find(({ to }) => to === at('buffalo'));
    if (!buffalo) throw new Error('no way to Buffalo');
    const after = waysOf(table, 0, buffalo.plan);
    expect(new Set(after.map(({ to }) => to))).toEqual(new Set(ways.map(({ to }) => to)));
    expect(after.filter(({ chosen }) => chosen).map(({ to }) => to)).toEqual([at('buffalo')]);
    // The others lie faintly on the map, and a city that is pointed at shows its own way.
    expect(ghostsOf(table, 0, buffalo.plan).length).toBeGreaterThan(0);
    const turn = { ask: 'act', seat: 0, deliveries: [], check: () => undefined } as const;
    const held = { mode: 'build', plan: buffalo.plan } as Parameters<typeof lightsOf>[0]['held'];
    const toronto = ways.find(({ to }) => to === at('toronto'))?.plan.tiles;
    expect(previewOf({ ...turn, held }, table, at('toronto')).map(({ tile }) => tile)).toEqual(
      toronto,
    );
    expect(previewOf({ ...turn, held }, table, at('buffalo'))).toEqual([]);
  });

  it('tell the cubes newly in reach, two alike as two, and what each would bring', () => {
    const way = waysOf(table, 0, plan).find(({ to }) => to === at('buffalo'));
    if (!way) throw new Error('no way to Buffalo');
    const { cubes, once, gain } = broughtByPlan(table, 0, way.plan);
    expect(cubes[0]).toMatchObject({ from: at('buffalo'), to: at('detroit'), count: 2, was: 0 });
    expect(gain).toBe(
      cubes.reduce((sum, { count, points, was }) => sum + count * (points - was), 0),
    );
    expect(once).toEqual([]);
  });

  it('say why one brings nothing', () => {
    expect(idleOf(table, 0, at('pittsburgh'), at('wheeling'))).toEqual({ is: 'linked' });
    expect(idleOf(table, 0, at('toledo'), at('columbus')).is).not.toBe('none');
    expect(idleOf(table, 0, at('pittsburgh'), at('baltimore'))).toEqual({ is: 'none', beside: 2 });
  });
});

it('foretells what the engine then gives, in every build of every game', () => {
  for (const name of recordNames()) {
    let nth = 0;
    for (const {
      before: { table },
      actor,
    } of recordedGame(name)) {
      if (actor === 'chance' || table.phase !== 'act' || nth++ % 40 > 0) continue;
      for (const start of startsOf(table, actor).slice(0, 4)) {
        for (const { plan } of waysOf(table, actor, planFrom(start))) {
          const after = plannedOn(table, actor, plan)?.table;
          if (!after) throw new Error('a way that the engine refuses');
          const { cubes, cards, once } = broughtByPlan(table, actor, plan);
          // One cube earns it, however many could.
          expect(new Set(once.map(({ card }) => card)).size).toBe(once.length);
          const points = (after.players[actor]?.score ?? 0) - (table.players[actor]?.score ?? 0);
          expect(cards.reduce((sum, each) => sum + each.points, 0)).toBe(points);
          const all = deliveriesOf(after, actor);
          for (const { from, colour, to, points: each } of cubes) {
            const cube = all.find((one) => one.from === from && one.colour === colour);
            expect(cube && bestRoute(cube)).toMatchObject({ to });
            const bounties = (cube ? bestRoute(cube).cards : []).filter(
              (of) => of.seat === actor && effectOf(of.card).is !== 'hotel',
            );
            const whole = bounties.reduce((sum, of) => sum + of.points, each);
            expect(cube && bestRoute(cube).points[actor]).toBe(whole);
          }
        }
      }
    }
  }
});

it('foretells a new colour, a level and the West', () => {
  const table = ninth();
  const gains = recordNames().flatMap((name) =>
    [...recordedGame(name)].flatMap(({ before, actor, action }) =>
      action.do === 'urbanise' && actor !== 'chance'
        ? [broughtByAction(before.table, actor, action).gain]
        : [],
    ),
  );
  expect(Math.max(...gains)).toBeGreaterThan(0);
  const raised = broughtByAction(table, 0, { do: 'upgrade' });
  expect(raised.cubes.every(({ points, was }) => points > was)).toBe(true);
  const west = [...recordedGame('going-west')].flatMap(({ before, actor, action }) =>
    action.do === 'western-link' && actor !== 'chance'
      ? broughtByAction(before.table, actor, action).cubes.filter(
          ({ from, colour }) => from === action.city && colour === RED,
        )
      : [],
  );
  expect(west.map(({ count }) => count)).toContain(4);
});

it('counts a bounty for the first delivery once, and not at all where it was in reach', () => {
  let seen = 0;
  for (const { before, actor } of recordedGame('four-players')) {
    const { table } = before;
    if (actor === 'chance' || table.phase !== 'act') continue;
    if (table.links.length > 2) break;
    for (const start of startsOf(table, actor).slice(0, 9)) {
      for (const { plan } of waysOf(table, actor, planFrom(start))) {
        const { cubes, once, cards, gain } = broughtByPlan(table, actor, plan);
        const plain = cubes.reduce(
          (sum, { count, points, was }) => sum + count * (points - was),
          0,
        );
        const bonus = [...once, ...cards].reduce((sum, { points }) => sum + points, 0);
        expect(gain).toBe(plain + bonus);
        if (once.length === 0) continue;
        seen++;
        expect(deliveriesOf(table, actor).length).toBe(0);
      }
    }
  }
  expect(seen).toBeGreaterThan(0);
});

it('says what urbanising each linked grey city would bring at its best', () => {
  const table = ninth();
  const brings = urbanisingBrings(table, 0);
  expect(brings.size).toBeGreaterThan(0);
  for (const [city, gain] of brings) {
    expect(table.colours[city]).toBe(GREY);
    const each = table.newCities.map((left, colour) =>
      left > 0 ? broughtByAction(table, 0, { do: 'urbanise', city, colour }).gain : 0,
    );
    expect(gain).toBe(Math.max(...each));
  }
});

it('knows a major line before it is built', () => {
  const completed = recordNames().flatMap((name) =>
    [...recordedGame(name)].flatMap(({ before: { table }, actor, action, events }) => {
      const gained = events.find(
        (event) => event.is === 'points-gained' && effectOf(event.card).is === 'line',
      );
      if (!gained || actor === 'chance' || action.do !== 'western-link') return [];
      return [broughtByAction(table, actor, action).cards.length];
    }),
  );
  expect(completed.every((cards) => cards > 0)).toBe(true);
});
