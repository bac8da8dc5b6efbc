/** Whom the holder of a ticket does not read, in both dialects: by who that is on all tapes (`whoIs`). */
export const mutes = `
  CREATE TABLE "mutes" (
    "mark" text NOT NULL,
    "who" text NOT NULL,
    "at" bigint NOT NULL,
    PRIMARY KEY ("mark", "who")
  );
  CREATE INDEX "mutes_who" ON "mutes" ("who");
`;
