import * as z from 'zod/mini';
import { aside } from './aside.ts';
import { closing } from './closing.ts';
import { seatShown } from './parts.ts';
import { talkMessages } from './talk.ts';

export type { Closing } from './closing.ts';

/** What a table says to a page. Tables, own knowledge and events are the game's; here they pass unread. */

/** An entry as its viewer saw it happen. `undo`: the game stands again as after that entry. */
const entryShown = z.strictObject({
  seq: z.int(),
  actor: z.union([z.int(), z.literal('chance')]),
  events: z.array(z.unknown()),
  undo: z.optional(z.int()),
});
export type EntryShown = z.infer<typeof entryShown>;

const status = z.enum(['waiting', 'running', 'over']);
export type Status = z.infer<typeof status>;

/** Somebody wishes to go back beyond a reveal. `of`: whose consent it takes. `agreed`: the seats that have said yes. */
const ask = z.strictObject({
  id: z.string(),
  by: z.int(),
  to: z.int(),
  of: z.array(z.int()),
  agreed: z.array(z.int()),
});
export type Ask = z.infer<typeof ask>;

/** What these eyes see: what lies open, and what they alone know. */
const view = { table: z.unknown(), own: z.optional(z.unknown()) };

/** Where the game stands for these eyes. `floor`: how far back they may undo without asking. */
const standing = {
  seq: z.int(),
  status,
  floor: z.int(),
  /** Shown when the game is over. */
  chanceSecret: z.optional(z.string()),
};

/** Who sits where, for everybody, and who else is there. `host`: the first seat of the host, if they have one. */
const seating = {
  seats: z.array(seatShown),
  host: z.optional(z.int()),
  /** How many watch, if anybody does; many in round numbers. */
  watchers: z.optional(z.int()),
};

/** What of it is this guest's own. */
const yours = {
  eyes: z.union([z.int(), z.literal('watcher')]),
  /** All the seats of this guest. */
  mine: z.array(z.int()),
  /** Are they the host? */
  hosting: z.boolean(),
};
/**
 * The latest entries in force, as many as a message holds, oldest first. `rest`: the entry in force before the first of
 * them; 0: they begin the game.
 */
const page = { past: z.array(entryShown), rest: z.int() };

const welcome = z.strictObject({
  t: z.literal('welcome'),
  v: z.int(),
  id: z.string(),
  game: z.string(),
  rules: z.int(),
  options: z.unknown(),
  /** The fields of the options that every `table` has under the same name and leaves out: a map of one's own. */
  given: z.array(z.string()),
  ...seating,
  ...yours,
  commitment: z.string(),
  ...page,
  ask: z.optional(ask),
  aside,
  ...standing,
  ...view,
});
export type Welcome = z.infer<typeof welcome>;

const seatOrChance = z.nullable(z.int());
const events = z.array(z.unknown());

/**
 * New entries, as they travel: without what a reader knows. They end with entry `seq` and follow each other without a gap;
 * each says who made it (null: chance), what these eyes saw happen, and, if it takes the game back, to which entry.
 * `status`, `floor`: left out while the game is running, and where it is `seq`. What is seen after them follows from
 * their events, by the game's `fold`; only after an undo, which has no events, is it said. `sum`: of what is seen now,
 * every so often: whoever has arrived at another looks again.
 */
const updateSent = z.strictObject({
  t: z.literal('update'),
  seq: z.int(),
  entries: z.array(
    z.union([z.tuple([seatOrChance, events]), z.tuple([seatOrChance, events, z.int()])]),
  ),
  status: z.optional(z.literal('over')),
  floor: z.optional(z.int()),
  chanceSecret: z.optional(z.string()),
  table: z.optional(z.unknown()),
  own: z.optional(z.unknown()),
  sum: z.optional(z.int()),
});
export type UpdateSent = z.infer<typeof updateSent>;

/** An update as its reader sees it. */
export type Update = Omit<UpdateSent, 'entries' | 'status' | 'floor'> & {
  entries: EntryShown[];
  status: Status;
  floor: number;
};

