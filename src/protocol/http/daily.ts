import * as z from 'zod/mini';
import { gameId, guestSecret, tableId, wishedName } from '../parts.ts';

/** What is said by HTTP about the daily trains (H.15). Whoever asks is a guest, who proves it, or has a session. */

/** A day by universal time. */
export const dayName = z
  .string()
  .check(z.regex(/^20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/));

/** As many of those who have arrived as a sheet tells, the best first. */
export const MOST_ON_SHEET = 100;

/** The trains of a day; of today, if none is named. */
export const askDay = z.strictObject({ secret: guestSecret, day: z.optional(dayName) });

const sitters = z.array(z.nullable(z.string()));

const ownJourney = z.strictObject({
  state: z.enum(['running', 'arrived', 'left']),
  table: z.string(),
  /** Of one who has arrived. */
  score: z.optional(z.int()),
  rank: z.optional(z.int()),
});

export const trainShown = z.strictObject({
  game: z.string(),
  train: z.int(),
  options: z.unknown(),
  /** A bot's name, or `null` for whoever travels. */
  seats: sitters,
  arrived: z.int(),
  /** A few of those who have arrived: for whoever has, too, or when nobody can board any more. */
  names: z.optional(z.array(z.string())),
  you: z.optional(ownJourney),
});
export type TrainShown = z.infer<typeof trainShown>;

export const dayShown = z.strictObject({
  day: z.string(),
  today: z.string(),
  /** The first day that is still kept. */
  first: z.string(),
  /** So long until the next trains, in milliseconds. */
  leftMs: z.int(),
  trains: z.array(trainShown),
});
export type DayShown = z.infer<typeof dayShown>;

/** One's own journey with the train of today: begun, or taken up again. */
export const askBoard = z.strictObject({
  secret: guestSecret,
  day: dayName,
  game: gameId,
  name: wishedName,
});
export const boarded = z.strictObject({ table: z.string() });

/** Who has arrived: for those who have, or when nobody can board any more. */
export const askSheet = z.strictObject({ secret: guestSecret, day: dayName, game: gameId });

const traveller = z.strictObject({
  /** How this journey is asked for. */
  id: z.string(),
  rank: z.int(),
  name: z.string(),
  score: z.int(),
  /** How many have arrived with less. */
  behind: z.int(),
  /** Of the best of the computers. */
  rival: z.int(),
  you: z.optional(z.literal(true)),
});
export type Traveller = z.infer<typeof traveller>;

export const sheetShown = z.strictObject({
  arrived: z.int(),
  /** The best, and whoever asks. */
  rows: z.array(traveller),
  /** How many arrived with which score, the highest first. */
  scores: z.array(z.tuple([z.int(), z.int()])),
});
export type SheetOfTrain = z.infer<typeof sheetShown>;

/** A journey decision by decision, of somebody who has arrived. */
export const askJourney = z.strictObject({
  secret: guestSecret,
  day: dayName,
  game: gameId,
  id: tableId,
});

export const journeyShown = z.strictObject({
  rules: z.int(),
  options: z.unknown(),
  name: z.string(),
  seats: sitters,
  /** Struck entries with it. */
  log: z.array(
    z.strictObject({
      seq: z.int(),
      actor: z.union([z.int(), z.literal('chance')]),
      action: z.unknown(),
      at: z.int(),
    }),
  ),
});
export type JourneyShown = z.infer<typeof journeyShown>;
