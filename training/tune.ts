import { parseArgs } from 'node:util';
import type { Bot } from '#bots/bot.ts';
import { playMatch } from '#bots/match.ts';
import type { Game, Kind } from '#kernel/game.ts';
import { wilson } from '../src/cli/simulate/interval.ts';

/** What is tuned: the weights of a bot that plays by them alone. */
export type Tuning<K extends Kind, W> = {
  game: Game<K>;
  weights: W;
  botBy(weights: W): Bot<K>;
};

const SEATS = 4;

/** Each weight is tried smaller and larger. */
const FACTORS: readonly number[] = [0.8, 1.25];

/**
 * Tries one weight after another: a bot with the changed one sits, from every seat in turn, among three with the weights as
 * they are. A change is kept where the whole interval lies above a quarter. Says what it finds, at the end all weights.
 */
export function tune<K extends Kind, W extends Readonly<Record<string, number>>>(
  tuning: Tuning<K, W>,
): void {
  const { values } = parseArgs({
    options: {
      games: { type: 'string', default: '400' },
      seed: { type: 'string', default: '1' },
      only: { type: 'string', multiple: true },
    },
  });
  const games = Number(values.games);
  let kept = tuning.weights;
  let seed = Number(values.seed);
  for (const name of values.only ?? Object.keys(kept)) {
    for (const factor of FACTORS) {
      const changed = { ...kept, [name]: Number(((kept[name] ?? 0) * factor).toPrecision(3)) };
      const wins = winsOf(tuning, changed, kept, games, seed++);
      const [low, high] = wilson(wins, games);
      const isBetter = low > 1 / SEATS;
      const shares = [wins / games, low, high].map((share) => (100 * share).toFixed(1));
      const verdict = isBetter ? 'kept' : 'no better';
      console.log(
        `${name} ${changed[name]}: ${shares[0]} % (${shares[1]} to ${shares[2]}), ${verdict}`,
      );
      if (isBetter) kept = changed;
    }
  }
  console.log(kept);
}

function winsOf<K extends Kind, W>(
  { game, botBy }: Tuning<K, W>,
  changed: W,
  kept: W,
  games: number,
  seed: number,
): number {
  const [one, others] = [botBy(changed), botBy(kept)];
  const options = game.parseOptions({});
  let wins = 0;
  for (let number = 0; number < games; number++) {
    const seat = number % SEATS;
    const bots = Array.from({ length: SEATS }, (_, each) => (each === seat ? one : others));
    const { state } = playMatch(game, bots, options, { seed, number });
    if (game.standings(state).some((each) => each.seat === seat && each.place === 1)) wins++;
  }
  return wins;
}
