/**
 * What several processes need to serve one table: a version that goes up with each change beside the log, the undo that waits
 * for consent, and what is to be done later. `ready`: from when a job may be taken, which is when it is due, or when the
 * lease of whoever holds it ends, if that is later.
 */
const jobs = `
  CREATE TABLE "jobs" (
    "kind" text NOT NULL,
    "key" text NOT NULL,
    "due" bigint NOT NULL,
    "ready" bigint NOT NULL,
    "worker" text,
    CONSTRAINT "jobs_key" PRIMARY KEY ("kind", "key")
  );
  CREATE INDEX "jobs_ready" ON "jobs" ("ready");
  CREATE INDEX "jobs_worker" ON "jobs" ("worker") WHERE "worker" IS NOT NULL;
`;

export const nodes = `
  ALTER TABLE "tables" ADD COLUMN "version" integer NOT NULL DEFAULT 0;
  ALTER TABLE "tables" ADD COLUMN "ask" text;
  ${jobs}
`;

/**
 * The first that PostgreSQL knows. A table goes by its name everywhere, which is random: rows spread over all partitions and
 * all machines, and a name is all that is needed to find them. Who sits where is JSON in the table's own row, so that
 * a change of it is one statement. With a table all that refers to it goes.
 */
export const nodesOnPostgres = `
  CREATE TABLE "tables" (
    "id" text PRIMARY KEY,
    "game" text NOT NULL,
    "rules" integer NOT NULL,
    "options" text NOT NULL,
    "secret" text NOT NULL,
    "at" bigint NOT NULL,
    "host" text,
    "over" boolean,
    "seats" text NOT NULL,
    "version" integer NOT NULL,
    "ask" text
  );
  CREATE TABLE "gestures" (
    "table" text NOT NULL REFERENCES "tables" ("id") ON DELETE CASCADE,
    "seq" integer NOT NULL,
    "last" integer NOT NULL,
    "at" bigint NOT NULL,
    "request" text,
    "lines" text NOT NULL,
    CONSTRAINT "gestures_key" PRIMARY KEY ("table", "seq")
  );
  CREATE UNIQUE INDEX "gestures_request" ON "gestures" ("table", "request") WHERE "request" IS NOT NULL;
  CREATE TABLE "snapshots" (
    "table" text NOT NULL REFERENCES "tables" ("id") ON DELETE CASCADE,
    "seq" integer NOT NULL,
    "engine" text NOT NULL,
    "state" text NOT NULL,
    "floors" text NOT NULL,
    CONSTRAINT "snapshots_key" PRIMARY KEY ("table", "seq")
  );
  ${jobs}
`;
