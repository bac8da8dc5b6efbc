import type { SQLInputValue, SQLOutputValue } from 'node:sqlite';
import type { Header, Line, SeatStored, Snapshot } from '#tables/store.ts';
import type { Schema } from './schema.ts';

/** What is stored as rows of the database, and back. The values come in the order of the columns. */

type Row = Record<string, SQLOutputValue>;

export function headerRow({ id, game, rules, options, secret, at, host }: Header): SQLInputValue[] {
  return [id, game, rules, JSON.stringify(options), secret, at, host ?? null, 0];
}

export function headerOf(row: Row): Header {
  const { id, game, rules, options, secret, at, host } = row as unknown as Schema['tables'];
  const header: Header = { id, game, rules, options: JSON.parse(options), secret, at };
  return host === null ? header : { ...header, host };
}

export function overOf(row: Row): boolean | undefined {
  const { over } = row as unknown as Schema['tables'];
  return over === null ? undefined : over === 1;
}

export function seatRow(table: string, index: number, seat: SeatStored): SQLInputValue[] {
  const name = seat.kind === 'open' ? null : seat.name;
  const holder = seat.kind === 'guest' ? seat.holder : null;
  return [table, index, seat.kind, name, holder, seat.kind === 'bot' ? seat.bot : null];
}

export function seatOf(row: Row): SeatStored {
  const { kind, name, holder, bot } = row as unknown as Schema['seats'];
  switch (kind) {
    case 'open':
      return { kind };
    case 'guest':
      return { kind, name: name as string, holder: holder as string };
    case 'bot':
      return { kind, bot: bot as string, name: name as string };
  }
}

export function entryRow(table: string, { seq, actor, action, at, id }: Line): SQLInputValue[] {
  const seat = actor === 'chance' ? null : actor;
  return [table, seq, seat, JSON.stringify(action), at, id ?? null];
}

export function lineOf(row: Row): Line {
  const { seq, actor, action, at, request } = row as unknown as Schema['entries'];
  const line: Line = { seq, actor: actor ?? 'chance', action: JSON.parse(action), at };
  return request === null ? line : { ...line, id: request };
}

export function snapshotRow(table: string, snapshot: Snapshot): SQLInputValue[] {
  const { seq, engine, state, floors } = snapshot;
  return [table, seq, engine, JSON.stringify(state), JSON.stringify(floors)];
}

export function snapshotOf(row: Row): Snapshot {
  const { seq, engine, state, floors } = row as unknown as Schema['snapshots'];
  return {
    seq,
    engine,
    state: JSON.parse(state) as Snapshot['state'],
    floors: JSON.parse(floors) as number[],
  };
}

/** Which snapshot it is, from a row without its state. */
export function markOf(row: Row): Pick<Snapshot, 'seq' | 'engine'> {
  const { seq, engine } = row as unknown as Schema['snapshots'];
  return { seq, engine };
}
