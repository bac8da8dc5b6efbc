/**
 * Every statement that the house sends to PostgreSQL, by name. They keep to what any engine knows that speaks its wire and
 * has unique keys (`tests/postgres/statements.test.ts` holds them to it): nothing is locked but by writing, whoever comes
 * second learns it from a key or from a row that is not as expected.
 */
export type Statement = { name: string; text: string };

const named = <Names extends string>(texts: Record<Names, string>): Record<Names, Statement> => {
  const statements = Object.entries<string>(texts).map(([name, text]) => [
    name,
    { name: `rotonde-${name}`, text: text.trim().replaceAll(/\s+/g, ' ') },
  ]);
  return Object.fromEntries(statements) as Record<Names, Statement>;
};

const LAST = (column: string): string =>
  `(SELECT ${column} FROM gestures WHERE "table" = id ORDER BY seq DESC LIMIT 1)`;

/** All but its log: the columns of a table, how far it has come and whose turn it is. */
const TABLE = `
  id, game, rules, options, secret, at, host, over, seats, version, beside, pace,
  coalesce(${LAST('last')}, 0) AS entries,
  (SELECT turn FROM gestures WHERE "table" = id AND turn IS NOT NULL ORDER BY seq DESC LIMIT 1) AS turn`;

const reading = named({
  load: `
    SELECT ${TABLE},
           (SELECT array_agg(seq ORDER BY seq) FROM snapshots WHERE "table" = id) AS seqs,
           (SELECT array_agg(engine ORDER BY seq) FROM snapshots WHERE "table" = id) AS engines
      FROM tables WHERE id = $1`,
  heads: `
    SELECT id, version, coalesce(${LAST('last')}, 0) AS entries
      FROM tables WHERE id = ANY($1::text[])`,
  // The row that holds the first entry may begin before it.
  lines: `
    SELECT seq, at, request, lines FROM gestures
     WHERE "table" = $1 AND seq <= $3 AND seq >= coalesce(
             (SELECT max(seq) FROM gestures WHERE "table" = $1 AND seq <= $2), 0)
     ORDER BY seq`,
  madeBy: 'SELECT seq FROM gestures WHERE "table" = $1 AND request = $2',
  snapshot: `
    SELECT seq, engine, state, floors FROM snapshots WHERE "table" = $1 AND seq = $2`,
  ping: 'SELECT 1',
});

const writing = named({
  begin: 'BEGIN',
  commit: 'COMMIT',
  rollback: 'ROLLBACK',
  create: `
    INSERT INTO tables (id, game, rules, options, secret, at, host, over, seats, version, pace, beside, access, begun)
    VALUES ($1, $2, $3, $4, $5, $6, $7, false, $8, 0, $9, $10, $11, $12)`,
  // Many at once, in the order given, so that two nodes never wait for each other. What does not follow the last entry is
  // left out like what somebody else has written: after a failover a node may remember more than the database does.
  append: `
    INSERT INTO gestures ("table", seq, last, at, request, lines, turn)
    SELECT "table", seq, last, at, request, lines, turn FROM json_to_recordset($1::json)
        AS made ("table" text, seq integer, last integer, at bigint, request text, lines text, turn text,
                 follows integer)
     WHERE follows IS NULL OR follows = coalesce(
             (SELECT before.last FROM gestures AS before
               WHERE before."table" = made."table" AND before.seq <= follows
               ORDER BY before.seq DESC LIMIT 1), 0)
    ON CONFLICT DO NOTHING RETURNING "table", seq`,
  takeBack: 'DELETE FROM gestures WHERE "table" = $1 AND seq = ANY($2::integer[])',
  over: 'UPDATE tables SET over = coalesce($2::boolean, over) WHERE id = $1',
  dropSnapshots: 'DELETE FROM snapshots WHERE "table" = $1 AND seq > $2',
  putSnapshot: `
    INSERT INTO snapshots ("table", seq, engine, state, floors)
    SELECT id, $2, $3, $4, $5 FROM tables
     WHERE id = $1 AND ($6::integer IS NULL OR $6 = coalesce(${LAST('last')}, 0))
    ON CONFLICT ("table", seq) DO UPDATE SET
      engine = excluded.engine, state = excluded.state, floors = excluded.floors`,
  change: `
    UPDATE tables SET version = version + 1, seats = coalesce($3, seats), host = coalesce($4, host),
           beside = coalesce($5, beside), access = coalesce($6, access),
           begun = coalesce($7::integer, begun), over = coalesce($8::boolean, over)
     WHERE id = $1 AND version = $2`,
  dropSitters: 'DELETE FROM sitters WHERE "table" = ANY($1::text[])',
  putSitters: `
    INSERT INTO sitters (holder, "table")
    SELECT holder, "table" FROM json_to_recordset($1::json) AS made (holder text, "table" text)`,
  exist: 'SELECT id FROM tables WHERE id = ANY($1::text[])',
  remove: 'DELETE FROM tables WHERE id = ANY($1::text[])',
  dropAnalyses: 'DELETE FROM analyses WHERE table_id = ANY($1::text[])',
});

