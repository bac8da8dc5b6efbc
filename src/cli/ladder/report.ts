import { type Rating, ratingsOf } from '#bots/elo.ts';
import { percent, table } from '../text.ts';
import type { Kept } from './kept.ts';
import type { Result } from './pairings.ts';
import type { LadderPlan } from './plan.ts';

/** All of `--json`, and of the file that is kept. */
export type Ladder = {
  game: string;
  seats: number;
  /** At most: fewer where time ran out. */
  gamesPerPair: number;
  seed: number;
  rungs: readonly (Rating & { bot: string; medianMs: number; longestMs: number })[];
  /** What the first bot took of the games with the second. */
  pairs: readonly { bots: readonly [string, string]; games: number; share: number }[];
};

export function ladderOf(
  plan: LadderPlan,
  results: readonly Result[],
  spent: ReadonlyMap<string, readonly number[]>,
  kept: Kept | undefined,
): Ladder {
  const { bots } = plan;
  // Whoever was done first: the same games give the same intervals.
  const inOrder = results.toSorted((x, y) => x.a - y.a || x.b - y.b || x.number - y.number);
  const ratings = ratingsOf(bots.length, inOrder, plan.seed);
  const pairs = bots.flatMap((one, a) =>
    bots.slice(a + 1, plan.near ? a + 2 : undefined).flatMap((other, i) => {
      const of = inOrder.filter((result) => result.a === a && result.b === a + 1 + i);
      const sum = of.reduce((total, { share }) => total + share, 0);
      // Of a pair that never came to an end of a game nothing is known.
      return of.length === 0
        ? []
        : [{ bots: [one, other] as const, games: of.length, share: sum / of.length }];
    }),
  );
  return {
    game: plan.game,
    seats: plan.seats,
    gamesPerPair: plan.games,
    seed: plan.seed,
    rungs: ratings.map((rating, place) => ({
      bot: bots[place] as string,
      ...rating,
      ...(timesOf(spent.get(bots[place] as string) ?? []) ??
        timesBefore(kept, bots[place] as string)),
    })),
    pairs,
  };
}

type Times = { medianMs: number; longestMs: number };

/** Where there was a choice. */
function timesOf(spent: readonly number[]): Times | undefined {
  const sorted = spent.toSorted((a, b) => a - b);
  const longestMs = sorted.at(-1);
  if (longestMs === undefined) return undefined;
  return { medianMs: sorted[sorted.length >> 1] ?? 0, longestMs };
}

/** Of a bot that has played no more than before. */
function timesBefore(kept: Kept | undefined, name: string): Times {
  const { medianMs = 0, longestMs = 0 } = kept?.rungs.find(({ bot }) => bot === name) ?? {};
  return { medianMs, longestMs };
}

export function ladderText({ game, seats, gamesPerPair, rungs, pairs }: Ladder): string {
  const rows = rungs.map(({ bot, elo, interval: [low, high], medianMs, longestMs }, place) => [
    bot,
    elo.toFixed(0),
    `${low.toFixed(0)} to ${high.toFixed(0)}`,
    place === 0 ? '' : signed(elo - (rungs[place - 1]?.elo ?? 0)),
    medianMs.toFixed(1),
    longestMs.toFixed(1),
  ]);
  const head = ['', 'Elo', '95 % interval', 'step', 'ms, median', 'longest'];
  const taken = pairs.map(({ bots: [one, other], games, share }) => [
    `${one} of ${other}`,
    `${games}`,
    percent(share),
  ]);
  return [
    `${game}, ${seats} seats, up to ${gamesPerPair} games of each pair`,
    table([head, ...rows], 'right'),
    table([['share of the win', 'games', ''], ...taken], 'right'),
  ].join('\n\n');
}

const signed = (step: number): string => `${step < 0 ? '' : '+'}${step.toFixed(0)}`;
