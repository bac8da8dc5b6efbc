/**
 * What came of games, in both dialects: a row for each seat, written once when a game has ended. `holder` is a person's mark, `bot`
 * what kind of bot; one of them is empty. `place` and `score` are empty where nobody has won. `ended`: by the `rules`, or
 * `agreed` or `resigned`. `listed`: everybody may find the game.
 */
export const results = `
  CREATE TABLE "results" (
    "table_id" text NOT NULL,
    "seat" integer NOT NULL,
    "game" text NOT NULL,
    "pace" text NOT NULL,
    "seats" integer NOT NULL,
    "people" integer NOT NULL,
    "holder" text,
    "bot" text,
    "name" text NOT NULL,
    "place" integer,
    "score" integer,
    "resigned" integer NOT NULL,
    "replaced" integer NOT NULL,
    "rated" integer NOT NULL,
    "ended" text NOT NULL,
    "listed" integer NOT NULL,
    "entries" integer NOT NULL,
    "at" bigint NOT NULL,
    PRIMARY KEY ("table_id", "seat")
  );
  CREATE INDEX "results_holder" ON "results" ("holder", "at");
  CREATE INDEX "results_rated" ON "results" ("game", "pace", "rated", "at");
  CREATE INDEX "results_listed" ON "results" ("listed", "at");
`;
