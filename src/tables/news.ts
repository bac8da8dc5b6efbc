import type { Seat } from '#kernel/game.ts';
import { MOST_SEATS } from '#protocol/parts.ts';
import { MOST_OF_A_TEXT } from './bus.ts';

/**
 * Where a table stands, by a node that has just written to it or opened it, and who is there at that node: 1 if anybody is,
 * `2 << seat` for each seat whose holder is, and above those how many watch.
 */
export type TableNews = readonly [table: string, entries: number, version: number, here: number];

/** Is the holder of this seat there, by what a node says? */
export function isThere(here: number, seat: Seat): boolean {
  return (here & (2 << seat)) !== 0;
}

const SEATS_END = 2 << MOST_SEATS;

/** With so many who watch. */
export const withWatchers = (here: number, watchers: number): number => here + watchers * SEATS_END;

export const watchersIn = (here: number): number => Math.floor(here / SEATS_END);

/** Who is there at either of two places. */
export function hereTogether(one: number, other: number): number {
  const seats = (one | other) % SEATS_END;
  return withWatchers(seats, watchersIn(one) + watchersIn(other));
}

/** What a node says at a time. */
export type News = {
  from: string;
  /** Counts what this node has said, so that others see when they have missed something. */
  n: number;
  tables: readonly TableNews[];
  /** All tables at which somebody is at this node are told from here on, or up to here. */
  first?: true;
  last?: true;
  /** These nodes are to say all they have. */
  ask?: readonly string[];
  /** There is a job to take. */
  job?: true;
  /** What other parts of the house say to each other: short, and of use only where it is understood. */
  words?: readonly string[];
  /** This node says nothing more. */
  bye?: true;
};

/** What goes with the first text of several. */
type Also = Pick<News, 'ask' | 'job' | 'bye' | 'words'>;

/** The room that everything but tables may take in a text. */
const HEAD = 1000;

/** How a node puts what it has to say into texts: one at least. `next` gives each its number. */
export function newsTexts(
  from: string,
  next: () => number,
  tables: readonly TableNews[],
  also: Also,
  isWhole: boolean,
): string[] {
  const parts: TableNews[][] = [[]];
  let room = MOST_OF_A_TEXT - HEAD;
  for (const table of tables) {
    const size = JSON.stringify(table).length + 1;
    if (size > room) {
      parts.push([]);
      room = MOST_OF_A_TEXT - HEAD;
    }
    room -= size;
    parts.at(-1)?.push(table);
  }
  return parts.map((part, i) => {
    const news: News = { from, n: next(), tables: part, ...(i === 0 ? also : {}) };
    if (isWhole && i === 0) news.first = true;
    if (isWhole && i === parts.length - 1) news.last = true;
    return JSON.stringify(news);
  });
}

/** What a node has said; nothing if no node of ours would say so. */
export function readNews(text: string): News | undefined {
  try {
    const news = JSON.parse(text) as Partial<News> | null;
    const isNews =
      typeof news?.from === 'string' && Number.isSafeInteger(news.n) && Array.isArray(news.tables);
    return isNews ? (news as News) : undefined;
  } catch {
    return undefined;
  }
}
