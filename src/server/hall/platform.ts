import { randomBytes } from 'node:crypto';

import { type Sql, type Step, step } from '../sql/sql.ts';
import { textIn } from '../store/columns.ts';
import { hallStatements as statements } from './statements.ts';

/** Whoever is in the hall says so again after this, and is gone if they have not been heard for as long as three times that. */
const STAY_MS = 20_000;
const GONE_MS = 3 * STAY_MS;

/** So many are read. */
const MOST = 60;

export type Present = { mark: string; key: string; name: string };

type Here = { name: string; sockets: number; seen: number };

/**
 * Who is in the hall, at any node: rows that each node keeps fresh for those who are with it. `key` names somebody to others,
 * and tells nobody their mark.
 */
export class Platform {
  readonly #sql: Sql;
  readonly #now: () => number;
  readonly #here = new Map<string, Here>();

  constructor(sql: Sql, now: () => number) {
    this.#sql = sql;
    this.#now = now;
  }

  async arrive(mark: string, name: string): Promise<void> {
    const sockets = (this.#here.get(mark)?.sockets ?? 0) + 1;
    const here = { name, sockets, seen: this.#now() };
    this.#here.set(mark, here);
    await this.#sql.write([there(mark, here)]);
  }

  /** Somebody with another page in the hall is still there: at another node, if one has written them there since. */
  async go(mark: string): Promise<void> {
    const here = this.#here.get(mark);
    if (!here || --here.sockets > 0) return;
    this.#here.delete(mark);
    await this.#sql.write([step(statements.go, [mark, here.seen])]);
  }

  /** Who is there now. Those of this node whose rows grow old are written anew, also where another node has taken one away. */
  async all(): Promise<Present[]> {
    const now = this.#now();
    const old = [...this.#here].filter(([, { seen }]) => now - seen >= STAY_MS);
    if (old.length > 0) {
      for (const [, here] of old) here.seen = now;
      await this.#sql.write(old.map(([mark, here]) => there(mark, here)));
    }
    const rows = await this.#sql.read(statements.present, [now - GONE_MS, MOST]);
    return rows.map((row) => ({
      mark: textIn(row, 'mark'),
      key: textIn(row, 'key'),
      name: textIn(row, 'name'),
    }));
  }

  /** Whoever has this key, if they are still there. */
  async by(key: string): Promise<Omit<Present, 'key'> | undefined> {
    const [row] = await this.#sql.read(statements.presentBy, [key, this.#now() - GONE_MS]);
    return row && { mark: textIn(row, 'mark'), name: textIn(row, 'name') };
  }
}

const there = (mark: string, { name, seen }: Here): Step =>
  step(statements.arrive, [mark, newKey(), name, seen]);

const newKey = (): string => randomBytes(12).toString('base64url');
