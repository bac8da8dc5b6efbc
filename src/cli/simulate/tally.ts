import type { Figures } from '#bots/bench.ts';
import type { Standing } from '#kernel/game.ts';
import { count, type Histogram, merge } from './histogram.ts';

/** How one seat, or one bot, has done in the finished games. */
export type Account = {
  played: number;
  /** Won alone. */
  wins: number;
  /** Shared the first place. */
  shared: number;
  scores: Histogram;
};

/** The games so far, as whole numbers only: tallies can be added in any order, with the same result. */
export type Tally = {
  games: number;
  finished: number;
  entries: number;
  /** Entries in each finished game. */
  lengths: Histogram;
  bySeat: Map<number, Account>;
  byBot: Map<string, Account>;
  /** What this game is counted by besides, of the finished games: numbers, and how often each word came up. */
  numbers: Map<string, Histogram>;
  words: Map<string, Map<string, number>>;
};

export function emptyTally(): Tally {
  return {
    games: 0,
    finished: 0,
    entries: 0,
    lengths: new Map(),
    bySeat: new Map(),
    byBot: new Map(),
    numbers: new Map(),
    words: new Map(),
  };
}

/** Enters one game. `standings` is missing when it was cut off. */
export function enter(
  tally: Tally,
  bots: readonly string[],
  entries: number,
  standings: readonly Standing[] | undefined,
): void {
  tally.games++;
  tally.entries += entries;
  if (standings === undefined) return;
  tally.finished++;
  count(tally.lengths, entries);
  const winners = standings.filter((standing) => standing.place === 1).length;
  for (const { seat, place, score } of standings) {
    for (const account of [
      accountOf(tally.bySeat, seat),
      accountOf(tally.byBot, bots[seat] as string),
    ]) {
      account.played++;
      if (place === 1) account[winners === 1 ? 'wins' : 'shared']++;
      count(account.scores, score);
    }
  }
}

/** Enters what else a finished game is counted by. */
export function enterFigures(tally: Tally, figures: Figures): void {
  for (const [name, figure] of Object.entries(figures)) {
    if (typeof figure === 'number') count(entryOf(tally.numbers, name), figure);
    else countWord(entryOf(tally.words, name), figure, 1);
  }
}

export function addTally(to: Tally, more: Tally): void {
  to.games += more.games;
  to.finished += more.finished;
  to.entries += more.entries;
  merge(to.lengths, more.lengths);
  addAccounts(to.bySeat, more.bySeat);
  addAccounts(to.byBot, more.byBot);
  for (const [name, histogram] of more.numbers) merge(entryOf(to.numbers, name), histogram);
  for (const [name, words] of more.words) {
    for (const [word, times] of words) countWord(entryOf(to.words, name), word, times);
  }
}

function countWord(words: Map<string, number>, word: string, times: number): void {
  words.set(word, (words.get(word) ?? 0) + times);
}

function entryOf<Key, Value>(entries: Map<string, Map<Key, Value>>, name: string): Map<Key, Value> {
  const entry = entries.get(name) ?? new Map<Key, Value>();
  entries.set(name, entry);
  return entry;
}

function addAccounts<Key>(to: Map<Key, Account>, more: ReadonlyMap<Key, Account>): void {
  for (const [key, { played, wins, shared, scores }] of more) {
    const account = accountOf(to, key);
    account.played += played;
    account.wins += wins;
    account.shared += shared;
    merge(account.scores, scores);
  }
}

function accountOf<Key>(accounts: Map<Key, Account>, key: Key): Account {
  let account = accounts.get(key);
  if (account === undefined) {
    account = { played: 0, wins: 0, shared: 0, scores: new Map() };
    accounts.set(key, account);
  }
  return account;
}
