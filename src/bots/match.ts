import { commitmentTo, rngOf, type Secret } from '#kernel/chance.ts';
import type { Actor, Game, Kind, Seat, State } from '#kernel/game.ts';
import type { Entry } from '#kernel/log.ts';
import { type Rng, rngFromWords } from '#kernel/rng.ts';
import { sha256, toHex, utf8 } from '#kernel/sha256.ts';
import type { Bot } from './bot.ts';

/** A whole game among bots. */
export type Match<K extends Kind> = {
  log: readonly Entry<K['action']>[];
  state: State<K>;
  secret: Secret;
  commitment: string;
  /** False when the game was cut off because it did not end. */
  finished: boolean;
};

/** Where a match gets its chance from: the same seed and number give the same match. */
export type MatchSeed = { seed: number; number: number };

/** A bot did what its seat may not do. */
export class IllegalMove extends Error {
  override name = 'IllegalMove';
}

/** No game of the house comes near. A game that does never ends. */
const MOST_ENTRIES = 100_000;

/** Plays bots against each other, one for each seat. They see the table and what is their own. */
export function playMatch<K extends Kind>(
  game: Game<K>,
  bots: readonly Bot<K>[],
  options: K['options'],
  from: MatchSeed,
): Match<K> {
  const secret = toHex(digestOf(from, 'secret'));
  const generators = bots.map((_, seat) => generatorOf(from, seat));
  const state = game.setup(bots.length, options);
  const log: Entry<K['action']>[] = [];
  let actor = firstActor(game, state);
  while (actor !== undefined && log.length < MOST_ENTRIES) {
    const seq = log.length + 1;
    const action =
      actor === 'chance'
        ? game.chance(state, rngOf(secret, seq))
        : decision(game, state, actor, bots[actor] as Bot<K>, generators[actor] as Rng);
    game.apply(state, actor, action);
    // No clock in a match: two runs of it are the same to the byte.
    log.push({ seq, actor, action, at: 0 });
    actor = firstActor(game, state);
  }
  return { log, state, secret, commitment: commitmentTo(secret), finished: actor === undefined };
}

/** Of several who must act, the first: none of them sees what the others decide. */
function firstActor<K extends Kind>(game: Game<K>, state: State<K>): Actor | undefined {
  return game.actors(state.table)[0];
}

function decision<K extends Kind>(
  game: Game<K>,
  state: State<K>,
  seat: Seat,
  bot: Bot<K>,
  rng: Rng,
): K['action'] {
  const own = game.own(state, seat);
  const action = bot.decide(state.table, own, seat, rng);
  const refusal = game.check(state.table, own, seat, action);
  if (refusal) {
    const what = JSON.stringify(action);
    throw new IllegalMove(`bot ${bot.name}, seat ${seat}: ${what} is against rule ${refusal.rule}`);
  }
  return action;
}

function generatorOf(from: MatchSeed, seat: Seat): Rng {
  const words = new DataView(digestOf(from, `seat ${seat}`).buffer);
  return rngFromWords(words.getInt32(0), words.getInt32(4), words.getInt32(8), words.getInt32(12));
}

function digestOf({ seed, number }: MatchSeed, use: string): Uint8Array {
  return sha256(utf8(`${seed}/${number}/${use}`));
}