const jobs = named({
  setJobs: `
    INSERT INTO jobs (kind, key, due, ready, worker)
    SELECT kind, key, due, ready, worker FROM json_to_recordset($1::json)
        AS made (kind text, key text, due bigint, ready bigint, worker text)
    ON CONFLICT (kind, key) DO UPDATE SET
      due = excluded.due, ready = excluded.ready, worker = excluded.worker`,
  comeAlong: `
    INSERT INTO invitations ("table", mark, inviter, made, declined)
    SELECT $1, mark, inviter, $3, coalesce(declined, $3) FROM invitations WHERE "table" = $2
    ON CONFLICT DO NOTHING`,
  letIn: `
    INSERT INTO invitations ("table", mark, inviter, made, declined)
    SELECT $1, mark, $3, $4, $4 FROM json_to_recordset($2::json) AS made (mark text)
    ON CONFLICT DO NOTHING`,
  putJobOnce: `
    INSERT INTO jobs (kind, key, due, ready) VALUES ($1, $2, $3, $3) ON CONFLICT DO NOTHING`,
  dropJobs: `
    DELETE FROM jobs WHERE (kind, key) IN (
      SELECT kind, key FROM json_to_recordset($1::json) AS made (kind text, key text))`,
  // Whoever comes second finds the rows no longer ready.
  takeJobs: `
    UPDATE jobs SET worker = $1, ready = greatest(due, $2)
     WHERE ready <= $3 AND (kind, key) IN (
             SELECT kind, key FROM jobs WHERE ready <= $3 ORDER BY due, key LIMIT $4)
    RETURNING kind, key, due`,
  extendJobs: 'UPDATE jobs SET ready = greatest(due, $2) WHERE worker = $1',
  endJob: 'DELETE FROM jobs WHERE worker = $1 AND kind = $2 AND key = $3',
  putOffJob: `
    UPDATE jobs SET due = $4, ready = $4, worker = NULL
     WHERE worker = $1 AND kind = $2 AND key = $3`,
  releaseJobs: 'UPDATE jobs SET ready = due, worker = NULL WHERE worker = $1',
  nextJob: 'SELECT min(ready) AS next FROM jobs',
});

const tidying = named({
  agesAfter: `
    SELECT id, at, coalesce(${LAST('last')}, 0) AS entries, ${LAST('gestures.at')} AS last_at
      FROM tables WHERE id > $1 ORDER BY id LIMIT $2`,
  age: `
    SELECT id, at, coalesce(${LAST('last')}, 0) AS entries, ${LAST('gestures.at')} AS last_at
      FROM tables WHERE id = $1`,
  // Nobody can write a table's log while its row is held so.
  hold: 'SELECT id FROM tables WHERE id = $1 FOR UPDATE',
});

