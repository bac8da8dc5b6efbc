/**
 * What is said at tables, in both dialects: kept apart from their logs. `talk_heads`: the number of the last line of a table,
 * which no later one has again, also when a line is gone. `request`: sent again, it is kept once.
 */
export const talk = `
  CREATE TABLE "talk_heads" (
    "table_id" text PRIMARY KEY,
    "last" integer NOT NULL
  );
  CREATE TABLE "talk" (
    "table_id" text NOT NULL,
    "n" integer NOT NULL,
    "tape" text NOT NULL,
    "mark" text NOT NULL,
    "seat" integer,
    "name" text NOT NULL,
    "said" text,
    "quick" text,
    "at" bigint NOT NULL,
    "request" text NOT NULL,
    PRIMARY KEY ("table_id", "n"),
    CONSTRAINT "talk_request" UNIQUE ("table_id", "mark", "request")
  );
  CREATE INDEX "talk_tape" ON "talk" ("table_id", "tape", "n");
  CREATE INDEX "talk_mark" ON "talk" ("mark", "at");
  CREATE TABLE "reports" (
    "id" text PRIMARY KEY,
    "at" bigint NOT NULL,
    "mark" text NOT NULL,
    "table_id" text NOT NULL,
    "n" integer NOT NULL,
    "about" text NOT NULL,
    "name" text NOT NULL,
    "said" text NOT NULL,
    "network" text NOT NULL,
    CONSTRAINT "reports_once" UNIQUE ("table_id", "n", "mark")
  );
  CREATE INDEX "reports_at" ON "reports" ("at");
  CREATE INDEX "reports_mark" ON "reports" ("mark", "at");
  CREATE TABLE "notes" (
    "mark" text NOT NULL,
    "table_id" text NOT NULL,
    "said" text NOT NULL,
    "at" bigint NOT NULL,
    PRIMARY KEY ("mark", "table_id")
  );
`;
