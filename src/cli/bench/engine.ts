import type { Bot } from '#bots/bot.ts';
import { playMatch } from '#bots/match.ts';
import { botOf, gameOf } from '#games/catalogue.ts';
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
  costs: Record<
    'entry' | 'game' | 'replayed' | 'replay' | 'verify' | 'clone' | 'imagine' | 'apprentices',
    Measured
  >;
  /** What this game has timed by itself, with their names for people. */
  tasks: readonly { name: string; label: string; cost: Measured }[];
};

/** So many apprentices sit at a usual table; a game for fewer has fewer. */
const APPRENTICES = 4;

/** A game is late, and still in full swing, between these parts of it. */
const LATE = [0.7, 0.85] as const;

/** At least how many entries of a game lie between two states that are kept, to be cloned and imagined. */
const STATES_APART = 10;

export async function benchEngine(game: Game<Kind>, patience: Patience): Promise<EngineCosts> {
  const [, seats] = game.seats;
  const options = game.parseOptions({});
  const [random, apprentice] = (await Promise.all(
    ['random', 'apprentice'].map((name) => botOf(game.id, name)),
  )) as [Bot<Kind>, Bot<Kind>];
  const bench = await gameOf(game.id)?.load.bench();
  const bots = Array.from({ length: seats }, () => random);
  const apprentices = Array.from({ length: Math.min(APPRENTICES, seats) }, () => apprentice);
  const { log, secret, commitment } = playMatch(game, bots, options, { seed: 1, number: 0 });
  const sitters = bots.map(({ name }) => ({ name }));
  const record = exportRecord(game, { options, seats: sitters, commitment, secret, log });
  const read = JSON.parse(JSON.stringify(record)) as GameRecord<unknown>;
  const states = statesAlong(game, bots, options, rngFrom(1));
  const along = statesAlong(game, apprentices, options, rngFrom(1));
  const late = along.slice(...LATE.map((part) => Math.floor(part * along.length)));
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
      entry: measure(() => playOnce(game, bots, options, rng), patience),
      game: measure(() => once(() => playOnce(game, bots, options, rng)), patience),
      replayed: measure(() => {
        replay(game, seats, options, log);
        return log.length;
      }, patience),
      replay: measure(() => once(() => replay(game, seats, options, log)), patience),
      verify: measure(() => once(() => verifyRecord(game, read)), patience),
      clone: measure(() => states.map((state) => game.clone(state)).length, patience),
      imagine: measure(() => imagineAll(game, seats, states, rng), patience),
      apprentices: measure(() => once(() => playOnce(game, apprentices, options, rng)), patience),
    },
    tasks: (bench?.tasks ?? []).map(({ name, label, work }) => {
      const onAll = () =>
        late.reduce((units, { table }) => {
          return units + apprentices.reduce((sum, _, seat) => sum + work(table, seat), 0);
        }, 0);
      return { name, label, cost: measure(onAll, patience) };
    }),
  };
}

/** One game: decision, check and apply for a seat, chance and apply for chance; no events. */
function playOnce(
  game: Game<Kind>,
  bots: readonly Bot<Kind>[],
  options: unknown,
  rng: Rng,
  look?: (state: State<Kind>, entries: number) => void,
): number {
  const state = game.setup(bots.length, options);
  for (let entries = 0; ; entries++) {
    look?.(state, entries);
    const actor = game.actors(state.table)[0];
    if (actor === undefined) return entries;
    if (actor === 'chance') {
      game.apply(state, actor, game.chance(state, rng));
      continue;
    }
    const own = game.own(state, actor);
    const action = (bots[actor] as Bot<Kind>).decide(state.table, own, actor, rng);
    if (game.check(state.table, own, actor, action)) {
      throw new Error(`${game.id}: a decision against the rules`);
    }
    game.apply(state, actor, action);
  }
}

function statesAlong(
  game: Game<Kind>,
  bots: readonly Bot<Kind>[],
  options: unknown,
  rng: Rng,
): State<Kind>[] {
  const states: State<Kind>[] = [];
  let next = 0;
  playOnce(game, bots, options, rng, (state, entries) => {
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
