import { existsSync } from 'node:fs';
import { type Copied, copyAll, NotBehind } from '#server/store/copy/copy.ts';
import { newBackup, openBackup, openPlace } from '#server/store/copy/places.ts';
import type { CopyPlace } from '#server/store/copy/whole-table.ts';
import { isDatabaseUrl } from '#server/store/open-store.ts';
import { databaseFileOf } from '#server/store/sqlite/files.ts';
import { readArguments } from './arguments.ts';
import { Failure, quoted, UsageError } from './failure.ts';
import { placeFailure, readDatabaseUrl, readPlace } from './store-place.ts';
import { whole } from './text.ts';

/** Copies all tables from one place to another, and compares. */
export async function moveStore(args: readonly string[]): Promise<void> {
  const [from, to] = readArguments(args, {}, 2).positionals;
  if (from === undefined || to === undefined) {
    throw new UsageError('move-store takes two places, each a folder or postgres://…');
  }
  if (!isDatabaseUrl(from) && !existsSync(databaseFileOf(from))) {
    throw new UsageError(`no tables are kept in ${quoted(from)}`);
  }
  await withPlace(from, async (source) => {
    await withPlace(to, async (target) => tell('copied', await copyAll(source, target, true)));
  });
}

/** Writes all tables into one file. */
export async function backup(args: readonly string[]): Promise<void> {
  const file = readFile(args);
  await withPlace(readPlace(), async (source) => {
    const { place, keep, drop } = orExplain(() => newBackup(file), file);
    try {
      const copied = await copyAll(source, place, false);
      keep();
      tell('backed up', copied);
    } catch (error) {
      drop();
      throw error;
    }
  });
}

/** Puts back the tables of a backup that are not there. */
export async function restore(args: readonly string[]): Promise<void> {
  const file = readFile(args);
  if (!existsSync(file)) throw new UsageError(`there is no file ${quoted(file)}`);
  const source = orExplain(() => openBackup(file), file);
  try {
    const to = readDatabaseUrl() ?? process.env['DATA_DIR'] ?? 'data';
    await withPlace(to, async (target) => tell('restored', await copyAll(source, target, false)));
  } finally {
    await source.close();
  }
}

function readFile(args: readonly string[]): string {
  const [file] = readArguments(args, {}, 1).positionals;
  if (file === undefined) throw new UsageError('which file?');
  return file;
}

/** What is wrong with a file is told of the file. */
function orExplain<T>(open: () => T, file: string): T {
  try {
    return open();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if (error.name === 'FolderRefused') throw new UsageError(error.message);
    throw new Failure(`${quoted(file)} cannot be used: ${error.message}`);
  }
}

async function withPlace(place: string, work: (opened: CopyPlace) => Promise<void>): Promise<void> {
  try {
    const opened = await openPlace(place);
    try {
      await work(opened);
    } finally {
      await opened.close();
    }
  } catch (error) {
    if (error instanceof NotBehind) throw new Failure(error.message);
    throw placeFailure(error, place);
  }
}

function tell(done: string, { copied, left, entries, sum }: Copied): void {
  const there = left > 0 ? `, ${whole(left)} were there already` : '';
  const tables = copied === 1 ? 'table' : 'tables';
  console.log(
    `${done} ${whole(copied)} ${tables}${there}; ${whole(entries)} entries read, checksum ${sum}`,
  );
}
