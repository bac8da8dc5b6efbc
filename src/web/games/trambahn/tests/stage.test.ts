import { describe, expect, it } from 'vitest';
import { randomBot } from '#bots/random.ts';
import { trambahn } from '#games/trambahn/index.ts';
import type { Event, Table, Trambahn } from '#games/trambahn/model.ts';
import type { Actor, Eyes, State } from '#kernel/game.ts';
import { rngFrom } from '#kernel/rng.ts';
import { stageOf, tell } from '../logic/stage.ts';
import { flightsOf } from '../motion/flights.ts';

const { game } = trambahn;
const bot = randomBot(game);

const firstOf = ({ table }: State<Trambahn>): Actor | undefined => game.actors(table)[0];

/** What a board draws of a table. Whose phase it is comes from the engine, and nobody sees what was spent. */
function drawn({ phase: _, spent: __, ...table }: Table) {
  return table;
}

describe('the table between events', () => {
  it('is the table after an entry once all its events are told, for all eyes', () => {
    for (let seed = 1; seed <= 12; seed++) {
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
        for (const eyes of [0, 1, 'watcher'] as const) {
          const seen = (of: typeof state) => ({
            table: of.table,
            own: eyes === 'watcher' ? undefined : game.own(of, eyes),
          });
          const shown = told.flatMap((event) => game.shown(event, eyes) ?? []);
          const end = shown.reduce((now, event) => tell(now, event, eyes), seen(before));
          expect(drawn(end.table)).toEqual(drawn(state.table));
          expect(end.own?.hand).toEqual(seen(state).own?.hand);
          expectFlights(shown, seen(before), eyes);
        }
      }
    }
  });

  it('keeps the row full and the pad empty while a line is counted', () => {
    const before = { table: game.setup(2, {}).table, own: undefined };
    const laid: Event = { is: 'passenger-laid', seat: 1, card: 3, row: 0 };
    before.table.rows[0] = [1, 2, 3];
    const event: Event = { is: 'line-scored', line: 0, nth: 1, points: [4, 0] };
    const { shown } = stageOf({ before, earlier: [laid], event }, 0);
    expect(shown.table.rows[0]).toEqual([1, 2, 3, 3]);
    expect(shown.table.scorings).toEqual([]);
    expect(before.table.rows[0]).toEqual([1, 2, 3]);
  });
});

/** Whatever happens, what travels has somewhere to come from and somewhere to go. */
function expectFlights(
  shown: readonly Event[],
  before: Parameters<typeof tell>[0],
  eyes: Eyes,
): void {
  let was = before;
  for (const event of shown) {
    for (const { from, to, begins, lasts } of flightsOf(event, was, eyes)) {
      expect(from.length).toBeGreaterThan(0);
      expect(to.length).toBeGreaterThan(0);
      expect([...from, ...to].join()).not.toMatch(/-1|NaN|undefined/);
      expect(begins + lasts).toBeGreaterThan(0);
    }
    was = tell(was, event, eyes);
  }
}
