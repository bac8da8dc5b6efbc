import { openStore } from '#server/store/open-store.ts';
import { type Reported, reportsSince } from '#server/talk/talk-rows.ts';
import { DAY_MS } from '#server/tidy.ts';
import { readArguments, readWholeNumber } from './arguments.ts';
import { placeFailure, readPlace } from './store-place.ts';

/** As many as anybody reads at a time. */
const MOST = 1000;

/** What players have reported of what was said, for whoever runs the house. */
export async function reports(args: readonly string[]): Promise<void> {
  const options = {
    days: { type: 'string', default: '30' },
    json: { type: 'boolean', default: false },
  } as const;
  const { values } = readArguments(args, options, 0);
  const days = readWholeNumber('--days', values.days, [1, 36_500]);
  const place = readPlace();
  try {
    const store = await openStore(place);
    try {
      const found = await reportsSince(store.sql, Date.now() - days * DAY_MS, MOST);
      if (values.json) for (const one of found) console.log(JSON.stringify(one));
      else console.log(found.length === 0 ? 'nothing was reported' : found.map(told).join('\n'));
    } finally {
      await store.close();
    }
  } catch (error) {
    throw placeFailure(error, place);
  }
}

/** What was said has passed as one line of text without controls, and is written as JSON writes it. */
function told({ at, table, n, name, said, about, mark, network }: Reported): string {
  const [by, from] = [about.slice(0, 12), mark.slice(0, 12)];
  const when = new Date(at).toISOString();
  return `${when}  table ${table} line ${n}  ${name} (${by}): ${JSON.stringify(said)}  reported by ${from} from ${network}`;
}
