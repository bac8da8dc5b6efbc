/** The log by gestures, as they are kept and told, and not by entries. Each entry of before becomes a row of its own. */
export const wholeGestures = `
  CREATE TABLE "gestures" (
    "table" integer NOT NULL REFERENCES "tables" ("number"),
    "seq" integer NOT NULL,
    "last" integer NOT NULL,
    "at" bigint NOT NULL,
    "request" text,
    "lines" text NOT NULL,
    CONSTRAINT "gestures_key" PRIMARY KEY ("table", "seq")
  );
  INSERT INTO "gestures" ("table", "seq", "last", "at", "request", "lines")
    SELECT "table", "seq", "seq", "at", "request",
           '[[' || coalesce(cast("actor" AS text), 'null') || ',' || "action" || ']]'
      FROM "entries" ORDER BY "table", "seq";
  DROP TABLE "entries";
  CREATE UNIQUE INDEX "gestures_request" ON "gestures" ("table", "request") WHERE "request" IS NOT NULL;
`;
