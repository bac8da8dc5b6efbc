import { percent, table, whole } from '../text.ts';
import { type Range, rangeOf, type Spread, spreadOf } from './histogram.ts';
import { wilson } from './interval.ts';
import type { Simulation } from './plan.ts';
import type { Account, Tally } from './tally.ts';

type Wins = {
  played: number;
  wins: number;
  shared: number;
  rate: number;
  interval: [number, number];
};

/** How often a word came up in the finished games. */
type Share = { times: number; rate: number; interval: [number, number] };

/** The result of a simulation: all of `--json`, and what the text is made from. */
export type Report = {
  game: string;
  seats: readonly string[];
  seed: number;
  rotate: boolean;
  /** Every entry was looked at, and nothing was amiss. */
  referee: boolean;
  options: unknown;
  games: number;
  finished: number;
  /** Cut off because they did not end. */
  unfinished: number;
  /** Entries of the log, those of chance among them. */
  actions: number;
  seconds: number;
  actionsPerSecond: number;
  gamesPerSecond: number;
  wins: { bySeat: Record<string, Wins>; byBot: Record<string, Wins> };
  scores: { bySeat: Record<string, Spread>; byBot: Record<string, Spread> };
  lengths: Spread | undefined;
  /** What this game is counted by besides (`figures.ts`). */
  figures: { ranges: Record<string, Range>; shares: Record<string, Record<string, Share>> };
};

export function reportOf(plan: Simulation, tally: Tally, seconds: number): Report {
  const bySeat = [...tally.bySeat].toSorted(([a], [b]) => a - b);
  const byBot = [...tally.byBot].toSorted(
    ([a], [b]) => plan.bots.indexOf(a) - plan.bots.indexOf(b),
  );
  const { game, bots, seed, rotate, referee, options } = plan;
  return {
    game,
    seats: bots,
    seed,
    rotate,
    referee,
    options,
    games: tally.games,
    finished: tally.finished,
    unfinished: tally.games - tally.finished,
    actions: tally.entries,
    seconds,
    actionsPerSecond: tally.entries / seconds,
    gamesPerSecond: tally.games / seconds,
    wins: { bySeat: fromAccounts(bySeat, winsOf), byBot: fromAccounts(byBot, winsOf) },
    scores: { bySeat: fromAccounts(bySeat, scoresOf), byBot: fromAccounts(byBot, scoresOf) },
    lengths: spreadOf(tally.lengths),
    figures: figuresOf(tally),
  };
}

function figuresOf({ numbers, words, finished }: Tally): Report['figures'] {
  const ranges: Record<string, Range> = {};
  for (const [name, histogram] of numbers) ranges[name] = rangeOf(histogram) as Range;
  const shares: Record<string, Record<string, Share>> = {};
  for (const [name, times] of words) {
    const sorted = [...times].toSorted(([a], [b]) => (a < b ? -1 : 1));
    shares[name] = Object.fromEntries(sorted.map(([word, n]) => [word, shareOf(n, finished)]));
  }
  return { ranges, shares };
}

function shareOf(times: number, all: number): Share {
  return { times, rate: times / all, interval: wilson(times, all) };
}

function fromAccounts<Figures>(
  accounts: readonly (readonly [string | number, Account])[],
  figuresOf: (account: Account) => Figures,
): Record<string, Figures> {
  return Object.fromEntries(accounts.map(([key, account]) => [key, figuresOf(account)]));
}

function winsOf({ played, wins, shared }: Account): Wins {
  return { played, wins, shared, rate: wins / played, interval: wilson(wins, played) };
}

function scoresOf({ scores }: Account): Spread {
  return spreadOf(scores) as Spread;
}

/** The report for people. */
export function reportText(report: Report): string {
  const { game, seats, seed, rotate, games, finished, unfinished, actions, seconds } = report;
  const head = `${game}: ${seats.join(', ')}${rotate ? ', rotating' : ''}; seed ${seed}`;
  const ended = `${whole(finished)} finished, ${whole(unfinished)} unfinished`;
  const counts = `${whole(games)} games, ${ended}, ${whole(actions)} actions`;
  const speed = `${seconds.toFixed(2)} s, ${whole(report.actionsPerSecond)} actions/s, ${whole(report.gamesPerSecond)} games/s`;
  const { wins, scores, lengths } = report;
  const winRows = [
    ...Object.entries(wins.bySeat).map(([seat, figures]) =>
      winRow(`seat ${Number(seat) + 1}`, figures),
    ),
    ...Object.entries(wins.byBot).map(([bot, figures]) => winRow(bot, figures)),
  ];
  const spreads = [
    ...Object.entries(scores.bySeat).map(([seat, figures]) =>
      spreadRow(`score, seat ${Number(seat) + 1}`, figures),
    ),
    ...Object.entries(scores.byBot).map(([bot, figures]) => spreadRow(`score, ${bot}`, figures)),
    ...(lengths ? [spreadRow('length in actions', lengths)] : []),
  ];
  return [
    head,
    ...optionLines(report.options),
    counts,
    ...(report.referee ? ['the referee found nothing amiss after any of them'] : []),
    speed,
    '',
    table([['wins', 'games', 'won', 'shared', 'share', '95 % interval'], ...winRows], 'right'),
    '',
    table([['', 'least', 'quarter', 'median', '3/4', 'most', 'mean'], ...spreads], 'right'),
    ...figureTables(report.figures),
  ].join('\n');
}

/** What was played by; nothing where a game has no options. */
function optionLines(options: unknown): string[] {
  const told = Object.entries(options ?? {}).map(([name, value]) => `${name} ${optionText(value)}`);
  return told.length === 0 ? [] : [`options: ${told.join(', ')}`];
}

/** An option that is a whole file is told by its name. */
function optionText(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  return 'name' in value ? `"${value.name}"` : JSON.stringify(value);
}

function figureTables({ ranges, shares }: Report['figures']): string[] {
  const rangeRows = Object.entries(ranges).map(([name, range]) => {
    const { mean, least, fifth, median, ninetyFifth, most } = range;
    return [name, ...[mean, least, fifth, median, ninetyFifth, most].map((x) => x.toFixed(1))];
  });
  const rangeHead = ['', 'mean', 'least', '5 %', 'median', '95 %', 'most'];
  const rangeTable = rangeRows.length === 0 ? [] : [table([rangeHead, ...rangeRows], 'right')];
  const shareTables = Object.entries(shares).map(([name, words]) =>
    table(
      [[name, 'games', 'share', '95 % interval'], ...Object.entries(words).map(shareRow)],
      'right',
    ),
  );
  return [...rangeTable, ...shareTables].flatMap((text) => ['', text]);
}

function shareRow([word, { times, rate, interval }]: [string, Share]): string[] {
  return [word, whole(times), percent(rate), `${percent(interval[0])} to ${percent(interval[1])}`];
}

function winRow(
  name: string,
  { played, wins, shared, rate, interval: [low, high] }: Wins,
): string[] {
  const interval = `${percent(low)} to ${percent(high)}`;
  return [name, whole(played), whole(wins), whole(shared), percent(rate), interval];
}

function spreadRow(name: string, spread: Spread): string[] {
  const { least, lowerQuartile, median, upperQuartile, most, mean } = spread;
  return [name, ...[least, lowerQuartile, median, upperQuartile, most].map(whole), mean.toFixed(1)];
}
