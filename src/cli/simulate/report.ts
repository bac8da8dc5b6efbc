import { percent, table, whole } from '../text.ts';
import { type Spread, spreadOf } from './histogram.ts';
import { wilson } from './interval.ts';
import type { Plan } from './plan.ts';
import type { Account, Tally } from './tally.ts';

type Wins = {
  played: number;
  wins: number;
  shared: number;
  rate: number;
  interval: [number, number];
};

/** The result of a simulation: all of `--json`, and what the text is made from. */
export type Report = {
  game: string;
  seats: readonly string[];
  seed: number;
  rotate: boolean;
  options: unknown;
  games: number;
  finished: number;
  /** Entries of the log, those of chance among them. */
  actions: number;
  seconds: number;
  actionsPerSecond: number;
  gamesPerSecond: number;
  wins: { bySeat: Record<string, Wins>; byBot: Record<string, Wins> };
  scores: { bySeat: Record<string, Spread>; byBot: Record<string, Spread> };
  lengths: Spread | undefined;
};

export function reportOf(plan: Plan, tally: Tally, seconds: number): Report {
  const bySeat = [...tally.bySeat].toSorted(([a], [b]) => a - b);
  const byBot = [...tally.byBot].toSorted(
    ([a], [b]) => plan.bots.indexOf(a) - plan.bots.indexOf(b),
  );
  const { game, bots, seed, rotate, options } = plan;
  return {
    game,
    seats: bots,
    seed,
    rotate,
    options,
    games: tally.games,
    finished: tally.finished,
    actions: tally.entries,
    seconds,
    actionsPerSecond: tally.entries / seconds,
    gamesPerSecond: tally.games / seconds,
    wins: { bySeat: fromAccounts(bySeat, winsOf), byBot: fromAccounts(byBot, winsOf) },
    scores: { bySeat: fromAccounts(bySeat, scoresOf), byBot: fromAccounts(byBot, scoresOf) },
    lengths: spreadOf(tally.lengths),
  };
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
  const { game, seats, seed, rotate, games, finished, actions, seconds } = report;
  const head = `${game}: ${seats.join(', ')}${rotate ? ', rotating' : ''}; seed ${seed}`;
  const counts = `${whole(games)} games, ${whole(finished)} finished, ${whole(actions)} actions`;
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
    counts,
    speed,
    '',
    table([['wins', 'games', 'won', 'shared', 'share', '95 % interval'], ...winRows], 'right'),
    '',
    table([['', 'least', 'quarter', 'median', '3/4', 'most', 'mean'], ...spreads], 'right'),
  ].join('\n');
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
