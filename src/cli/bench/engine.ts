import { playMatch } from '#bots/match.ts';
import { randomBot } from '#bots/random.ts';
import type { Game, Kind, State } from '#kernel/game.ts';
import { exportRecord, type GameRecord, verifyRecord } from '#kernel/record.ts';
import { replay } from '#kernel/replay.ts';
import { type Rng, rngFrom } from '#kernel/rng.ts';
import { type Measured, measure, type Patience } from './measure.ts';

/** What each unit of a game's rules costs, on one core. */
export type EngineCosts = {
  game: string;
  seats: number;
  /** Entries in the record that is replayed. */
  recordEntries: number;
  costs: Record<'entry' | 'game' | 'replay' | 'verify' | 'clone' | 'imagine', Measured>;
};

/** At least how many entries of a random game lie between two states that are kept, to be cloned and imagined. */
const STATES_APART = 10;

export function benchEngine(game: Game<Kind>, patience: Patience): EngineCosts {
  const [, seats] = game.seats;
  const options = game.parseOptions({});
  const bots = Array.from({ length: seats }, () => randomBot(game));
  const { log, secret, commitment } = playMatch(game, bots, options, { seed: 1, number: 0 });
  const sitters = bots.map(({ name }) => ({ name }));
  const record = exportRecord(game, { options, seats: sitters, commitment, secret, log });
  const read = JSON.parse(JSON.stringify(record)) as GameRecord<unknown>;
  const states = statesAlong(game, seats, options, rngFrom(1));
  const rng = rngFrom(2);
  const once = (work: () => unknown): number => {
    work();
    return 1;
  };
  return {
    game: game.id,
    seats,
    recordEntries: log.length,
    costs: {
      entry: measure(() => playRandomly(game, seats, options, rng), patience),
      game: measure(() => once(() => playRandomly(game, seats, options, rng)), patience),
      replay: measure(() => once(() => replay(game, seats, options, log)), patience),
      verify: measure(() => once(() => verifyRecord(game, read)), patience),
      clone: measure(() => states.map((state) => game.clone(state)).length, patience),
      imagine: measure(() => imagineAll(game, seats, states, rng), patience),
    },
  };
}

/** One random game: choices, check and apply for a seat, chance and apply for chance; no events. */
function playRandomly(
  game: Game<Kind>,
  seats: number,
  options: unknown,
  rng: Rng,
  look?: (state: State<Kind>, entries: number) => void,
): number {
  const state = game.setup(seats, options);
  for (let entries = 0; ; entries++) {
    look?.(state, entries);
    const actor = game.actors(state.table)[0];
    if (actor === undefined) return entries;
    if (actor === 'chance') {
      game.apply(state, actor, game.chance(state, rng));
      continue;
    }
    const own = game.own(state, actor);
    const choices = game.choices(state.table, own, actor);
    const action = choices[rng.below(choices.length)];
    if (game.check(state.table, own, actor, action))
      throw new Error(`${game.id} offers what it refuses`);
    game.apply(state, actor, action);
  }
}

function statesAlong(game: Game<Kind>, seats: number, options: unknown, rng: Rng): State<Kind>[] {
  const states: State<Kind>[] = [];
  let next = 0;
  playRandomly(game, seats, options, rng, (state, entries) => {
    // Where dice and decisions take turns, every tenth entry may always be chance's: the next decision will do.
    if (entries < next || game.actors(state.table)[0] === 'chance') return;
    states.push(game.clone(state));
    next = entries + STATES_APART;
  });
  return states;
}

function imagineAll(
  game: Game<Kind>,
  seats: number,
  states: readonly State<Kind>[],
  rng: Rng,
): number {
  for (const state of states) {
    for (let seat = 0; seat < seats; seat++) {
      game.imagine(state.table, game.own(state, seat), seat, rng);
    }
  }
  return states.length * seats;
}
