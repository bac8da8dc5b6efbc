/**
 * What several processes need to serve one table: a version that goes up with each change beside the log, the undo that waits
 * for consent, and what is to be done later. `ready`: from when a job may be taken, which is when it is due, or when the
 * lease of whoever holds it ends, if that is later.
 */
export const nodes = `
  ALTER TABLE "tables" ADD COLUMN "version" integer NOT NULL DEFAULT 0;
  ALTER TABLE "tables" ADD COLUMN "ask" text;
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
