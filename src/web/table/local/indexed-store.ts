import {
  type Along,
  Conflict,
  type Head,
  type LogLine,
  NoTable,
  type Store,
  undoneTo,
} from '#tables/store.ts';
import {
  completed,
  database,
  type LineRow,
  linesOf,
  resultOf,
  type SnapshotRow,
  snapshotAt,
  type TableRow,
} from './database.ts';
import { forgetLocal } from './shelf.ts';

type Part = 'tables' | 'lines' | 'snapshots';

/**
 * Tables in this browser's database. The keys [table, seq] and [table, request] are unique: of two tabs that write the
 * same entry, the second is refused. Transactions are `relaxed`: they outlive the browser, not a power cut in the
 * same second; a game that nobody else has seen can stand that, and a move need not wait for the disk.
 */
export const indexedStore: Store = {
  async create(header, seats, beside) {
    const transaction = await write('tables');
    const note = { status: 'running' as const, at: header.at, touched: false };
    const row: TableRow = { id: header.id, header, seats: [...seats], note, over: false };
    if (beside) row.beside = beside;
    transaction.objectStore('tables').add(row);
    await kept(transaction, header.id);
  },

  async load(id) {
    const transaction = (await database()).transaction(['tables', 'lines', 'snapshots']);
    const [row, last, marks] = await Promise.all([
      resultOf<TableRow | undefined>(transaction.objectStore('tables').get(id)),
      resultOf<IDBCursor | null>(
        transaction.objectStore('lines').openKeyCursor(linesOf(id), 'prev'),
      ),
      resultOf<[string, number, string][]>(
        transaction.objectStore('snapshots').getAllKeys(linesOf(id)),
      ),
    ]);
    if (!row) return undefined;
    const { header, seats, over, version = 0, beside = {}, turn } = row;
    const snapshots = marks.map(([, seq, engine]) => ({ seq, engine }));
    const stored = { header, seats, entries: lastOf(last), over, snapshots, version, beside };
    return turn ? { ...stored, turn } : stored;
  },

  async heads(ids) {
    const transaction = (await database()).transaction(['tables', 'lines']);
    const heads = ids.map(async (id): Promise<Head[]> => {
      const [row, last] = await Promise.all([
        resultOf<TableRow | undefined>(transaction.objectStore('tables').get(id)),
        resultOf<IDBCursor | null>(
          transaction.objectStore('lines').openKeyCursor(linesOf(id), 'prev'),
        ),
      ]);
      return row ? [{ id, entries: lastOf(last), version: row.version ?? 0 }] : [];
    });
    return (await Promise.all(heads)).flat();
  },

  async lines(id, from, to) {
    const lines = (await database()).transaction('lines').objectStore('lines');
    if (from > to) return [];
    const range = IDBKeyRange.bound([id, from], [id, to]);
    const rows = await resultOf<LineRow[]>(lines.getAll(range));
    return rows.map(({ table: _, ...line }): LogLine => line);
  },

  async madeBy(id, request) {
    const lines = (await database()).transaction('lines').objectStore('lines');
    const row = await resultOf<LineRow | undefined>(lines.index('request').get([id, request]));
    return row?.seq;
  },

  async snapshot(id, seq) {
    const snapshots = (await database()).transaction('snapshots').objectStore('snapshots');
    const [row] = await resultOf<SnapshotRow[]>(snapshots.getAll(snapshotAt(id, seq)));
    if (!row) return undefined;
    const { table: _, ...snapshot } = row;
    return snapshot;
  },

  async append(id, lines, along = {}) {
    const transaction = await write('tables', 'lines', 'snapshots');
    const row = await tableIn(transaction, id);
    const { beside } = along;
    if (beside && (row.version ?? 0) !== beside.version) throw new Conflict(`table ${id}`);
    for (const line of lines)
      transaction.objectStore('lines').add({ ...line, table: id } satisfies LineRow);
    const back = undoneTo(lines);
    if (back !== undefined) transaction.objectStore('snapshots').delete(linesOf(id, back + 1));
    keepIn(transaction, row, along);
    await kept(transaction, id);
  },

  async keep(id, along) {
    const transaction = await write('tables', 'lines', 'snapshots');
    const row = await tableIn(transaction, id);
    const lines = transaction.objectStore('lines');
    const last = await resultOf<IDBCursor | null>(lines.openKeyCursor(linesOf(id), 'prev'));
    const { snapshot, asOf, ...rest } = along;
    const isNow = asOf === undefined || asOf === lastOf(last);
    keepIn(transaction, row, snapshot && isNow ? { ...rest, snapshot } : rest);
    await kept(transaction, id);
  },

  async change(id, version, { seats, host, beside, over }) {
    const transaction = await write('tables');
    const row = await tableIn(transaction, id);
    if ((row.version ?? 0) !== version) throw new Conflict(`table ${id}`);
    const header = host === undefined ? row.header : { ...row.header, host };
    const changed: TableRow = { ...row, header, version: version + 1 };
    if (seats) changed.seats = [...seats];
    if (beside) changed.beside = beside;
    if (over !== undefined) changed.over = over;
    transaction.objectStore('tables').put(changed);
    await kept(transaction, id);
  },

  remove: (id) => forgetLocal([id]),
};

const lastOf = (last: IDBCursor | null): number =>
  (last?.primaryKey as [string, number] | undefined)?.[1] ?? 0;

/** The row of a table, which is there as long as the transaction goes on. */
async function tableIn(transaction: IDBTransaction, id: string): Promise<TableRow> {
  const row = await resultOf<TableRow | undefined>(transaction.objectStore('tables').get(id));
  if (!row) throw new NoTable(id);
  return row;
}

function keepIn(transaction: IDBTransaction, row: TableRow, along: Along): void {
  const { over, snapshot, turn, beside } = along;
  if (over !== undefined || turn || beside) {
    const kept: TableRow = { ...row };
    if (beside) [kept.beside, kept.version] = [beside.beside, beside.version + 1];
    if (over !== undefined) kept.over = over;
    if (turn) kept.turn = turn;
    transaction.objectStore('tables').put(kept);
  }
  if (!snapshot) return;
  const snapshots = transaction.objectStore('snapshots');
  // Of another engine, perhaps.
  snapshots.delete(snapshotAt(row.id, snapshot.seq));
  snapshots.put({ ...snapshot, table: row.id } satisfies SnapshotRow);
}

async function write(...parts: Part[]): Promise<IDBTransaction> {
  return (await database()).transaction(parts, 'readwrite', { durability: 'relaxed' });
}

async function kept(transaction: IDBTransaction, id: string): Promise<void> {
  try {
    await completed(transaction);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'ConstraintError') {
      throw new Conflict(`table ${id}`);
    }
    throw error;
  }
}