/** An update with what was left out of it. */
export function updateRead(sent: UpdateSent): Update {
  const { entries, status = 'running', floor = sent.seq, ...rest } = sent;
  const before = sent.seq - entries.length;
  const shown = entries.map(([actor, happened, undo], i): EntryShown => {
    const entry = { seq: before + i + 1, actor: actor ?? ('chance' as const), events: happened };
    return undo === undefined ? entry : { ...entry, undo };
  });
  return { ...rest, entries: shown, status, floor };
}

const update = z.pipe(updateSent, z.transform(updateRead));

const seats = z.strictObject({ t: z.literal('seats'), ...seating, status });
export type Seats = z.infer<typeof seats>;

/** Other seats are this guest's than before, or they are the host now, or no longer. */
const you = z.strictObject({
  t: z.literal('you'),
  ...yours,
  floor: z.int(),
  own: z.optional(z.unknown()),
});
export type You = z.infer<typeof you>;

/** Something beside the game is otherwise than was told. */
const asideChanged = z.strictObject({ t: z.literal('aside'), aside });

const asked = z.strictObject({ t: z.literal('asked'), ask: z.optional(ask) });

/** The request was done; `seq` is its entry, or where the table stood. */
const done = z.strictObject({ t: z.literal('done'), id: z.string(), seq: z.int() });

/**
 * The request was refused and changed nothing. `rule`: by that rule, and `at` names the action of the gesture that it
 * forbids, counted from 0. Otherwise `why`:
 * `stale` other entries came first, look again; `not-yours` this guest does not hold that seat; `malformed` not even an
 * action; `taken` somebody sits there; `waiting` not all seats are filled; `over`; `unavailable` it could not be
 * stored, try again; `not-host` only the host may; `one-seat` this guest has a seat, and only the host may have more;
 * `begun` the game has begun, and seats stay as they are; `too-few` the game needs as many seats; `stood-in` a bot plays here until its owner sits down again; `not-over` the game goes on; `bad-name` and `name-taken` as `sitter-name.ts` says;
 * `too-often`, `hushed` (by the host): not said.
 */
const refused = z.strictObject({
  t: z.literal('refused'),
  id: z.string(),
  rule: z.optional(z.string()),
  at: z.optional(z.int()),
  params: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
  why: z.optional(
    z.enum([
      'stale',
      'not-yours',
      'malformed',
      'taken',
      'waiting',
      'over',
      'unavailable',
      'not-host',
      'one-seat',
      'begun',
      'too-few',
      'stood-in',
      'not-over',
      'bad-name',
      'name-taken',
      'too-often',
      'hushed',
    ]),
  ),
});
export type Refused = z.infer<typeof refused>;

const seen = z.strictObject({
  t: z.literal('seen'),
  id: z.string(),
  at: z.int(),
  ...view,
});

const past = z.strictObject({ t: z.literal('past'), id: z.string(), ...page });

/** Entries of the log as they were made, from the one asked for on, as many as a message holds. None: there are no more. */
const log = z.strictObject({
  t: z.literal('log'),
  id: z.string(),
  log: z.array(
    z.strictObject({
      seq: z.int(),
      actor: entryShown.shape.actor,
      action: z.unknown(),
      at: z.int(),
    }),
  ),
});

/** What the house has read of the game: `analysis.ts` has its schema. */
const analysis = z.strictObject({ t: z.literal('analysis'), id: z.string(), told: z.unknown() });

export const toClient = z.discriminatedUnion('t', [
  welcome,
  update,
  seats,
  you,
  asked,
  asideChanged,
  done,
  refused,
  seen,
  past,
  log,
  closing,
  analysis,
  ...talkMessages,
]);
export type ToClient = z.infer<typeof toClient>;

/** A message as text, from somebody whose word is taken: nothing is checked. */
export function messageRead(text: string): ToClient {
  const message = JSON.parse(text) as Exclude<ToClient, Update> | UpdateSent;
  return message.t === 'update' ? updateRead(message) : message;
}
