import { type Decision, REPORT, type Report } from '#bots/analysis/report.ts';
import type { Entry } from '#kernel/log.ts';
import { completed, resultOf } from '../local/database.ts';

/** Reports, and what was played on from elsewhere, as this browser keeps them: a database of their own. */

const NAME = 'rotonde-reports';

/** So many rows of each are kept. The oldest go first: a report can be read anew. */
const MOST = 60;

/** `id`: the commitment of the game's chance, which no other game has. */
type ReportRow = { id: string; at: number; report: Report };

/** A table that was played on: from which game, after how many entries in force, and how that one came out. */
export type Departure = {
  table: string;
  at: number;
  from: number;
  names: readonly string[];
  scores: readonly number[];
  places: readonly number[];
  /** Whose seat was played on, and all of that game; nothing of what was kept before this was told. */
  seat?: number;
  log?: readonly Entry<unknown>[];
};

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1);
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore('reports', { keyPath: 'id' });
    request.result.createObjectStore('departures', { keyPath: 'table' });
  });
  const db = await resultOf<IDBDatabase>(request);
  db.addEventListener('versionchange', () => db.close());
  return db;
}

/** For one transaction at a time: who has the report open is few. */
async function within<T>(use: (db: IDBDatabase) => Promise<T>): Promise<T> {
  const db = await open();
  try {
    return await use(db);
  } finally {
    db.close();
  }
}

/** What was read of this game; nothing, if that was by another version of the reading. */
export function keptReport(id: string): Promise<Report | undefined> {
  return within(async (db) => {
    const row = await resultOf<ReportRow | undefined>(
      db.transaction('reports').objectStore('reports').get(id),
    );
    return row?.report.version === REPORT ? row.report : undefined;
  });
}

export function keepReport(id: string, report: Report): Promise<void> {
  return within((db) => put(db, 'reports', { id, at: Date.now(), report }));
}

type DecisionsRow = { id: string; at: number; version: number; decisions: readonly Decision[] };

/** Beside the report of the same game: it is read anew with it. */
const decisionsOf = (id: string): string => `${id}/decisions`;

/** What was asked about of this game, decision by decision. */
export function keptDecisions(id: string): Promise<readonly Decision[]> {
  return within(async (db) => {
    const row = await resultOf<DecisionsRow | undefined>(
      db.transaction('reports').objectStore('reports').get(decisionsOf(id)),
    );
    return row?.version === REPORT ? row.decisions : [];
  });
}

export function keepDecisions(id: string, decisions: readonly Decision[]): Promise<void> {
  const row = { id: decisionsOf(id), at: Date.now(), version: REPORT, decisions };
  return within((db) => put(db, 'reports', row));
}

export function departureOf(table: string): Promise<Departure | undefined> {
  return within((db) =>
    resultOf<Departure | undefined>(
      db.transaction('departures').objectStore('departures').get(table),
    ),
  );
}

/** All tables of this browser that were played on from elsewhere. */
export function departed(): Promise<ReadonlySet<string>> {
  return within(async (db) => {
    const tables = db.transaction('departures').objectStore('departures').getAllKeys();
    return new Set((await resultOf<IDBValidKey[]>(tables)).map(String));
  });
}

export function keepDeparture(departure: Departure): Promise<void> {
  return within((db) => put(db, 'departures', departure));
}

async function put(
  db: IDBDatabase,
  name: 'reports' | 'departures',
  row: ReportRow | DecisionsRow | Departure,
): Promise<void> {
  const transaction = db.transaction(name, 'readwrite');
  const rows = transaction.objectStore(name);
  rows.put(row);
  const all = await resultOf<{ at: number; id?: string; table?: string }[]>(rows.getAll());
  for (const old of all.toSorted((a, b) => b.at - a.at).slice(MOST)) {
    rows.delete(old.id ?? old.table ?? '');
  }
  await completed(transaction);
}
