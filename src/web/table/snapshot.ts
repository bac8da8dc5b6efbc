import type { Eyes, Seat } from '#kernel/game.ts';
import type { Aside } from '#protocol/aside.ts';
import type { SeatShown } from '#protocol/parts.ts';
import type { Ask, Closing, EntryShown, Status } from '#protocol/to-client.ts';
import type { Link } from './connection.ts';
import type { Journal } from './journal.ts';
import type { AnyView, Showing } from './play/stage.ts';

/** Where the table stands, as far as these eyes have been told. */
export type Live = {
  id: string;
  game: string;
  rules: number;
  options: unknown;
  seats: readonly SeatShown[];
  /** The seat of the host, if they have one. */
  host: Seat | undefined;
  /** How many watch, if anybody does. */
  watchers?: number | undefined;
  eyes: Eyes;
  mine: readonly Seat[];
  /** Is it this guest who rules over the seats while the table waits? */
  hosting: boolean;
  commitment: string;
  seq: number;
  status: Status;
  floor: number;
  view: AnyView;
  /** What is known of the past. */
  journal: Journal;
  /** The entry in force before the journal begins; 0: it is whole. */
  rest: number;
  ask: Ask | undefined;
  /** What is so beside the game. */
  aside: Aside;
  /** How far the house's clock was ahead of this one when it said so. */
  ahead: number;
  /** Of its chance, once the game is over. */
  chanceSecret: string | undefined;
};

/** What came last, by a message and not by looking again: it is told aloud. `declined`: nobody went back. */
export type News =
  | { is: 'entries'; entries: readonly EntryShown[]; ask: Ask | undefined }
  | { is: 'declined'; ask: Ask };

export type Snapshot = {
  link: Link;
  closing: Closing['why'] | undefined;
  live: Live | undefined;
  /** What is to be drawn: behind `live` while something is being shown. */
  showing: Showing | undefined;
  /** The actions that have not been answered yet. */
  sent: readonly unknown[];
  news: News | undefined;
};

/** Is nothing different? */
export function isSame(a: Snapshot, b: Snapshot): boolean {
  return (Object.keys(b) as (keyof Snapshot)[]).every((key) => a[key] === b[key]);
}

/** Is what is drawn also what is? Only then may anybody act. */
export function isNow({ live, showing }: Snapshot): boolean {
  return live !== undefined && showing?.view === live.view;
}

/** By how much the house's clock is ahead of this browser's; only where it says what it shows. */
export function aheadOf({ at }: Aside): number {
  return at === undefined ? 0 : at - Date.now();
}
