import type { GameRecord } from '#kernel/record.ts';
import { guest } from '../../guest.ts';
import type { Connect } from '../connection.ts';
import { recordOf } from '../ending/record.ts';
import { localTo } from '../local/local.ts';
import { localTables } from '../local/shelf.ts';
import { socketTo } from '../socket.ts';
import { TableStore } from '../store.ts';
import type { Refused } from './replay.tsx';

/** `isHere`: nobody else finds it. */
export type Fetched = { record: GameRecord<unknown> | Refused; isHere: boolean };

/** The record of a finished game, from this browser if the table is here, else from the server. */
export async function fetchRecord(table: string): Promise<Fetched> {
  const isHere = (await localTables().catch(() => [])).some(({ id }) => id === table);
  const { secret } = guest();
  const connect = isHere ? localTo(table, secret) : socketTo(table, secret);
  return { record: await askTable(connect, table), isHere };
}

async function askTable(connect: Connect, table: string): Promise<GameRecord<unknown> | Refused> {
  const store = new TableStore(connect);
  try {
    if (!(await isThere(store))) {
      const { closing } = store.getSnapshot();
      return { is: closing === 'other-rules' ? closing : 'none' };
    }
    const record = await recordOf(store);
    if (record) return record;
    const isEnded = store.getSnapshot().live?.aside.ended !== undefined;
    return { is: isEnded ? 'stopped' : 'not-over', table };
  } finally {
    store.close();
  }
}

/** Whether the table answers. */
function isThere(store: TableStore): Promise<boolean> {
  return new Promise((resolve) => {
    const look = (): void => {
      const { live, closing, link } = store.getSnapshot();
      if (live || closing !== undefined || link === 'lost') {
        stop();
        resolve(live !== undefined);
      }
    };
    const stop = store.subscribe(look);
    look();
  });
}
