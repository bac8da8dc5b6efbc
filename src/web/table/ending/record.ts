import { type GameRecord, parseRecord } from '#kernel/record.ts';
import { saveText } from '../save-text.ts';
import type { TableStore } from '../store.ts';

/** The record of a finished game, asked for once; nothing if the table does not give it. */
export async function recordOf(store: TableStore): Promise<GameRecord<unknown> | undefined> {
  const answer = await store.request({ t: 'record' });
  // Read as a file would be: what came from a table is no better than what came from a disk.
  return answer.t === 'record' ? parseRecord(JSON.stringify(answer.record)) : undefined;
}

/** Hands a record over as a file. */
export function saveRecord(record: GameRecord<unknown>): void {
  const text = `${JSON.stringify(record, undefined, 1)}\n`;
  saveText(`${record.game}-${dayOf(record)}.json`, text);
}

function dayOf({ log }: GameRecord<unknown>): string {
  return new Date(log.at(-1)?.at ?? Date.now()).toISOString().slice(0, 10);
}
