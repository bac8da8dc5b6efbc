import type { Entry } from '#kernel/log.ts';
import { type GameRecord, verifyRecord } from '#kernel/record.ts';
import { replay } from '#kernel/replay.ts';
import { unionPacific } from '../index.ts';
import { type Action, type Event, type Options, type Table, UP } from '../model.ts';

/** What a recorded game can be kept for. */
export const SHOWS = [
  'a double dividend',
  'a dividend while the display is filled',
  'a tie at every place of the Union Pacific',
  'a tie for first in a company',
  'a tie for second in a company',
  'a sole holder',
  'four equal on display',
  'four equal on display twice running',
  'the last card a dividend',
  'a company out of trains',
  'dead cards swapped',
  'an end because nobody can do anything',
  'the imaginary player wins',
  'a new track pile',
  'four players',
  'six players',
  'the second edition',
  'spread dividends',
  'hidden money',
  'a board of one’s own',
] as const;

export type Show = (typeof SHOWS)[number];

/** What this game shows, found out by playing it again. Throws if the record is not a true one. */
export function showsOf(record: GameRecord<unknown>): Set<Show> {
  const { options, log } = verifyRecord(unionPacific.game, record).recorded;
  return showsIn(record.seats.length, options, log);
}

/** The same of a log that is trusted. */
export function showsIn(seats: number, options: Options, log: readonly Entry<Action>[]): Set<Show> {
  const events: Event[] = [];
  const { table } = replay(unionPacific.game, seats, options, log, (event) => {
    events.push(event);
  });
  return new Set([...ofTheTable(table), ...ofTheCards(events), ...ofThePayments(table, events)]);
}

function ofTheTable(table: Table): Show[] {
  const { board, options, players, trains, groups, third, idle, money } = table;
  const shows: [boolean, Show][] = [
    [typeof board === 'object', 'a board of one’s own'],
    [options.second, 'the second edition'],
    [options.spread, 'spread dividends'],
    [options.hiddenMoney, 'hidden money'],
    [players.length === 4, 'four players'],
    [players.length === 6, 'six players'],
    [trains.includes(0), 'a company out of trains'],
    [groups.length === 0, 'the last card a dividend'],
    [idle === players.length, 'an end because nobody can do anything'],
    [third !== null && third.money > Math.max(...(money ?? [])), 'the imaginary player wins'],
  ];
  return shows.flatMap(([shown, show]) => (shown ? [show] : []));
}

function ofTheCards(events: readonly Event[]): Set<Show> {
  const shows = new Set<Show>();
  /** Dividend cards that came together, and payments made for them. */
  let turned = 0;
  let paid = 0;
  /** Shares displayed since the last four left. */
  let displayed = -1;
  for (const event of events) {
    switch (event.is) {
      case 'dividend-turned':
        turned = paid > 0 ? 1 : turned + 1;
        paid = 0;
        break;
      case 'share-displayed':
        if (turned > 0 && paid === 0) shows.add('a dividend while the display is filled');
        if (displayed >= 0) displayed++;
        break;
      case 'dividend-paid':
        paid++;
        if (turned > 1 && paid > 1) shows.add('a double dividend');
        break;
      case 'display-removed':
        shows.add('four equal on display');
        if (displayed === 4) shows.add('four equal on display twice running');
        displayed = 0;
        break;
      case 'turn-begun':
        displayed = -1;
        break;
      case 'track-swapped':
        shows.add('dead cards swapped');
        break;
      case 'tracks-reshuffled':
        shows.add('a new track pile');
        break;
      default:
        break;
    }
  }
  return shows;
}

/** Looks at who has laid out how many at each payment. The imaginary player is left out. */
function ofThePayments({ players }: Table, events: readonly Event[]): Set<Show> {
  const shows = new Set<Show>();
  const exposed = players.map(() => new Array<number>(UP + 1).fill(0));
  const lay = (seat: number, share: number) => {
    const counts = exposed[seat] as number[];
    counts[share] = (counts[share] as number) + 1;
  };
  const upTies = new Set<number>();
  for (const event of events) {
    if (event.is === 'openings-revealed') {
      for (const [seat, share] of event.shares.entries()) lay(seat, share);
    } else if (event.is === 'shares-invested') {
      for (const share of event.shares) lay(event.seat, share);
    } else if (event.is === 'company-paid') {
      const ranks = ranksOf(exposed.map((counts) => counts[event.company] as number));
      if ((ranks.get(1) ?? 0) > 1) shows.add('a tie for first in a company');
      if ((ranks.get(2) ?? 0) > 1) shows.add('a tie for second in a company');
      if (ranks.size === 1 && ranks.get(1) === 1) shows.add('a sole holder');
    } else if (event.is === 'up-paid' && event.nth > 1) {
      const ranks = ranksOf(exposed.map((counts) => counts[UP] as number));
      for (const [place, count] of ranks) if (count > 1) upTies.add(place);
    }
  }
  if ([1, 2, 3, 4, 5].every((place) => upTies.has(place))) {
    shows.add('a tie at every place of the Union Pacific');
  }
  return shows;
}

/** How many take each place, of those who have any. */
function ranksOf(counts: readonly number[]): Map<number, number> {
  const ranks = new Map<number, number>();
  for (const count of counts) {
    if (count === 0) continue;
    const place = 1 + counts.filter((other) => other > count).length;
    ranks.set(place, (ranks.get(place) ?? 0) + 1);
  }
  return ranks;
}
