import type { DatabaseSync } from 'node:sqlite';
import type { Snapshot } from '#tables/store.ts';
import { markIn, snapshotIn } from '../snapshot-row.ts';
import { NUMBER } from './table-rows.ts';

/** The rows of `snapshots`. */
export function snapshotRows(database: DatabaseSync) {
  const put = database.prepare(`
    INSERT INTO snapshots ("table", seq, engine, state, floors) VALUES (${NUMBER}, ?, ?, ?, ?)
    ON CONFLICT ("table", seq) DO UPDATE SET
      engine = excluded.engine, state = excluded.state, floors = excluded.floors`);
  const marks = database.prepare(`
    SELECT seq, engine FROM snapshots WHERE "table" = ${NUMBER} ORDER BY seq`);
  const select = database.prepare(`
    SELECT seq, engine, state, floors FROM snapshots WHERE "table" = ${NUMBER} AND seq = ?`);
  const dropAfter = database.prepare(`
    DELETE FROM snapshots WHERE "table" = ${NUMBER} AND seq > ?`);
  return {
    /** Put into words at once, to be run later. */
    insertion(table: string, { seq, engine, state, floors }: Snapshot): () => void {
      const texts = [JSON.stringify(state), JSON.stringify(floors)] as const;
      return () => void put.run(table, seq, engine, ...texts);
    },
    /** Which there are, oldest first. */
    marks(table: string): Pick<Snapshot, 'seq' | 'engine'>[] {
      return marks.all(table).map(markIn);
    },
    at(table: string, seq: number): Snapshot | undefined {
      const row = select.get(table, seq);
      return row && snapshotIn(row);
    },
    dropAfter(table: string, seq: number): void {
      dropAfter.run(table, seq);
    },
  };
}
