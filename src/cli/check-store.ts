import { statSync } from 'node:fs';
import { batches } from '#server/store/copy/copy.ts';
import { openPlace } from '#server/store/copy/places.ts';
import { faultOf } from '#server/store/copy/whole-table.ts';
import { isDatabaseUrl } from '#server/store/open-store.ts';
import { databaseFileOf } from '#server/store/sqlite/files.ts';
import { examineWhole } from '#server/store/sqlite/open-database.ts';
import { readArguments } from './arguments.ts';
import { Failure, quoted } from './failure.ts';
import { placeFailure, readPlace } from './store-place.ts';
import { whole } from './text.ts';

/** Reads every page of a folder's database, or every row of another, and writes nothing. */
export async function checkStore(args: readonly string[]): Promise<void> {
  readArguments(args, {}, 0);
  const place = readPlace();
  try {
    if (isDatabaseUrl(place)) {
      console.log(`OK ${whole(await tablesIn(place))} tables`);
      return;
    }
    examineWhole(place);
  } catch (error) {
    throw placeFailure(error, place);
  }
  console.log(`OK ${whole(statSync(databaseFileOf(place)).size / 1024)} KiB`);
}

/** How many there are. PostgreSQL looks after its pages itself; what can be looked at is whether every log is whole. */
async function tablesIn(url: string): Promise<number> {
  const place = await openPlace(url, false);
  try {
    return await place.read(async (reading) => {
      let count = 0;
      for await (const tables of batches(reading)) {
        for (const table of tables) {
          const fault = faultOf(table);
          if (fault !== undefined) throw new Failure(`table ${quoted(table.table.id)}: ${fault}`);
        }
        count += tables.length;
      }
      return count;
    });
  } finally {
    await place.close();
  }
}
