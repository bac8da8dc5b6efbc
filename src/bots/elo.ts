import { type Rng, rngFrom } from '#kernel/rng.ts';
import { logistic } from './arithmetic.ts';

/** One game between two players: how much of the win was the first one's, from 0 to 1. */
export type PairResult = { a: number; b: number; share: number };

/** A player's strength. The interval holds the true one in 19 cases of 20. */
export type Rating = { elo: number; interval: readonly [low: number, high: number] };

/** A player whose chance is ten to one stands 400 above. */
export const SCALE = 400 / Math.LN10;

/** A hundred steps of Newton's are many more than it takes. */
const STEPS = 100;
const ENOUGH = 1e-9;

/** As if everybody had drawn so many games with an average player: who has won all of theirs is not endlessly strong. */
export const PRIOR = 0.5;

const RESAMPLES = 400;

/**
 * The strengths that explain the results best (Bradley and Terry), the first player's set to 0. The intervals come from
 * drawing the games anew, pair by pair: they need no law for how games of four are shared out.
 */
export function ratingsOf(players: number, results: readonly PairResult[], seed = 1): Rating[] {
  const pairs = pairsOf(results);
  const elos = strengths(players, pairs.map(meanOf));
  const rng = rngFrom(seed);
  const drawn = Array.from({ length: RESAMPLES }, () =>
    strengths(
      players,
      pairs.map((pair) => meanOf(resampled(pair, rng))),
    ),
  );
  return elos.map((elo, player) => {
    const sorted = drawn.map((each) => each[player] as number).toSorted((x, y) => x - y);
    const at = (share: number): number => sorted[Math.round(share * (RESAMPLES - 1))] as number;
    return { elo, interval: [at(0.025), at(0.975)] };
  });
}

type Pair = { a: number; b: number; shares: readonly number[] };
type Mean = { a: number; b: number; games: number; share: number };

function pairsOf(results: readonly PairResult[]): Pair[] {
  const pairs = new Map<string, { a: number; b: number; shares: number[] }>();
  for (const { a, b, share } of results) {
    const key = `${a}/${b}`;
    const pair = pairs.get(key) ?? { a, b, shares: [] };
    pairs.set(key, pair);
    pair.shares.push(share);
  }
  return [...pairs.values()];
}

function meanOf({ a, b, shares }: Pair): Mean {
  const games = shares.length;
  return { a, b, games, share: shares.reduce((sum, share) => sum + share, 0) / games };
}

function resampled({ a, b, shares }: Pair, rng: Rng): Pair {
  return { a, b, shares: shares.map(() => shares[rng.below(shares.length)] as number) };
}

/** Newton's method, one player at a time: the likelihood has a single summit. */
function strengths(players: number, pairs: readonly Mean[]): number[] {
  const at = new Array<number>(players).fill(0);
  for (let step = 0; step < STEPS; step++) {
    let moved = 0;
    for (let player = 0; player < players; player++) {
      const own = at[player] as number;
      const even = logistic(own);
      let slope = 2 * PRIOR * (0.5 - even);
      let bend = 2 * PRIOR * even * (1 - even);
      for (const { a, b, games, share } of pairs) {
        if (a !== player && b !== player) continue;
        const expected = logistic(own - (at[a === player ? b : a] as number));
        slope += games * ((a === player ? share : 1 - share) - expected);
        bend += games * expected * (1 - expected);
      }
      at[player] = own + Math.max(-1, Math.min(1, slope / bend));
      moved = Math.max(moved, Math.abs((at[player] as number) - own));
    }
    if (moved < ENOUGH) break;
  }
  const first = at[0] ?? 0;
  return at.map((each) => SCALE * (each - first));
}
