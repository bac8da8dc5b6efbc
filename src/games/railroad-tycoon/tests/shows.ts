import type { Entry } from '#kernel/log.ts';
import { type GameRecord, verifyRecord } from '#kernel/record.ts';
import { replay } from '#kernel/replay.ts';
import { CARDS } from '../data/cards.ts';
import { TYCOONS } from '../data/tycoons.ts';
import { railroadTycoon } from '../index.ts';
import type { Action, Event, Options, Table } from '../model.ts';

/** What a recorded game can be kept for. */
export const SHOWS = [
  'two players',
  'four players',
  'six players',
  'beginners',
  'a map of one’s own',
  'sharp curves',
  'a limited number of track tiles',
  'a western link',
  'cubes for the market',
  'a blocked link redirected',
  'tracks that cross',
  'a fifth tile',
  'a land grant',
  'a bid paid with shares',
  'shares forced by dividends',
  'past 100 points',
  'Pullman shown',
  'a major line',
  'a service bounty',
  'a hotel',
] as const;

export type Show = (typeof SHOWS)[number];

/** What this game shows, found out by playing it again. Throws if the record is not a true one. */
export function showsOf(record: GameRecord<unknown>): Set<Show> {
  const { options, log } = verifyRecord(railroadTycoon.game, record).recorded;
  return showsIn(record.seats.length, options, log);
}

/** The same of a log that is trusted. */
export function showsIn(seats: number, options: Options, log: readonly Entry<Action>[]): Set<Show> {
  const events: Event[] = [];
  const { table } = replay(railroadTycoon.game, seats, options, log, (event) => {
    events.push(event);
  });
  return new Set([...ofTheTable(table), ...ofTheEvents(events)]);
}

const shown = (all: readonly (readonly [boolean, Show])[]): Show[] =>
  all.flatMap(([is, show]) => (is ? [show] : []));

function ofTheTable({ map, options, players, western, rails }: Table): Show[] {
  const isCrossed = (sides: number) => sides.toString(2).replaceAll('0', '').length === 4;
  return shown([
    [players.length === 2, 'two players'],
    [players.length === 4, 'four players'],
    [players.length === 6, 'six players'],
    [options.beginner, 'beginners'],
    [map !== 'eastern-us', 'a map of one’s own'],
    [options.sharp, 'sharp curves'],
    [options.tiles !== null, 'a limited number of track tiles'],
    [western.some((seat) => seat >= 0), 'a western link'],
    [rails.some(isCrossed), 'tracks that cross'],
    [players.some(({ score }) => score > 100), 'past 100 points'],
  ]);
}

function ofTheEvents(events: readonly Event[]): Show[] {
  const has = <I extends Event['is']>(
    is: I,
    when: (event: Extract<Event, { is: I }>) => boolean = () => true,
  ) => events.some((event) => event.is === is && when(event as Extract<Event, { is: I }>));
  const gains = (is: string) => has('points-gained', ({ card }) => CARDS[card]?.effect.is === is);
  return shown([
    [marketIn(events), 'cubes for the market'],
    [has('track-redirected'), 'a blocked link redirected'],
    [fifthIn(events), 'a fifth tile'],
    [has('grant-announced'), 'a land grant'],
    [has('first-chosen', ({ issued }) => issued > 0), 'a bid paid with shares'],
    [has('income-paid', ({ issued }) => issued > 0), 'shares forced by dividends'],
    [has('pullman-shown'), 'Pullman shown'],
    [gains('line'), 'a major line'],
    [gains('bounty'), 'a service bounty'],
    [gains('hotel'), 'a hotel'],
  ]);
}

/** Cubes drawn right after a delivery, or after what it brought. */
function marketIn(events: readonly Event[]): boolean {
  let delivered = false;
  return events.some(({ is }) => {
    if (is === 'cubes-drawn') return delivered;
    if (is === 'goods-delivered') delivered = true;
    else if (!['points-gained', 'city-emptied', 'end-announced'].includes(is)) delivered = false;
    return false;
  });
}

/** Five tiles of one player in a row, without a link being finished among the first four. */
function fifthIn(events: readonly Event[]): boolean {
  let tiles = 0;
  return events.some(({ is }) => {
    tiles = is === 'track-laid' ? tiles + 1 : 0;
    return tiles === 5;
  });
}

/** Kinds of cards taken or earned, and tycoons whose goal was met. */
export function metIn(record: GameRecord<unknown>): { cards: Set<string>; tycoons: Set<string> } {
  const { options, log } = verifyRecord(railroadTycoon.game, record).recorded;
  const cards = new Set<string>();
  const tycoons = new Set<string>();
  replay(railroadTycoon.game, record.seats.length, options, log, (event) => {
    if (event.is === 'card-taken' || event.is === 'points-gained') {
      cards.add(CARDS[event.card]?.id ?? '');
    }
    if (event.is === 'tycoon-shown' && event.points > 0) {
      tycoons.add(TYCOONS[event.tycoon]?.name ?? '');
    }
  });
  return { cards, tycoons };
}