/** Which open tables somebody wishes to see: of a game, of a pace or of none. */
const WANTED =
  '($1::text IS NULL OR game = $1) AND ($2::text IS NULL OR pace IS NULL OR pace LIKE $2)';

/** Those of a game, with somebody of such a name: letters are replaced, so that accents and capitals count for nothing. */
const arrivalsOf = (whose: string): string => `
    SELECT ${TABLE}, coalesce(${LAST('gestures.at')}, tables.at) AS touched
      FROM tables
     WHERE ${whose} AND over = true AND ($1::text IS NULL OR game = $1)
       AND ($2 = '' OR EXISTS (
             SELECT kind FROM json_to_recordset(seats::json) AS made (kind text, name text)
              WHERE kind = 'guest' AND strpos(translate(name, $4, $5), $2) > 0))
     ORDER BY at DESC, id LIMIT $3`;

/** For the hall. What is over comes last, and before it what was touched last comes first. */
const listing = named({
  tablesOf: `
    SELECT ${TABLE}, coalesce(${LAST('gestures.at')}, tables.at) AS touched
      FROM tables
     WHERE id IN (SELECT "table" FROM sitters WHERE holder = $1
                   UNION SELECT id FROM tables WHERE host = $1)
     ORDER BY over, touched DESC, id LIMIT $2`,
  publicTables: `
    SELECT ${TABLE}, coalesce(${LAST('gestures.at')}, tables.at) AS touched
      FROM tables
     WHERE access = 'public' AND begun = $3 AND over = false AND ${WANTED}
     ORDER BY at DESC, id LIMIT $4`,
  publicCounts: `
    SELECT begun, count(*) AS count FROM tables
     WHERE access = 'public' AND over = false AND ${WANTED} GROUP BY begun`,
  arrivals: arrivalsOf("access = 'public' AND begun = 1"),
  ownArrivals: arrivalsOf('(host = $6 OR id IN (SELECT "table" FROM sitters WHERE holder = $6))'),
  listed: `
    SELECT ${TABLE}, coalesce(${LAST('gestures.at')}, tables.at) AS touched
      FROM tables WHERE id = ANY($1::text[])`,
});

/** Whole tables, to be copied from and to another place. */
const copying = named({
  beginReading: 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY',
  tablesAfter: `
    SELECT id, coalesce(${LAST('last')}, 0) AS entries
      FROM tables WHERE id > $1 ORDER BY id LIMIT $2`,
  wholeTables: `
    SELECT id, game, rules, options, secret, at, host, over, seats, version, beside, pace
      FROM tables WHERE id = ANY($1::text[]) ORDER BY id`,
  wholeGestures: `
    SELECT "table", seq, last, at, request, lines, turn
      FROM gestures WHERE "table" = ANY($1::text[]) ORDER BY "table", seq`,
  wholeSnapshots: `
    SELECT "table", seq, engine, state, floors
      FROM snapshots WHERE "table" = ANY($1::text[]) ORDER BY "table", seq`,
  wholeJobs: `
    SELECT key AS "table", kind, due FROM jobs WHERE key = ANY($1::text[]) ORDER BY key, kind`,
  dropAllJobs: 'DELETE FROM jobs WHERE key = ANY($1::text[])',
  putTables: `
    INSERT INTO tables (id, game, rules, options, secret, at, host, over, seats, version, beside, pace, access, begun)
    SELECT id, game, rules, options, secret, at, host, over, seats, version, beside, pace, access, begun
      FROM json_to_recordset($1::json)
        AS made (id text, game text, rules integer, options text, secret text, at bigint, host text,
                 over boolean, seats text, version integer, beside text, pace text, access text, begun integer)`,
  putSnapshots: `
    INSERT INTO snapshots ("table", seq, engine, state, floors)
    SELECT "table", seq, engine, state, floors FROM json_to_recordset($1::json)
        AS made ("table" text, seq integer, engine text, state text, floors text)`,
});

export const statements = { ...reading, ...writing, ...jobs, ...tidying, ...listing, ...copying };
