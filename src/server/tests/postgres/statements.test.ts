import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { header, line, seats, snapshot } from '#tables/tests/store-samples.ts';
import { copyAll } from '../../store/copy/copy.ts';
import { openPlace } from '../../store/copy/places.ts';
import { migrations } from '../../store/migrations/migrations.ts';
import { statements } from '../../store/postgres/statements.ts';
import { newSchema, openThere } from './schema.ts';
import { namesMadeBy } from './sql-words.ts';

/**
 * What a statement may be made of. All of this is known to every engine that speaks PostgreSQL's wire and has unique keys:
 * CockroachDB, YugabyteDB, Citus. No locks but by rows, no waiting for words (LISTEN), no triggers, functions, extensions,
 * sequences, nor anything of PostgreSQL's own catalogue. Whoever needs another word finds out first whether they know it.
 */
const WORDS = `
  BEGIN COMMIT ROLLBACK ISOLATION LEVEL REPEATABLE READ ONLY
  SELECT FROM WHERE AND OR IN ANY AS ORDER BY DESC LIMIT FOR UPDATE CASE WHEN THEN ELSE END NULL IS NOT
  INSERT INTO VALUES ON CONFLICT DO NOTHING SET EXCLUDED RETURNING DELETE GROUP
  CREATE TABLE UNIQUE INDEX CONSTRAINT PRIMARY KEY REFERENCES CASCADE IF EXISTS
  ALTER RENAME COLUMN TO ADD DEFAULT LIKE UNION DISTINCT
  TEXT INTEGER BIGINT BOOLEAN JSON VARCHAR FALSE TRUE
  COALESCE MAX MIN COUNT GREATEST ARRAY_AGG JSON_TO_RECORDSET MADE TRANSLATE STRPOS`
  .trim()
  .split(/\s+/);

/** The names of what is kept. */
const NAMES = `
  tables gestures snapshots jobs sitters kysely_migration name timestamp
  id game rules options secret at host over seats version ask beside pace access begun holder turn touched table seq last request lines engine state floors
  kind key due ready worker follows before entries seqs engines next last_at
  gestures_key gestures_request snapshots_key jobs_key jobs_ready jobs_worker
  sitters_key sitters_table tables_host tables_public`
  .trim()
  .split(/\s+/);

/** Those of rows beside tables, which both databases have from the same text (`sql-statements.test.ts`). */
const beside = namesMadeBy(
  migrations.flatMap(({ sqlite, postgres }) => (sqlite === postgres ? [sqlite] : [])),
);

/** The words of a statement that are none of these. What stands in quotes is a value or a name. */
function strangers(text: string): string[] {
  const words = text.replaceAll(/'[^']*'/g, '').match(/[A-Za-z_]+/g) ?? [];
  const isKnown = (word: string) => NAMES.includes(word) || beside.includes(word);
  return words.filter((word) => !WORDS.includes(word.toUpperCase()) && !isKnown(word));
}

test('every statement keeps to what any engine of that wire knows', () => {
  const texts = Object.values(statements).map(({ text }) => text);
  const schema = migrations.flatMap(({ postgres }) => postgres ?? []);
  expect([...texts, ...schema].flatMap(strangers)).toEqual([]);
  const kinds = new Set(texts.map((text) => text.split(' ', 1).join('')));
  expect([...kinds].toSorted()).toEqual([
    'BEGIN',
    'COMMIT',
    'DELETE',
    'INSERT',
    'ROLLBACK',
    'SELECT',
    'UPDATE',
  ]);
});

/** Does everything that can be asked of a store, and of a place that is copied. */
async function everything(): Promise<void> {
  const [url, elsewhere] = [await newSchema(), await newSchema()];
  const store = await openThere(url);
  const jobs = { play: { due: 1, lease: { worker: 'ada', until: 5 } } };
  await store.create(header('one'), seats);
  await store.create(header('next'), seats, {}, { invited: { as: 'one', and: [], by: 'Ada' } });
  await store.append('one', [line(1, 'request-1')]);
  await store.append('one', [line(2), { ...line(3), action: { undo: 1 } }], {
    snapshot: snapshot(3),
    over: true,
    jobs: { play: 'none' },
  });
  await store.append('one', [line(3), line(4)]).catch(() => undefined);
  await store.keep('one', { snapshot: snapshot(1), jobs });
  await store.change('one', 0, { seats, beside: {}, jobs });
  await store.change('one', 0, { jobs }).catch(() => undefined);
  await store.load('one');
  await store.heads(['one']);
  await store.lines('one', 1, 9);
  await store.madeBy('one', 'request-1');
  await store.snapshot('one', 1);
  await store.tablesOf('ab'.repeat(32), 9);
  await store.publicTables(true, 9);
  await store.publicCounts();
  await store.arrivals(9);
  await store.arrivals(9, { holder: 'ab'.repeat(32) });
  await store.listed(['one']);
  await store.ping();
  const tidy = { kind: 'tidy', key: '', due: 1 } as const;
  await store.jobs.putOnce(tidy);
  await store.jobs.put(tidy);
  await store.jobs.take({ worker: 'ada', until: 9 }, 9, 9);
  await store.jobs.extend({ worker: 'ada', until: 10 });
  await store.jobs.done('ada', tidy, 20);
  await store.jobs.done('ada', { kind: 'play', key: 'one', due: 1 });
  await store.jobs.release('ada');
  await store.jobs.next();
  const [from, to] = [await openPlace(url), await openPlace(elsewhere)];
  await copyAll(from, to, true);
  await Promise.all([from.close(), to.close()]);
  await store.prune(() => true);
  await store.remove('one');
}

test('these are all that are sent, and all of them are', async () => {
  const asked = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await everything();
    const sent = new Set<string>();
    for (const [query] of asked.mock.calls as unknown[][]) {
      const { name, text } = query as { name?: string; text: string };
      if (name !== undefined && name !== '') sent.add(text);
      // A migration, which is sent once.
      else if (typeof query !== 'string') expect(strangers(text)).toEqual([]);
    }
    const known = Object.values(statements).map(({ text }) => text);
    expect([...sent].toSorted()).toEqual(known.toSorted());
  } finally {
    asked.mockRestore();
  }
});
