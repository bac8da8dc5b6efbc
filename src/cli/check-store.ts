import { statSync } from 'node:fs';
import { databaseFileOf } from '#server/store/sqlite/files.ts';
import { examineWhole } from '#server/store/sqlite/open-database.ts';
import { readArguments } from './arguments.ts';
import { placeFailure, readPlace } from './store-place.ts';
import { whole } from './text.ts';

/** Reads every page of a folder's database, and writes nothing. */
export function checkStore(args: readonly string[]): void {
  readArguments(args, {}, 0);
  const folder = readPlace();
  try {
    examineWhole(folder);
  } catch (error) {
    throw placeFailure(error, folder);
  }
  console.log(`OK ${whole(statSync(databaseFileOf(folder)).size / 1024)} KiB`);
}
