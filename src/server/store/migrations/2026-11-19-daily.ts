/**
 * The deal of each day and game, and who has travelled on it, in both dialects. A deal is made once, by whoever is asked first: its
 * key is why all nodes have the same. `seats`: a bot's name, or null for the traveller. Of a journey `ended` is empty while it goes
 * on, and `score` and `rival` where it was not played to its end; `id` is how others name it.
 */
export const daily = `
  CREATE TABLE "daily_deals" (
    "day" text NOT NULL,
    "game" text NOT NULL,
    "rules" integer NOT NULL,
    "options" text NOT NULL,
    "seats" text NOT NULL,
    "secret" text NOT NULL,
    PRIMARY KEY ("day", "game")
  );
  CREATE TABLE "journeys" (
    "id" text PRIMARY KEY,
    "day" text NOT NULL,
    "game" text NOT NULL,
    "mark" text NOT NULL,
    "table_id" text NOT NULL,
    "name" text NOT NULL,
    "made" bigint NOT NULL,
    "ended" bigint,
    "score" integer,
    "rival" integer,
    CONSTRAINT "journeys_traveller" UNIQUE ("mark", "day", "game"),
    CONSTRAINT "journeys_table" UNIQUE ("table_id")
  );
  CREATE INDEX "journeys_arrived" ON "journeys" ("day", "game", "score");
`;
