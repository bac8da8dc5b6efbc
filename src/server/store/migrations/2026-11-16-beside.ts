/**
 * What is stored beside seats and log becomes one value of several parts, of which what is asked was the first. What the hall asks
 * for: how fast and for whom a table is, whether it has begun, whose turn it is (with the row of the log that made it
 * so, because that row is written anyway), and at which tables somebody sits.
 */
const columns = (isBegun: string): string => `
  ALTER TABLE "tables" RENAME COLUMN "ask" TO "beside";
  UPDATE "tables" SET "beside" = '{"ask":' || "beside" || '}' WHERE "beside" IS NOT NULL;
  ALTER TABLE "tables" ADD COLUMN "pace" text;
  ALTER TABLE "tables" ADD COLUMN "access" text NOT NULL DEFAULT 'link';
  ALTER TABLE "tables" ADD COLUMN "begun" integer NOT NULL DEFAULT 0;
  UPDATE "tables" SET "begun" = 1 WHERE ${isBegun};
  ALTER TABLE "gestures" ADD COLUMN "turn" text;
  CREATE INDEX "tables_host" ON "tables" ("host");
  CREATE INDEX "tables_public" ON "tables" ("begun", "at") WHERE "access" = 'public';
`;

export const beside = `
  ${columns(`"number" IN (SELECT "table" FROM "seats") AND "number" NOT IN (SELECT "table" FROM "seats" WHERE "kind" = 'open')`)}
  CREATE INDEX "seats_holder" ON "seats" ("holder") WHERE "holder" IS NOT NULL;
`;

export const besideOnPostgres = `
  ${columns(`"seats" <> '[]' AND "seats" NOT LIKE '%"kind":"open"%'`)}
  CREATE TABLE "sitters" (
    "holder" text NOT NULL,
    "table" text NOT NULL REFERENCES "tables" ("id") ON DELETE CASCADE,
    CONSTRAINT "sitters_key" PRIMARY KEY ("holder", "table")
  );
  CREATE INDEX "sitters_table" ON "sitters" ("table");
  INSERT INTO "sitters" ("holder", "table")
    SELECT DISTINCT made."holder", "tables"."id"
      FROM "tables", json_to_recordset("tables"."seats"::json) AS made ("holder" text)
     WHERE made."holder" IS NOT NULL;
`;
