import { pionniers } from '#games/pionniers/rules/index.ts';
import type { Event, Pionniers, Table, Train } from '#games/pionniers/rules/model.ts';
import { newTrain } from '#games/pionniers/rules/setup.ts';
import type { State } from '#kernel/game.ts';
import { rngFrom } from '#kernel/rng.ts';

const { game } = pionniers;

/** One entry of a game: the table before and after it, and what was told. */
export type Entry = { before: Table; after: Table; events: Event[] };

/** A whole game by random choices, entry by entry. */
export function* randomGame(seed: number, seats = 4): Generator<Entry> {
  const rng = rngFrom(seed);
  const state: State<Pionniers> = game.setup(seats, game.parseOptions({}));
  for (let i = 0; i < 3000; i++) {
    const [actor] = game.actors(state.table);
    if (actor === undefined) return;
    const before = structuredClone(state.table);
    const events: Event[] = [];
    const choices = actor === 'chance' ? [] : game.choices(state.table, {}, actor);
    const action =
      actor === 'chance' ? game.chance(state, rng) : choices[rng.below(choices.length)];
    if (action === undefined) return;
    game.apply(state, actor, action, (event) => events.push(event));
    yield { before, after: structuredClone(state.table), events };
  }
}

/** A moment in the middle of a game of four; the trains of lines 1 to 4, as far as they are told. */
export function moment(trains: readonly Partial<Train>[], more: Partial<Table> = {}): Table {
  const { table } = game.setup(4, game.parseOptions({}));
  return {
    ...table,
    phase: 'choose',
    trains: [0, 1, 2, 3].map((seat) => ({
      ...newTrain(seat),
      sections: 12,
      front: 20,
      ...trains[seat],
    })),
    order: [0, 1, 2, 3],
    turns: 15,
    ...more,
  };
}
