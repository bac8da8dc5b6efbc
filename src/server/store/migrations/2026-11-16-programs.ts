/** Tokens by which a program plays one seat, in both dialects. Only a hash is kept; a seat has one at most. */
export const programs = `
  CREATE TABLE "seat_tokens" (
    "table_id" text NOT NULL,
    "seat" integer NOT NULL,
    "hash" text NOT NULL,
    "mark" text NOT NULL,
    "made" bigint NOT NULL,
    PRIMARY KEY ("table_id", "seat"),
    CONSTRAINT "seat_tokens_hash" UNIQUE ("hash")
  );
  CREATE INDEX "seat_tokens_mark" ON "seat_tokens" ("mark");
`;
