import type { Bot } from '#bots/bot.ts';
import { botsOf } from '#bots/index.ts';
import { playMatch } from '#bots/match.ts';
import type { Game, Kind } from '#kernel/game.ts';
import { table } from '../text.ts';

/** How long one bot thinks about a decision, in milliseconds by the clock. */
export type Thinking = {
  game: string;
  bot: string;
  games: number;
  decisions: number;
  /** The very first: what is worked out once is in it, and nothing has been compiled yet. */
  first: number;
  median: number;
  ninetyNinth: number;
  most: number;
};

/** The usual table; a game for fewer has fewer. */
const SEATS = 4;

/**
 * Whole games of each bot among its like, until the time is up. The strongest comes first, so that its first decision is
 * as cold as at a new table.
 */
export function benchBots(game: Game<Kind>, seconds: number): Thinking[] {
  return botsOf(game.id)
    .filter(({ name }) => name !== 'random')
    .toReversed()
    .map((bot) => thinkingOf(game, bot, seconds));
}

function thinkingOf(game: Game<Kind>, bot: Bot<Kind>, seconds: number): Thinking {
  const times: number[] = [];
  const timed: Bot<Kind> = {
    name: bot.name,
    decide(...seen) {
      const start = performance.now();
      const action = bot.decide(...seen);
      times.push(performance.now() - start);
      return action;
    },
  };
  const seats = Array.from({ length: Math.min(SEATS, game.seats[1]) }, () => timed);
  const end = performance.now() + seconds * 1000;
  let games = 0;
  while (performance.now() < end) {
    playMatch(game, seats, game.parseOptions({}), { seed: 1, number: games });
    games++;
  }
  const [first = Number.NaN] = times;
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number =>
    sorted[Math.ceil(share * (sorted.length - 1))] ?? Number.NaN;
  return {
    game: game.id,
    bot: bot.name,
    games,
    decisions: times.length,
    first,
    median: at(0.5),
    ninetyNinth: at(0.99),
    most: at(1),
  };
}

export function botsText(all: readonly Thinking[]): string {
  const rows = all.map(({ game, bot, games, decisions, ...times }) => [
    `${game}, ${bot}`,
    `${games}`,
    `${decisions}`,
    ...[times.first, times.median, times.ninetyNinth, times.most].map((ms) => ms.toFixed(2)),
  ]);
  const head = ['ms by the clock', 'games', 'decisions', 'first', 'median', '99 %', 'most'];
  return table([head, ...rows], 'right');
}
