/**
 * Tables, who sits there, and their logs. Rows refer to a table by its number: numbers follow each other, so the logs
 * that grow at the same time lie side by side in the indexes, and a commit touches few pages. SQLite counts a primary key of one
 * integer by itself; PostgreSQL will need `generated always as identity`. What is JSON is kept as text.
 */
export const tables = `
  CREATE TABLE "tables" (
    "number" integer PRIMARY KEY,
    "id" text NOT NULL UNIQUE,
    "game" text NOT NULL,
    "rules" integer NOT NULL,
    "options" text NOT NULL,
    "secret" text NOT NULL,
    "at" bigint NOT NULL
  );
  CREATE TABLE "seats" (
    "table" integer NOT NULL REFERENCES "tables" ("number"),
    "seat" integer NOT NULL,
    "kind" text NOT NULL,
    "name" text,
    "holder" text,
    "bot" text,
    CONSTRAINT "seats_key" PRIMARY KEY ("table", "seat")
  );
  CREATE TABLE "entries" (
    "table" integer NOT NULL REFERENCES "tables" ("number"),
    "seq" integer NOT NULL,
    "actor" integer,
    "action" text NOT NULL,
    "at" bigint NOT NULL,
    "request" text,
    CONSTRAINT "entries_key" PRIMARY KEY ("table", "seq")
  );
  CREATE UNIQUE INDEX "entries_request" ON "entries" ("table", "request") WHERE "request" IS NOT NULL;
`;
