import { describe, expect, it } from 'vitest';
import { randomBot } from '#bots/random.ts';
import { fold } from '#games/trambahn/rules/fold.ts';
import { trambahn } from '#games/trambahn/rules/index.ts';
import type { Event, Trambahn } from '#games/trambahn/rules/model.ts';
import type { Actor, Eyes, State, View } from '#kernel/game.ts';
import { rngFrom } from '#kernel/rng.ts';
import { durationOf } from '../motion/durations.ts';
import { flightsOf } from '../motion/flights.ts';
import { shownIn } from '../motion/use-shown.ts';

const { game } = trambahn;
const bot = randomBot(game);

const EYES: readonly Eyes[] = [0, 1, 'watcher'];

const firstOf = ({ table }: State<Trambahn>): Actor | undefined => game.actors(table)[0];

const viewOf = (state: State<Trambahn>, eyes: Eyes): View<Trambahn> => ({
  table: state.table,
  own: eyes === 'watcher' ? undefined : game.own(state, eyes),
});

/** What happens in a random game: each entry with the state before it. */
function* entriesOf(seed: number): Generator<{ before: State<Trambahn>; told: Event[] }> {
  const rng = rngFrom(seed);
  const state = game.setup(2, {});
  for (let actor = firstOf(state); actor !== undefined; actor = firstOf(state)) {
    const before = game.clone(state);
    const told: Event[] = [];
    const action =
      actor === 'chance'
        ? game.chance(state, rng)
        : bot.decide(state.table, game.own(state, actor), actor, rng);
    game.apply(state, actor, action, (event) => told.push(structuredClone(event)));
    yield { before, told };
  }
}

describe('what is to be seen while something happens', () => {
  it('lets what travels come from somewhere and go somewhere, for all eyes', () => {
    for (let seed = 1; seed <= 6; seed++) {
      for (const { before, told } of entriesOf(seed)) {
        for (const eyes of EYES) {
          const shown = told.flatMap((event) => game.shown(event, eyes) ?? []);
          expectFlights(shown, viewOf(before, eyes), eyes);
        }
      }
    }
  });

  it('keeps the row full and the pad empty while a line is counted', () => {
    const before = { table: game.setup(2, {}).table, own: undefined };
    const laid: Event = { is: 'passenger-laid', seat: 1, card: 3, row: 0, nth: 1 };
    before.table.rows[0] = [1, 2, 3];
    const event: Event = { is: 'line-scored', line: 0, nth: 1, points: [4, 0] };
    const { shown } = shownIn({ before, earlier: [laid], event }, 0);
    expect(shown.table.rows[0]).toEqual([1, 2, 3, 3]);
    expect(shown.table.scorings).toEqual([]);
    expect(before.table.rows[0]).toEqual([1, 2, 3]);
  });

  it('has the card laid while it travels, and on the way from where it was', () => {
    const before = { table: game.setup(2, {}).table, own: undefined };
    const event: Event = { is: 'passenger-laid', seat: 1, card: 3, row: 0, nth: 1 };
    const { was, shown } = shownIn({ before, event }, 0);
    expect(was).toBe(before);
    expect(shown.table.rows[0]).toEqual([3]);
    expect(shown.table.rows[1]).toBe(before.table.rows[1]);
    expect(shown.table.players[0]).toBe(before.table.players[0]);
  });

  it('takes no time for what only the rules need to be told', () => {
    expect(durationOf({ is: 'phase-begun', phase: 'income' })).toBe(0);
    expect(durationOf({ is: 'payment-settled', seat: 0 })).toBe(0);
  });
});

function expectFlights(events: readonly Event[], before: View<Trambahn>, eyes: Eyes): void {
  const was = structuredClone(before);
  for (const event of events) {
    for (const { from, to, begins, lasts } of flightsOf(event, was, eyes)) {
      expect(from.length).toBeGreaterThan(0);
      expect(to.length).toBeGreaterThan(0);
      expect([...from, ...to].join()).not.toMatch(/-1|NaN|undefined/);
      expect(begins + lasts).toBeGreaterThan(0);
    }
    fold(was, event, eyes);
  }
}
