import { Conflict, type Line, type Store, type Stored } from '#tables/store.ts';
import { completed, database, type LineRow, linesOf, resultOf, type TableRow } from './database.ts';
import { forgetLocal } from './shelf.ts';

/**
 * Tables in this browser's database. The keys [table, seq] and [table, request] are unique: of two tabs that write the
 * same entry, the second is refused. Transactions are `relaxed`: they outlive the browser, not a power cut in the
 * same second; a game that nobody else has seen can stand that, and a move need not wait for the disk.
 */
export const indexedStore: Store = {
  async create(header, seats) {
    const transaction = await write('tables');
    const note = { status: 'running' as const, at: header.at, touched: false };
    const row: TableRow = { id: header.id, header, seats: [...seats], note };
    transaction.objectStore('tables').add(row);
    await kept(transaction, header.id);
  },

  async load(id) {
    const transaction = (await database()).transaction(['tables', 'lines']);
    const [row, lines] = await Promise.all([
      resultOf<TableRow | undefined>(transaction.objectStore('tables').get(id)),
      resultOf<LineRow[]>(transaction.objectStore('lines').getAll(linesOf(id))),
    ]);
    if (!row) return undefined;
    const log = lines.map(({ table: _, ...line }): Line => line);
    return { header: row.header, seats: row.seats, log } satisfies Stored;
  },

  async append(id, lines) {
    const transaction = await write('lines');
    for (const line of lines)
      transaction.objectStore('lines').add({ ...line, table: id } satisfies LineRow);
    await kept(transaction, id);
  },

  seat: (id, seats) => change(id, (row) => ({ ...row, seats: [...seats] })),
  host: (id, host) => change(id, (row) => ({ ...row, header: { ...row.header, host } })),
  remove: (id) => forgetLocal([id]),
};

async function change(id: string, made: (row: TableRow) => TableRow): Promise<void> {
  const transaction = await write('tables');
  const store = transaction.objectStore('tables');
  const row = await resultOf<TableRow | undefined>(store.get(id));
  if (row) store.put(made(row));
  await kept(transaction, id);
}

async function write(store: 'tables' | 'lines'): Promise<IDBTransaction> {
  return (await database()).transaction(store, 'readwrite', { durability: 'relaxed' });
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
