/**
 * Finished games that somebody wishes to have read, in both dialects, and what was read of them. Until then `report` is empty:
 * `asked` says since when, `tries` how often it was begun, `part` how much of a hundred is read. `version`: by which number of the reading; `entries`: of how
 * long a log.
 */
export const analyses = `
  CREATE TABLE "analyses" (
    "table_id" text NOT NULL,
    "asked" bigint NOT NULL,
    "tries" integer NOT NULL,
    "part" integer NOT NULL,
    "version" integer,
    "entries" integer,
    "made" bigint,
    "report" text,
    PRIMARY KEY ("table_id")
  );
  CREATE INDEX "analyses_asked" ON "analyses" ("asked");
`;
