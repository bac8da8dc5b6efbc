import { randomBot } from '#bots/random.ts';
import { unionPacific } from '#games/union-pacific/rules/index.ts';
import type { Action, Event, UnionPacific } from '#games/union-pacific/rules/model.ts';
import type { Actor, State } from '#kernel/game.ts';
import { type Rng, rngFrom } from '#kernel/rng.ts';

const { game } = unionPacific;
const bot = randomBot(game);

export const NO_OPTIONS = game.parseOptions({});

/** One entry of a game of random moves, and the state before and after it. */
export type Entry = {
  before: State<UnionPacific>;
  after: State<UnionPacific>;
  actor: Actor;
  action: Action;
  events: readonly Event[];
};

export function* randomGame(seats: number, seed: number, options = NO_OPTIONS): Generator<Entry> {
  const rng = rngFrom(seed);
  const state = game.setup(seats, options);
  for (let actor = actorOf(state); actor !== undefined; actor = actorOf(state)) {
    const before = game.clone(state);
    const events: Event[] = [];
    const action = decide(state, actor, rng);
    game.apply(state, actor, action, (event) => events.push(structuredClone(event)));
    yield { before, after: state, actor, action, events };
  }
}

/** The first state at which a seat is asked for this. */
export function stateAt(
  phase: UnionPacific['table']['phase'],
  { seats = 4, seed = 1, turn = 0, options = NO_OPTIONS } = {},
): State<UnionPacific> {
  for (const { after } of randomGame(seats, seed, options)) {
    if (after.table.phase === phase && after.table.turns >= turn) return game.clone(after);
  }
  throw new Error(`no game came to ${phase}`);
}

const actorOf = ({ table }: State<UnionPacific>): Actor | undefined => game.actors(table)[0];

function decide(state: State<UnionPacific>, actor: Actor, rng: Rng): Action {
  return actor === 'chance'
    ? game.chance(state, rng)
    : bot.decide(state.table, game.own(state, actor), actor, rng);
}
