import type { Clock } from '#clocks/clock.ts';
import type { Seat } from '#kernel/game.ts';
import type { Order } from '#kernel/orders.ts';
import type { Access } from '#protocol/parts.ts';
import type { Ask } from '#protocol/to-client.ts';

/**
 * An undo that waits for those it concerns to agree. Void unless the log still ends with its entry `after`, and if it does not
 * say whom it concerns: an earlier version asked it.
 */
export type AskStored = Omit<Ask, 'of'> & { of?: Ask['of']; after: number };

/**
 * What is stored of a table beside its seats and its log, and changes with its version. Each part belongs to one file of this
 * room, which alone reads and writes it; one that is not there is as it usually is.
 */
export type Beside = {
  /** What was asked last (`undoing.ts`). */
  ask?: AskStored;
  /** Who may find it: everybody in the hall, or only those who are invited. Not there: whoever has the link. */
  access?: 'public' | 'private';
  /** It begins when the host says so, and not before. */
  held?: true;
  /** Who plays for whom (`absence.ts`). */
  standIns?: readonly StandIn[];
  /** What is being voted on (`absence.ts`). */
  votes?: readonly Vote[];
  /** Who was called to the table last (`absence.ts`). */
  nudge?: Nudge;
  /** The game has ended otherwise than by its rules (`absence.ts`). */
  ended?: Ended;
  /** Another game with the same settings is offered (`rematch.ts`). */
  rematch?: Rematch;
  /** The table at which it goes on (`rematch.ts`). */
  next?: string;
  /** Nobody says anything here any more (`seat-requests.ts`). */
  talkClosed?: true;
  /** What seats have told the table to do for them; each is its own seat's secret (`orders.ts`). */
  orders?: readonly OrderStored[];
  /** The last requests that have given or withdrawn orders, by name (`orders.ts`). */
  ordered?: readonly string[];
  /**
   * What has become of the clock in the turn that came with entry `after`; void in any other (`clocks.ts`, `time-out.ts`).
   * `out`: whose time is out. `forgiven`: what the house was away for has been given back.
   */
  clock?: { after: number; clock?: Clock; out?: readonly Seat[]; forgiven?: true };
  /** H.15: it is a journey with the train of this day (`new-table.ts`). */
  daily?: string;
  /** H.14: the clocks have stood still since then (`absence.ts`, `clocks.ts`). */
  paused?: number;
};

/** H.7: a bot plays for the holder of this seat; `since`: the last entry before it did. H.8: for good, if they resigned. */
export type StandIn = {
  seat: Seat;
  bot: string;
  since: number;
  at: number;
  why: 'vote' | 'time' | 'resigned' | 'left';
};

/**
 * H.7, H.9, H.14: somebody wishes that a bot stands in at this seat, that the game stops, or that its clocks do; `yes`: who agrees so
 * far. A vote on somebody is void in any other turn than the one that began then.
 */
export type Vote =
  | { on: 'stand-in'; seat: Seat; since: number; yes: readonly Seat[] }
  | { on: 'stop'; yes: readonly Seat[] }
  | { on: 'pause'; yes: readonly Seat[] };

/**
 * H.13: `lifted`: it made no sense any more, which its owner has not seen yet. `since`: the last entry when it was given, or has
 * played; nothing: it was given before this was kept.
 */
export type OrderStored = { seat: Seat; order: Order; since?: number; lifted?: true };

export type Nudge = { seat: Seat; by: Seat; at: number };

export type Ended = { why: 'agreed' | 'resigned'; at: number };

/** H.10: who wishes to play again, and who does not. */
export type Rematch = { by: Seat; at: number; yes: readonly Seat[]; no: readonly Seat[] };

/** Of a table that waits. */
export function besideAtFirst({
  access,
  held,
}: {
  access?: Access | undefined;
  held?: boolean | undefined;
}): Beside {
  return {
    ...(access === undefined || access === 'link' ? {} : { access }),
    ...(held ? { held: true } : {}),
  };
}

/** With another value of one part; `undefined` takes it away. */
export function besideWith<Part extends keyof Beside>(
  beside: Beside,
  part: Part,
  value: Beside[Part] | undefined,
): Beside {
  const { [part]: _, ...others } = beside;
  return value === undefined ? others : { ...others, [part]: value };
}
