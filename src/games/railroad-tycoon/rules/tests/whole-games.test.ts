import { describe, expect, it } from 'vitest';
import type { Bot } from '#bots/bot.ts';
import type { Seat } from '#kernel/game.ts';
import { rngFrom } from '#kernel/rng.ts';
import { findBreach } from '#testkit/laws.ts';
import type { Script } from '#testkit/script.ts';
import { railroadTycoon } from '../index.ts';
import type { Event, Options, RailroadTycoon } from '../model.ts';
import { SMALL } from './own-map.ts';
import { collector, engineer, ordinary, pioneer, rogue } from './players.ts';

const { game } = railroadTycoon;

/** A game of these players as a script, which the laws can be held against. */
function scriptOf(
  players: readonly Bot<RailroadTycoon>[],
  options: Options,
  seed: number,
): { script: Script<RailroadTycoon>; told: Set<Event['is']>; turns: number } {
  const rng = rngFrom(seed);
  const told = new Set<Event['is']>();
  const state = game.setup(players.length, options);
  const numbers: number[] = [];
  for (;;) {
    const [actor] = game.actors(state.table);
    if (actor === undefined) break;
    const chosen = actor === 'chance' ? drawn() : decided(actor);
    numbers.push(chosen.number);
    game.apply(state, actor, chosen.action, ({ is }) => told.add(is));
  }
  const turns = state.table.turn;
  return { script: { seats: players.length, options, numbers }, told, turns };

  function drawn() {
    const number = rng.below(1_000_000);
    return { number, action: game.chance(state, rngFrom(number)) };
  }

  function decided(seat: Seat) {
    const own = game.own(state, seat);
    const action = (players[seat] as Bot<RailroadTycoon>).decide(state.table, own, seat, rng);
    const text = JSON.stringify(action);
    const choices = game.choices(state.table, own, seat);
    const number = choices.findIndex((choice) => JSON.stringify(choice) === text);
    if (number < 0) throw new Error(`${text} is not offered`);
    return { number, action };
  }
}

const GAMES: readonly [string, readonly Bot<RailroadTycoon>[], Partial<Options>][] = [
  ['two', [ordinary, pioneer], {}],
  ['three', [collector, rogue, ordinary], {}],
  ['four', [ordinary, collector, engineer, rogue], {}],
  ['five', [rogue, rogue, pioneer, ordinary, rogue], {}],
  ['six', [ordinary, collector, engineer, rogue, pioneer, ordinary], { sharp: true }],
  ['two beginners', [ordinary, engineer], { beginner: true }],
  ['three in a small country', [pioneer, rogue, collector], { map: SMALL, turns: 30 }],
];

describe('whole games of players who build and deliver', () => {
  const told = new Set<Event['is']>();

  it.each(GAMES)('end by the rules and keep the laws: %s', { timeout: 60_000 }, (_, ...given) => {
    const [players, options] = given;
    const played = scriptOf(players, game.parseOptions(options), players.length);
    for (const is of played.told) told.add(is);
    expect(played.turns).toBeLessThan(50);
    const court = { bound: played.script.numbers.length + 1, every: 5 };
    expect(findBreach(railroadTycoon, played.script, court)).toBeUndefined();
  });

  it('bring about almost everything that can happen', () => {
    for (const is of [
      'western-built',
      'track-redirected',
      'links-removed',
      'end-announced',
      'points-gained',
      'city-grown',
      'grant-announced',
    ] as const) {
      expect(told).toContain(is);
    }
  });
});
