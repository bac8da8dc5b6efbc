import type { Game, Kind, Seat, State } from '#kernel/game.ts';
import { type Rng, rngFrom } from '#kernel/rng.ts';
import type { Bot } from '../bot.ts';

/** Sees a decision before it is carried out. */
export type Look<K extends Kind> = (state: State<K>, seat: Seat, action: K['action']) => void;

export type Played<K extends Kind> = {
  options: K['options'];
  look?: Look<K> | undefined;
  tell?: ((event: K['event']) => void) | undefined;
  /** After so many entries it is cut off. */
  most?: number;
};

/** Plays a game of bots to its end. How does it stand there? */
export function playGame<K extends Kind>(
  game: Game<K>,
  bots: readonly Bot<K>[],
  seed: number,
  { options, look, tell, most = Number.POSITIVE_INFINITY }: Played<K>,
): State<K> {
  const state = game.setup(bots.length, options);
  const generators = bots.map((_, seat) => rngFrom(seed, seat + 1));
  const chance = rngFrom(seed);
  for (let entries = 0; entries < most; entries++) {
    const actor = game.actors(state.table)[0];
    if (actor === undefined) break;
    let action: K['action'];
    if (actor === 'chance') action = game.chance(state, chance);
    else {
      const bot = bots[actor] as Bot<K>;
      const rng = generators[actor] as Rng;
      action = bot.decide(state.table, game.own(state, actor), actor, rng);
      look?.(state, actor, action);
    }
    game.apply(state, actor, action, tell);
  }
  return state;
}

/** In how many of so many games the first of these bots wins, from every seat in turn. */
export function winsOf<K extends Kind>(
  game: Game<K>,
  bots: readonly Bot<K>[],
  games: number,
  options: K['options'],
): number {
  let wins = 0;
  for (let n = 0; n < games; n++) {
    const shift = n % bots.length;
    const seated = bots.map((_, seat) => bots.at(seat - shift) as Bot<K>);
    const standings = game.standings(playGame(game, seated, 1000 + n, { options }));
    if (standings.some(({ seat, place }) => seat === shift && place === 1)) wins++;
  }
  return wins;
}
