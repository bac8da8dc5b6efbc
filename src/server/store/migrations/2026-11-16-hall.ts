/**
 * Who is invited where, and who is in the hall, in both dialects. An invitation outlives its answer, so that nobody is invited
 * twice. Who is in the hall says so again and again: a row that has not been heard of for a while is nobody.
 */
export const hall = `
  CREATE TABLE "invitations" (
    "table" text NOT NULL,
    "mark" text NOT NULL,
    "inviter" text NOT NULL,
    "made" bigint NOT NULL,
    "declined" bigint,
    CONSTRAINT "invitations_key" PRIMARY KEY ("table", "mark")
  );
  CREATE INDEX "invitations_mark" ON "invitations" ("mark", "made");
  CREATE INDEX "invitations_made" ON "invitations" ("made");
  CREATE TABLE "present" (
    "mark" text PRIMARY KEY,
    "key" text NOT NULL,
    "name" text NOT NULL,
    "since" bigint NOT NULL,
    "seen" bigint NOT NULL,
    CONSTRAINT "present_person" UNIQUE ("key")
  );
  CREATE INDEX "present_seen" ON "present" ("seen");
`;
