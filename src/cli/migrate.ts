import { migratePlace } from '#server/store/open-store.ts';
import { readArguments } from './arguments.ts';
import { placeFailure, readPlace } from './store-place.ts';

/** Brings a database to what this version expects. */
export async function migrate(args: readonly string[]): Promise<void> {
  readArguments(args, {}, 0);
  const place = readPlace();
  try {
    const made = await migratePlace(place);
    console.log(made.length === 0 ? 'nothing to migrate' : `migrated: ${made.join(', ')}`);
  } catch (error) {
    throw placeFailure(error, place);
  }
}
