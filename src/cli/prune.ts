import { titleOf } from '#games/catalogue.ts';
import type { Game, Kind } from '#kernel/game.ts';
import { replay } from '#kernel/replay.ts';
import { openStore } from '#server/store/open-store.ts';
import type { ServerStore } from '#server/store/server-store.ts';
import { DAY_MS, WAITING_DAYS } from '#server/tidy.ts';
import type { LogLine, Store, Stored } from '#tables/store.ts';
import { readArguments, readWholeNumber } from './arguments.ts';
import { placeFailure, readPlace } from './store-place.ts';
import { whole } from './text.ts';

const DAYS = [0, 36_500] as const;

/** Removes old tables from a folder that nobody has open, and gives their space back. */
export async function prune(args: readonly string[]): Promise<void> {
  const { values } = readArguments(
    args,
    {
      'waiting-days': { type: 'string', default: `${WAITING_DAYS}` },
      'finished-days': { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
    },
    0,
  );
  const waiting = readWholeNumber('--waiting-days', values['waiting-days'], DAYS);
  const { 'finished-days': days, 'dry-run': dryRun } = values;
  const finished = days === undefined ? Infinity : readWholeNumber('--finished-days', days, DAYS);
  const place = readPlace();
  try {
    const store = await openStore(place);
    try {
      console.log(await pruned(store, waiting, finished, dryRun));
    } finally {
      await store.close();
    }
  } catch (error) {
    throw placeFailure(error, place);
  }
}

/** Does it, or only counts; and says so. */
async function pruned(
  store: ServerStore,
  waitingDays: number,
  finishedDays: number,
  dryRun: boolean,
): Promise<string> {
  const now = Date.now();
  const waiting: string[] = [];
  const old: string[] = [];
  await store.prune(({ id, at, entries, lastAt = at }) => {
    if (entries === 0 && at < now - waitingDays * DAY_MS) waiting.push(id);
    if (entries > 0 && lastAt < now - finishedDays * DAY_MS) old.push(id);
    return false;
  });
  const finished: string[] = [];
  for (const id of old) if (await isOver(store, id)) finished.push(id);
  const which = `${tables(waiting.length)} never begun, ${whole(finished.length)} finished`;
  if (dryRun) return `would remove ${which}`;
  const going = new Set([...waiting, ...finished]);
  await store.prune(({ id }) => going.has(id));
  return `removed ${which}; ${whole(store.pack() / 1024)} KiB given back`;
}

const tables = (count: number): string => `${whole(count)} ${count === 1 ? 'table' : 'tables'}`;

/** Of a game or of rules that nobody here knows, nobody can say that it is over. */
async function isOver(store: Store, id: string): Promise<boolean> {
  const stored = await store.load(id);
  const title = stored && (await titleOf(stored.header.game, stored.header.rules));
  if (!title) return false;
  // Nobody has been there since this is kept.
  return stored.over ?? isOverByLog(title.game, stored, await store.lines(id, 1, stored.entries));
}

function isOverByLog(
  game: Game<Kind>,
  { header, seats }: Stored,
  log: readonly LogLine[],
): boolean {
  const { table } = replay(game, seats.length, header.options, log);
  return game.actors(table).length === 0;
}
