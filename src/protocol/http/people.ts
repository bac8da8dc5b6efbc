import * as z from 'zod/mini';
import { gameId, guestSecret, tableId } from '../parts.ts';

/** What is said by HTTP about people, and about what came of their games. */

/** A person's public mark. */
export const mark = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** Whoever asks for their own sheet is a guest, who proves it, or has a session. */
export const askOwn = z.strictObject({ secret: guestSecret });

/** Does the holder of a ticket want to be rated? */
export const rateMe = z.strictObject({ rating: z.boolean() });

const count = z.int().check(z.nonnegative());
const ratingPace = z.enum(['live', 'slow']);
export type RatingPace = z.infer<typeof ratingPace>;

/** How one's games of a kind have gone: `places` are first, second, third, and all beyond. */
const gameShown = z.strictObject({
  game: z.string(),
  played: count,
  places: z.tuple([count, count, count, count]),
});
export type GameShown = z.infer<typeof gameShown>;

/** A rating, by game and pace; `curve`: after each game that counted, the latest ones. */
const ratingShown = z.strictObject({
  game: z.string(),
  pace: ratingPace,
  value: z.int(),
  /** What the last game has changed. */
  change: z.int(),
  played: count,
  curve: z.array(z.strictObject({ at: z.int(), value: z.int() })),
});
export type RatingShown = z.infer<typeof ratingShown>;

/** Games against somebody: those in which one came before them, and after them. `mark`: where they have a sheet of their own. */
const opponentShown = z.strictObject({
  name: z.string(),
  mark: z.optional(mark),
  won: count,
  lost: count,
  /** It is whoever reads. */
  you: z.optional(z.literal(true)),
});
export type OpponentShown = z.infer<typeof opponentShown>;

const botShown = z.strictObject({
  bot: z.string(),
  game: z.string(),
  met: count,
  beaten: count,
  /** When it was last beaten, and by how much. */
  last: z.optional(z.strictObject({ at: z.int(), mine: z.int(), theirs: z.int() })),
});
export type BotShown = z.infer<typeof botShown>;

/** A log sheet. Figures are of games between people; of bots only what is said of them. */
export const sheetShown = z.strictObject({
  name: z.string(),
  /** Left out: a guest's, which nobody else reads. */
  mark: z.optional(mark),
  since: z.optional(z.int()),
  /** It is the reader's own. */
  mine: z.boolean(),
  /** Is this holder rated? */
  rated: z.boolean(),
  /** Games that came to an end, however; those of them against people; how many were stopped. */
  all: count,
  played: count,
  won: count,
  stopped: count,
  /** Of the games that could be played to the end, those that were: without a stand-in, without resigning. */
  kept: count,
  keepable: count,
  games: z.array(gameShown),
  ratings: z.array(ratingShown),
  opponents: z.array(opponentShown),
  /** By seat, in the order of play. */
  seats: z.array(z.strictObject({ played: count, won: count })),
  bots: z.array(botShown),
});
export type SheetShown = z.infer<typeof sheetShown>;

/** Which finished games: with somebody, of a game, before one that was told last. */
export const askGames = z.strictObject({
  person: z.optional(mark),
  game: z.optional(gameId),
  before: z.optional(z.string().check(z.regex(/^\d{1,16}-[a-z0-9]{10,24}$/))),
});

const finishedGame = z.strictObject({
  table: tableId,
  game: z.string(),
  at: z.int(),
  pace: z.enum(['live', 'slow', 'none']),
  ended: z.enum(['rules', 'agreed', 'resigned']),
  seats: z.array(
    z.strictObject({
      name: z.string(),
      bot: z.optional(z.string()),
      mark: z.optional(mark),
      place: z.optional(z.int()),
      score: z.optional(z.int()),
      /** It was whoever asks. */
      you: z.optional(z.literal(true)),
    }),
  ),
});
export type FinishedGame = z.infer<typeof finishedGame>;

/** `next`: what is to be asked for as `before` to read on. */
export const gamesShown = z.strictObject({
  games: z.array(finishedGame),
  next: z.optional(z.string()),
});
export type GamesShown = z.infer<typeof gamesShown>;
