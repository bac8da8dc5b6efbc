import { createHash } from 'node:crypto';
import type { Beside } from '#tables/beside.ts';
import { hasBegun, type SeatStored } from '#tables/store.ts';
import type { Gesture } from '../gestures.ts';
import { accessOf } from '../server-store.ts';
import type { PlainRow, PlainTable } from './plain-tables.ts';

/** All that is kept of a table, in no database's own terms. What is JSON there is the same text here. */
export type WholeTable = {
  table: TableRow;
  /** In order. */
  gestures: readonly Gesture[];
  snapshots: readonly SnapshotRow[];
  /** What is to be done there. Who had taken it is not copied: it is free. */
  jobs: readonly { kind: string; due: number }[];
};

export type TableRow = {
  id: string;
  game: string;
  rules: number;
  options: string;
  secret: string;
  at: number;
  host: string | null;
  over: boolean | null;
  seats: readonly SeatStored[];
  version: number;
  beside: string | null;
  pace: string | null;
};

export type SnapshotRow = { seq: number; engine: string; state: string; floors: string };

/** Everything as it stood at one moment, whatever is written meanwhile. */
export interface WholeReading {
  /** The tables whose names come after this one, in the order of this place, and how far they were played. */
  after(id: string, most: number): Promise<{ id: string; entries: number }[]>;
  of(ids: readonly string[]): Promise<WholeTable[]>;
  /** The rows whose keys come after this one's, in the order of this place. */
  plain(table: PlainTable, after: PlainRow | undefined, most: number): Promise<PlainRow[]>;
  /** The row with this key. */
  plainAt(table: PlainTable, key: PlainRow): Promise<PlainRow | undefined>;
}

/** A place that whole tables are read from and put into: a folder, a file or a database. */
export interface CopyPlace {
  read<T>(work: (reading: WholeReading) => Promise<T>): Promise<T>;

  /**
   * All of these or none, each in place of one of the same name. `isRight` is shown what can be read of them before they
   * are kept; what it throws undoes all.
   */
  put(tables: readonly WholeTable[], isRight: (kept: WholeTable[]) => void): Promise<void>;

  /**
   * All of these rows or none; one that is there already stays, or is replaced. `isRight` is shown those that were written,
   * and what can be read of each.
   */
  putPlain(
    table: PlainTable,
    rows: readonly PlainRow[],
    replace: boolean,
    isRight: (written: readonly PlainRow[], kept: readonly (PlainRow | undefined)[]) => void,
  ): Promise<void>;
  close(): Promise<void>;
}

/** What follows from its row, and is kept beside it to be found by. */
export function foundBy({ seats, beside: text }: TableRow): { access: string; begun: number } {
  const beside = JSON.parse(text ?? '{}') as Beside;
  return { access: accessOf(beside), begun: Number(hasBegun(seats, beside)) };
}

/** How far it was played. */
export const entriesOf = ({ gestures }: WholeTable): number => gestures.at(-1)?.last ?? 0;

/** Two tables have the same sum if nothing differs that is kept of them. */
export function sumOf({ table, gestures, snapshots, jobs }: WholeTable): string {
  const { id, game, rules, options, secret, at, host, over, seats, version, beside, pace } = table;
  const hash = createHash('sha256');
  const add = (...parts: unknown[]) => hash.update(`${JSON.stringify(parts)}\n`);
  add(id, game, rules, options, secret, at, host, over, version, beside, pace);
  for (const seat of seats) add(Object.entries(seat).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  for (const { seq, last, at: time, request, lines, turn } of gestures) {
    add('gesture', seq, last, time, request, lines, turn);
  }
  for (const { seq, engine, state, floors } of snapshots)
    add('snapshot', seq, engine, state, floors);
  for (const { kind, due } of jobs) add('job', kind, due);
  return hash.digest('hex');
}

/** What is wrong with a table by itself; nothing: its log has no hole, and all that is JSON can be read. */
export function faultOf({ table, gestures, snapshots }: WholeTable): string | undefined {
  let next = 1;
  for (const { seq, last, lines } of gestures) {
    if (seq !== next) return `entry ${next} is missing`;
    const count = countOf(lines);
    if (count !== last - seq + 1) return `entry ${seq} cannot be read`;
    next = last + 1;
  }
  const texts = [
    table.options,
    table.beside ?? 'null',
    table.pace ?? 'null',
    ...gestures.map(({ turn }) => turn ?? 'null'),
    ...snapshots.flatMap((s) => [s.state, s.floors]),
  ];
  return texts.every(isJson) ? undefined : 'something of it cannot be read';
}

function countOf(lines: string): number | undefined {
  if (!isJson(lines)) return undefined;
  const read: unknown = JSON.parse(lines);
  return Array.isArray(read) ? read.length : undefined;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
