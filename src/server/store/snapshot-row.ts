import type { Snapshot } from '#tables/store.ts';
import { numberIn, type Row, textIn } from './columns.ts';

/** A snapshot as its row has it, in whatever database. */
export function snapshotIn(row: Row): Snapshot {
  return {
    ...markIn(row),
    state: JSON.parse(textIn(row, 'state')) as Snapshot['state'],
    floors: JSON.parse(textIn(row, 'floors')) as number[],
  };
}

export function markIn(row: Row): Pick<Snapshot, 'seq' | 'engine'> {
  return { seq: numberIn(row, 'seq'), engine: textIn(row, 'engine') };
}
