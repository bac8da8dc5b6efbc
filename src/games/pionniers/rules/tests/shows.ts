import type { Entry } from '#kernel/log.ts';
import { type GameRecord, verifyRecord } from '#kernel/record.ts';
import { replay } from '#kernel/replay.ts';
import { pionniers } from '../index.ts';
import type { Action, Event, Line, Options, Table } from '../model.ts';

/** What a recorded game can be kept for. */
export const SHOWS = [
  'a strike out of turn',
  'a chain of three push-backs',
  'a push-back of the train whose turn it is',
  'an ambush twice on one spot',
  'a derailment onto a river',
  'a last throw with a surplus',
  'a last throw without one',
  'two trains each',
  'one train each',
  'four players',
  'the pile gone round',
  'a layout of one’s own',
  'the slanted board',
  'lines drawn by lot',
  'a tie at the start',
  'an extra turn',
  'a turn missed',
] as const;

export type Show = (typeof SHOWS)[number];

/** What this game shows, found out by playing it again. Throws if the record is not a true one. */
export function showsOf(record: GameRecord<unknown>): Set<Show> {
  const { options, log } = verifyRecord(pionniers.game, record).recorded;
  return showsIn(record.seats.length, options, log);
}

/** The same of a log that is trusted. */
export function showsIn(seats: number, options: Options, log: readonly Entry<Action>[]): Set<Show> {
  const events: Event[] = [];
  const { table } = replay(pionniers.game, seats, options, log, (event) => {
    events.push(event);
  });
  return new Set([...ofTheTable(table), ...ofTheTurns(events), ...ofTheEnd(events)]);
}

function ofTheTable({ board, byLot, twoTrains, throws, drawn, draws }: Table): Show[] {
  const shows: [boolean, Show][] = [
    [typeof board === 'object', 'a layout of one’s own'],
    [board === 'slanted', 'the slanted board'],
    [byLot, 'lines drawn by lot'],
    [twoTrains, 'two trains each'],
    [!twoTrains && throws.length === 2, 'one train each'],
    [throws.length === 4, 'four players'],
    [throws.some((all) => all.length > 1), 'a tie at the start'],
    [drawn.length === 24 && draws > 24, 'the pile gone round'],
  ];
  return shows.flatMap(([shown, show]) => (shown ? [show] : []));
}

function ofTheTurns(events: readonly Event[]): Set<Show> {
  const shows = new Set<Show>();
  const ambushes = new Set<string>();
  let turn: Line = 0;
  let pushed = 0;
  let derailed = false;
  for (const event of events) {
    switch (event.is) {
      case 'turn-begun':
        turn = event.line;
        pushed = 0;
        derailed = false;
        break;
      case 'turn-again':
        shows.add('an extra turn');
        break;
      case 'turn-missed':
        shows.add('a turn missed');
        break;
      case 'train-pushed-back':
        pushed++;
        if (pushed === 3) shows.add('a chain of three push-backs');
        if (event.line === turn) shows.add('a push-back of the train whose turn it is');
        break;
      case 'train-ambushed': {
        const spot = `${event.line}/${event.space}`;
        if (ambushes.has(spot)) shows.add('an ambush twice on one spot');
        ambushes.add(spot);
        break;
      }
      case 'train-derailed':
        derailed = true;
        break;
      case 'card-drawn':
        derailed = false;
        break;
      case 'crate-placed':
        if (event.line !== turn) shows.add('a strike out of turn');
        else if (derailed) shows.add('a derailment onto a river');
        break;
      default:
        break;
    }
  }
  return shows;
}

/** 12.1: how far the last throw would have led. */
function ofTheEnd(events: readonly Event[]): Show[] {
  const thrown = events.findLast((event) => event.is === 'dice-thrown');
  const moved = events.findLast((event) => event.is === 'train-moved');
  if (!thrown || !moved || moved.card) return [];
  const total = thrown.dice.reduce((sum, die) => sum + die, 0);
  const surplus = total - (moved.to - moved.from);
  return [surplus > 0 ? 'a last throw with a surplus' : 'a last throw without one'];
}
