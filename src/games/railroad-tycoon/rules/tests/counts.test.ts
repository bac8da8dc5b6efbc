import { describe, expect, it } from 'vitest';
import type { Seat, State } from '#kernel/game.ts';
import { countSequences } from '#testkit/count-sequences.ts';
import { moveFor, randomScripts } from '#testkit/script.ts';
import { railroadTycoon } from '../index.ts';
import type { Action, RailroadTycoon } from '../model.ts';
import { FIELD } from './field.ts';
import { bid, DECLINE, GRANT, INCOME, ISSUE, lay, PASS, redirect, STOP, UPGRADE } from './moves.ts';
import { SMALL } from './own-map.ts';
import { at, type Moment, position } from './position.ts';

const { game } = railroadTycoon;
const upTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

/** Every action of a seat on the small map that has the form of one, legal or not; deliveries over up to three links. */
function* conceivable(links: number): Generator<Action> {
  yield* [PASS, ISSUE, GRANT, STOP, UPGRADE, DECLINE, INCOME];
  yield* upTo(110).map(bid);
  for (const hex of upTo(60)) {
    for (const from of upTo(6)) for (const to of upTo(6)) yield lay(hex, from, to);
  }
  for (const link of upTo(6)) for (const to of upTo(6)) yield redirect(link, to);
  for (const card of upTo(26)) yield { do: 'take-card', card };
  for (const city of upTo(11)) {
    yield { do: 'grow-city', city };
    yield { do: 'western-link', city };
    for (const colour of upTo(5)) {
      yield { do: 'urbanise', city, colour };
      for (const route of routes(links)) yield { do: 'deliver', colour, from: city, route };
    }
  }
}

function* routes(links: number): Generator<number[]> {
  for (const one of upTo(links)) {
    yield [one];
    for (const two of upTo(links)) {
      yield [one, two];
      for (const three of upTo(links)) yield [one, two, three];
    }
  }
}

const bytesOf = (actions: Iterable<Action>) =>
  [...actions].map((action) => JSON.stringify(action)).sort();

function allowed(state: State<RailroadTycoon>, seat: Seat): string[] {
  const own = game.own(state, seat);
  const legal: Action[] = [];
  for (const action of conceivable(state.table.links.length + 1)) {
    if (game.check(state.table, own, seat, action) === undefined) legal.push(action);
  }
  return bytesOf(legal);
}

const isShort = (action: Action) => action.do !== 'deliver' || action.route.length <= 3;

describe('the choices', () => {
  it('are all that check allows, in random games on a small map', { timeout: 60_000 }, () => {
    const options = [game.parseOptions({ map: SMALL, turns: 6 })];
    const plan = { bound: 1500, games: 6, seats: [2, 3], options };
    let compared = 0;
    for (const { seats, options: chosen, numbers } of randomScripts(game, plan)) {
      const state = game.setup(seats, chosen);
      for (const [entry, number] of numbers.entries()) {
        const move = moveFor(game, state, number);
        if (!move) break;
        if (move.actor !== 'chance' && entry % 23 === 0 && state.table.links.length < 9) {
          const offered = game.choices(state.table, game.own(state, move.actor), move.actor);
          expect(new Set(bytesOf(offered)).size).toBe(offered.length);
          expect(bytesOf(offered.filter(isShort))).toEqual(allowed(state, move.actor));
          compared++;
        }
        game.apply(state, move.actor, move.action);
      }
    }
    expect(compared).toBeGreaterThan(30);
  });
});

/** Fingerprints of the rules: these numbers change as soon as anything becomes legal or illegal that was not. */
describe('the ways to act from a position', () => {
  const field = (moment: Moment) => position({ ...moment, options: { map: FIELD } });
  it.each<[string, State<RailroadTycoon>, readonly number[]]>([
    ['an auction', at({ phase: 'auction', players: [{}, {}] }).state, [101, 5251]],
    ['a field to build on', field({ players: [{ money: 20 }, {}] }), [97, 528]],
    ['no money', field({ players: [{}, {}] }), [2, 92, 598]],
    [
      'a network to deliver on',
      position({
        players: [{ level: 4, money: 3 }, {}],
        links: [
          [0, 'chicago', 'toledo'],
          [0, 'toledo', 'cleveland'],
          [1, 'cleveland', 'wheeling'],
          [0, 'wheeling', 'pittsburgh'],
        ],
        cubes: { chicago: 'PK', pittsburgh: 'RP', toledo: 'RKP' },
        show: ['city-growth', 'land-grant'],
      }),
      [707, 2405],
    ],
  ])('%s', (_, state, counts) => {
    expect(counts.map((__, depth) => countSequences(game, state, depth + 1))).toEqual(counts);
  });
});
