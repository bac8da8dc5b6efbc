import { randomBytes } from 'node:crypto';
import { rmSync, statSync } from 'node:fs';
import type { Bot } from '#bots/bot.ts';
import { type Match, playMatch } from '#bots/match.ts';
import { allTitles, botOf, titleOf } from '#games/catalogue.ts';
import type { Game, Kind } from '#kernel/game.ts';
import type { Title } from '#kernel/title.ts';
import { PROTOCOL } from '#protocol/parts.ts';
import type { Request } from '#protocol/to-server.ts';
import type { ServerStore } from '#server/store/server-store.ts';
import { databaseFileOf } from '#server/store/sqlite/files.ts';
import { openSqliteStore } from '#server/store/sqlite/sqlite-store.ts';
import { Tables } from '#tables/tables.ts';
import { table, whole } from '../text.ts';
import { benchFolder } from './folder.ts';
import { Scales, type WireFigures } from './server-wire.ts';

/** What a finished game of people takes on the disk. */
export type DiskFigures = {
  game: string;
  seats: number;
  /** Of one game, on average. */
  entries: number;
  bytesPerTable: number;
  bytesPerEntry: number;
  /** What its moves put into the log beside the database, which is brought home and begun anew every 32 MiB. */
  logBytesPerTable: number;
  /** What its viewers were told on the way. */
  wire: WireFigures;
};

const SEATS = 4;
const GAMES = 5;

/** Whole games of up to four, as apprentices play them, at tables of a store of their own. */
export async function benchDisk(
  played?: readonly Title<Kind>[],
  games = GAMES,
): Promise<DiskFigures[]> {
  const figures: DiskFigures[] = [];
  for (const { game } of played ?? (await allTitles())) {
    const folder = benchFolder();
    try {
      figures.push(await measured(game, folder, games));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  return figures;
}

async function measured(game: Game<Kind>, folder: string, games: number): Promise<DiskFigures> {
  const file = databaseFileOf(folder);
  await (await openSqliteStore(folder)).close();
  const { size: empty } = statSync(file);
  const store = await openSqliteStore(folder);
  const seats = Math.min(SEATS, game.seats[1]);
  const apprentice = (await botOf(game.id, 'apprentice')) as Bot<Kind>;
  const bots = Array.from({ length: seats }, () => apprentice);
  const scales = new Scales();
  let entries = 0;
  for (let number = 0; number < games; number++) {
    const match = playMatch(game, bots, game.parseOptions({}), { seed: 1, number });
    await playAtTable(store, game, seats, match, scales);
    entries += match.log.length;
  }
  const { size: log } = statSync(`${file}-wal`);
  await store.close();
  const bytes = statSync(file).size - empty;
  return {
    game: game.id,
    seats,
    entries: entries / games,
    bytesPerTable: bytes / games,
    bytesPerEntry: bytes / entries,
    logBytesPerTable: log / games,
    wire: scales.figures(game.id),
  };
}

/** Everybody asks for what was done in the match. With the same secret chance does the same, too. */
async function playAtTable(
  store: ServerStore,
  game: Game<Kind>,
  seats: number,
  { log, secret: chanceSecret }: Match<Kind>,
  scales: Scales,
): Promise<void> {
  const tables = new Tables({
    store,
    bots: { has: () => false, decide: () => Promise.reject(new Error('there are no bots')) },
    titleOf,
    now: Date.now,
    sleep: () => new Promise(() => {}),
    report(error) {
      throw error;
    },
    newId: () => randomBytes(8).toString('hex'),
    newSecret: () => chanceSecret,
  });
  const secret = randomBytes(32).toString('hex');
  const people = Array.from({ length: seats }, (_, i) => ({
    kind: 'me' as const,
    name: `Player ${i}`,
  }));
  const wish = { v: PROTOCOL, game: game.id, options: {}, secret, seats: people } as const;
  const id = await tables.create(wish);
  let refused: string | undefined;
  const visits = await Promise.all(
    people.map((_, seat) => {
      const weigh = scales.viewer(game, seat);
      const send = (text: string): void => {
        if (text.startsWith('{"t":"refused"')) refused = text;
        weigh(text);
      };
      return tables.enter(id, { secret, seat, send, dismiss: () => {} });
    }),
  );
  for (const { seq, actor, action } of log) {
    if (actor === 'chance') continue;
    const request: Request = {
      t: 'act',
      id: randomBytes(8).toString('hex'),
      after: seq - 1,
      actions: [action],
    };
    await visits[actor]?.request(request);
    if (refused !== undefined) throw new Error(refused);
  }
  for (const visit of visits) await visit?.leave();
}

export function diskText(figures: readonly DiskFigures[]): string {
  const rows = figures.map((one) => [
    one.game,
    whole(one.seats),
    whole(one.entries),
    (one.bytesPerTable / 1024).toFixed(1),
    whole(one.bytesPerEntry),
    (one.logBytesPerTable / 1024).toFixed(1),
  ]);
  const head = ['finished game', 'people', 'entries', 'KiB/table', 'bytes/entry', 'log KiB/table'];
  return [
    table([head, ...rows], 'right'),
    '',
    'KiB/table: what it takes on the disk for good. log: written on the way, and begun anew every 32 MiB.',
  ].join('\n');
}
