import { createHash } from 'node:crypto';
import { QUICK, type Quick, type TalkLine, type Tape } from '#protocol/talk.ts';
import { Conflict } from '#tables/store.ts';
import { noted } from '../accounts/audit.ts';
import { newRowId } from '../accounts/hashes.ts';
import { AUDIT_MS } from '../accounts/tidy.ts';
import { type Sql, step } from '../sql/sql.ts';
import {
  maybeNumberIn,
  maybeTextIn,
  numberIn,
  type Row,
  strange,
  textIn,
} from '../store/columns.ts';
import { talkStatements as statements } from './statements.ts';

/** A line before it has a number. */
export type Saying = {
  tape: Tape;
  mark: string;
  seat: number | undefined;
  name: string;
  text: string | undefined;
  quick: Quick | undefined;
  at: number;
  request: string;
};

/** A line with the mark of whoever said it, which nobody is told. */
type Kept = TalkLine & { mark: string };

/** Beyond every number of a line. */
const BEYOND = 2_000_000_000;

/** Who somebody is on all tapes: it tells people apart, and does not tell their mark. */
export const whoIs = (mark: string): string =>
  createHash('sha256').update(`talk ${mark}`).digest('hex').slice(0, 16);

/** What is said at tables, in whatever database. */
export class TalkRows {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  /** The number of the last line of a table; 0: nothing was said. */
  async last(table: string): Promise<number> {
    const [row] = await this.#sql.read(statements.last, [table]);
    return row ? numberIn(row, 'last') : 0;
  }

  /** Kept, once however often it is asked for. Its number, or nothing where it was kept before and is gone. */
  async say(table: string, saying: Saying): Promise<number | undefined> {
    const { tape, mark, seat, name, text, quick, at, request } = saying;
    const values = [table, tape, mark, seat ?? null, name, text ?? null, quick ?? null];
    try {
      await this.#sql.write([
        step(statements.count, [table], 1),
        step(statements.put, [...values, at, request], 1),
      ]);
    } catch (error) {
      if (!(error instanceof Conflict)) throw error;
    }
    const [row] = await this.#sql.read(statements.made, [table, mark, request]);
    return row && numberIn(row, 'n');
  }

  /** Of both tapes, in their order. */
  async after(table: string, n: number, most: number): Promise<TalkLine[]> {
    return (await this.#sql.read(statements.after, [table, n, most])).map(lineOf);
  }

  /** The lines next to this number, on one tape, in their order. */
  async page(
    table: string,
    tape: Tape,
    { before = BEYOND, after }: { before?: number | undefined; after?: number | undefined },
    most: number,
  ): Promise<TalkLine[]> {
    if (after !== undefined) {
      const rows = await this.#sql.read(statements.pageAfter, [table, tape, after, most]);
      return rows.map(lineOf);
    }
    const rows = await this.#sql.read(statements.pageBefore, [table, tape, before, most]);
    return rows.map(lineOf).toReversed();
  }

  async line(table: string, n: number): Promise<Kept | undefined> {
    const [row] = await this.#sql.read(statements.line, [table, n]);
    return row && { ...lineOf(row), mark: textIn(row, 'mark') };
  }

  /** For whoever runs the house. The words are copied: they stay when the table goes. Once for each who reports. */
  async report(
    table: string,
    { n, mark, name, text, quick }: Kept,
    by: { mark: string; network: string; at: number },
  ): Promise<void> {
    const values = [newRowId(), by.at, by.mark, table, n, mark, name, text ?? quick ?? ''];
    try {
      await this.#sql.write([
        step(statements.report, [...values, by.network], 1),
        noted(by, 'reported', { table, n }),
      ]);
    } catch (error) {
      if (!(error instanceof Conflict)) throw error;
    }
  }

  async writeNote(mark: string, table: string, text: string, at: number): Promise<void> {
    await this.#sql.write([step(statements.writeNote, [mark, table, text, at], 1)]);
  }

  async note(mark: string, table: string): Promise<string> {
    const [row] = await this.#sql.read(statements.note, [mark, table]);
    return row ? textIn(row, 'said') : '';
  }
}

export type Reported = {
  at: number;
  table: string;
  n: number;
  name: string;
  said: string;
  network: string;
  /** Who said it, and who tells of it. */
  about: string;
  mark: string;
};

/** The latest first. */
export async function reportsSince(sql: Sql, since: number, most: number): Promise<Reported[]> {
  const rows = await sql.read(statements.reports, [since, most]);
  return rows.map((row) => ({
    at: numberIn(row, 'at'),
    table: textIn(row, 'table_id'),
    n: numberIn(row, 'n'),
    name: textIn(row, 'name'),
    said: textIn(row, 'said'),
    network: textIn(row, 'network'),
    about: textIn(row, 'about'),
    mark: textIn(row, 'mark'),
  }));
}

/** Part of the day’s tidying: what was said goes with its table, and a report with the audit of its day. */
export async function tidyTalk(sql: Sql, now: number): Promise<void> {
  await sql.write([
    step(statements.tidyTalk, []),
    step(statements.tidyHeads, []),
    step(statements.tidyNotes, []),
    step(statements.tidyReports, [now - AUDIT_MS]),
  ]);
}

function lineOf(row: Row): TalkLine {
  const seat = maybeNumberIn(row, 'seat');
  const text = maybeTextIn(row, 'said');
  const quick = maybeTextIn(row, 'quick');
  const tape = textIn(row, 'tape');
  return {
    n: numberIn(row, 'n'),
    at: numberIn(row, 'at'),
    tape: tape === 'table' || tape === 'platform' ? tape : strange('tape'),
    who: whoIs(textIn(row, 'mark')),
    ...(seat === undefined ? {} : { seat }),
    name: textIn(row, 'name'),
    ...(text === undefined ? {} : { text }),
    ...(quick === undefined ? {} : { quick: quickIn(quick) }),
  };
}

const quickIn = (code: string): Quick => QUICK.find((one) => one === code) ?? strange('quick');
