/**
 * Who is told what, by which way, in both dialects. A row of `notices` is written before anything is sent, and never twice: `sent`
 * says that it has gone or was about to, `dropped` that there was nothing to tell any more. Of the addresses of a feed and of an
 * answer only a hash is kept.
 */
export const notices = `
  CREATE TABLE "notices" (
    "mark" text NOT NULL,
    "table" text NOT NULL,
    "kind" text NOT NULL,
    "turn" bigint NOT NULL,
    "channel" text NOT NULL,
    "about" text NOT NULL,
    "made" bigint NOT NULL,
    "due" bigint NOT NULL,
    "sent" bigint,
    "dropped" bigint,
    CONSTRAINT "notices_key" PRIMARY KEY ("mark", "table", "kind", "turn", "channel")
  );
  CREATE INDEX "notices_table" ON "notices" ("table");
  CREATE INDEX "notices_made" ON "notices" ("made");
  CREATE TABLE "pushes" (
    "id" text PRIMARY KEY,
    "mark" text NOT NULL,
    "endpoint" text NOT NULL,
    "key" text NOT NULL,
    "auth" text NOT NULL,
    "device" text NOT NULL,
    "made" bigint NOT NULL
  );
  CREATE INDEX "pushes_mark" ON "pushes" ("mark");
  CREATE TABLE "webhooks" (
    "mark" text PRIMARY KEY,
    "url" text NOT NULL,
    "form" text NOT NULL,
    "secret" text NOT NULL,
    "made" bigint NOT NULL,
    "failing" bigint,
    "stopped" bigint
  );
  CREATE TABLE "feeds" (
    "mark" text PRIMARY KEY,
    "hash" text NOT NULL,
    "made" bigint NOT NULL,
    CONSTRAINT "feeds_hash" UNIQUE ("hash")
  );
  CREATE TABLE "answers" (
    "hash" text PRIMARY KEY,
    "mark" text NOT NULL,
    "table" text NOT NULL,
    "seat" integer NOT NULL,
    "turn" bigint NOT NULL,
    "about" text NOT NULL,
    "made" bigint NOT NULL,
    "used" bigint
  );
  CREATE INDEX "answers_mark" ON "answers" ("mark");
  CREATE INDEX "answers_made" ON "answers" ("made");
  CREATE TABLE "house_keys" (
    "name" text PRIMARY KEY,
    "value" text NOT NULL
  );
`;
