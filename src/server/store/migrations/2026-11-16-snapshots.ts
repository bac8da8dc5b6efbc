/**
 * What spares reading a log: whether a game is over, and how it stood every so often. Tables of before have neither; the
 * house fills them in when one is opened.
 */
export const snapshots = `
  ALTER TABLE "tables" ADD COLUMN "over" integer;
  CREATE TABLE "snapshots" (
    "table" integer NOT NULL REFERENCES "tables" ("number"),
    "seq" integer NOT NULL,
    "engine" text NOT NULL,
    "state" text NOT NULL,
    "floors" text NOT NULL,
    CONSTRAINT "snapshots_key" PRIMARY KEY ("table", "seq")
  );
`;
