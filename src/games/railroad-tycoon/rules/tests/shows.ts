import type { State } from '#kernel/game.ts';
import type { Entry } from '#kernel/log.ts';
import { type GameRecord, verifyRecord } from '#kernel/record.ts';
import { replay } from '#kernel/replay.ts';
import { CARDS } from '../data/cards.ts';
import { TYCOONS } from '../data/tycoons.ts';
import { effectOf } from '../held.ts';
import { railroadTycoon } from '../index.ts';
import type { Action, Card, Event, Options, RailroadTycoon, Table, Tycoon } from '../model.ts';

const HAPPENINGS = [
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
  'a major line that was there before its card',
  'a major line of two players, for nobody',
  'a tie broken by links',
  'a tie broken by money',
] as const;

export type Show = (typeof HAPPENINGS)[number] | `card ${string}` | `tycoon ${string}`;

const cardShow = (card: Card): Show => `card ${CARDS[card]?.id}`;
const tycoonShow = (tycoon: Tycoon): Show => `tycoon ${TYCOONS[tycoon]?.name}`;

/** What a recorded game can be kept for: what happens, and every card and every tycoon. */
export const SHOWS: readonly Show[] = [
  ...HAPPENINGS,
  ...CARDS.map((_, card) => cardShow(card)),
  ...TYCOONS.map((_, tycoon) => tycoonShow(tycoon)),
];

/** What this game shows, found out by playing it again. Throws if the record is not a true one. */
export function showsOf(record: GameRecord<unknown>): Set<Show> {
  const { options, log } = verifyRecord(railroadTycoon.game, record).recorded;
  return showsIn(record.seats.length, options, log);
}

/** The same of a log that is trusted. */
export function showsIn(seats: number, options: Options, log: readonly Entry<Action>[]): Set<Show> {
  const events: Event[] = [];
  const state = replay(railroadTycoon.game, seats, options, log, (event) => {
    events.push(event);
  });
  return new Set([
    ...ofTheTable(state.table),
    ...ofTheEvents(events),
    ...metIn(events),
    ...tiesIn(state),
  ]);
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
  return shown([
    [marketIn(events), 'cubes for the market'],
    [has('track-redirected'), 'a blocked link redirected'],
    [fifthIn(events), 'a fifth tile'],
    [has('grant-announced'), 'a land grant'],
    [has('first-chosen', ({ issued }) => issued > 0), 'a bid paid with shares'],
    [has('income-paid', ({ issued }) => issued > 0), 'shares forced by dividends'],
    [has('pullman-shown'), 'Pullman shown'],
    [lineIn(events), 'a major line that was there before its card'],
    [has('card-removed'), 'a major line of two players, for nobody'],
  ]);
}

const AFTER_DELIVERY: ReadonlySet<Event['is']> = new Set<Event['is']>([
  'points-gained',
  'city-emptied',
  'end-announced',
  'phase-begun',
]);

/** Cubes drawn right after a delivery, or after what it brought. */
function marketIn(events: readonly Event[]): boolean {
  let delivered = false;
  return events.some(({ is }) => {
    if (is === 'cubes-drawn') return delivered;
    if (is === 'goods-delivered') delivered = true;
    else if (!AFTER_DELIVERY.has(is)) delivered = false;
    return false;
  });
}

/** Points right after a card has been turned. */
function lineIn(events: readonly Event[]): boolean {
  return events.some(({ is }, i) => is === 'points-gained' && events[i - 1]?.is === 'card-turned');
}

/** Five tiles in a row, of one action or of several, without a link being finished among the first four. */
function fifthIn(events: readonly Event[]): boolean {
  let tiles = 0;
  return events.some(({ is }) => {
    if (is === 'action-ended') return false;
    tiles = is === 'track-laid' ? tiles + 1 : 0;
    return tiles === 5;
  });
}

/** Of the cards: those that earn points did; the others were taken. Of the tycoons: their goal was met. */
function metIn(events: readonly Event[]): Show[] {
  return events.flatMap((event): Show[] => {
    switch (event.is) {
      case 'card-taken':
        return effectOf(event.card).is === 'hotel' ? [] : [cardShow(event.card)];
      case 'points-gained':
        return [cardShow(event.card)];
      case 'tycoon-shown':
        return event.points > 0 ? [tycoonShow(event.tycoon)] : [];
      default:
        return [];
    }
  });
}

/** Equal scores in different places: how they were told apart. */
function tiesIn(state: State<RailroadTycoon>): Show[] {
  const standings = railroadTycoon.game.standings(state);
  return standings.flatMap((one) =>
    standings.flatMap((other): Show[] => {
      if (one.score !== other.score || one.place >= other.place) return [];
      return [
        one.breakers[0] === other.breakers[0] ? 'a tie broken by money' : 'a tie broken by links',
      ];
    }),
  );
}
