import type { Kind } from '#kernel/game.ts';
import { type GameRecord, parseRecord, type Recorded, recordUnder } from '#kernel/record.ts';
import { saveText } from '../save-text.ts';
import type { TableStore } from '../store.ts';

type Log = Recorded<Kind>['log'][number][];

/** So many pieces of a log are asked for at once; then each after a rest, so that nobody takes it for a flood. */
const AT_ONCE = 10;
const REST_MS = 150;

/** The record of a finished game, put together from its log; nothing if the table does not give it. */
export async function recordOf(store: TableStore): Promise<GameRecord<unknown> | undefined> {
  const { live } = store.getSnapshot();
  if (live?.chanceSecret === undefined) return undefined;
  const log = await logOf(store, live.seq);
  if (!log) return undefined;
  const { game, rules, options, commitment, chanceSecret: secret } = live;
  const seats = live.seats.map((seat) => ({
    name: seat.kind === 'open' ? '' : seat.name,
    ...(seat.kind === 'bot' ? { bot: seat.bot } : {}),
  }));
  const record = recordUnder(game, rules, { options, seats, commitment, secret, log });
  // Read as a file would be: what came from a table is no better than what came from a disk.
  return parseRecord(JSON.stringify(record));
}

async function logOf(store: TableStore, length: number): Promise<Log | undefined> {
  const log: Log = [];
  for (let pieces = 0; log.length < length; pieces++) {
    if (pieces >= AT_ONCE) await new Promise((resolve) => setTimeout(resolve, REST_MS));
    const answer = await store.request({ t: 'log', from: log.length + 1 });
    if (answer.t !== 'log' || answer.log.length === 0) return undefined;
    log.push(...answer.log);
  }
  return log;
}

/** Hands a record over as a file. */
export function saveRecord(record: GameRecord<unknown>): void {
  const text = `${JSON.stringify(record, undefined, 1)}\n`;
  saveText(`${record.game}-${dayOf(record)}.json`, text);
}

function dayOf({ log }: GameRecord<unknown>): string {
  return new Date(log.at(-1)?.at ?? Date.now()).toISOString().slice(0, 10);
}
