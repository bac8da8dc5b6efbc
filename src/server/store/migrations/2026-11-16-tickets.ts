/**
 * Season tickets, in both dialects. A ticket's key is the mark of the guest who made it. Of a session, a challenge and a link
 * only a hash is kept. What is over is first marked (`ends`, `used`, `sent`) and removed by a later tidying, so that a copy
 * that is brought up to date learns of it.
 */
export const tickets = `
  CREATE TABLE "tickets" (
    "mark" text PRIMARY KEY,
    "name" text NOT NULL,
    "drawn" text NOT NULL,
    "spelt" text NOT NULL,
    "since" bigint NOT NULL,
    "language" text NOT NULL,
    "settings" text NOT NULL,
    "version" integer NOT NULL,
    "leaves" bigint,
    CONSTRAINT "tickets_drawn" UNIQUE ("drawn"),
    CONSTRAINT "tickets_spelt" UNIQUE ("spelt")
  );
  CREATE TABLE "sessions" (
    "hash" text PRIMARY KEY,
    "id" text NOT NULL,
    "mark" text NOT NULL,
    "device" text NOT NULL,
    "made" bigint NOT NULL,
    "seen" bigint NOT NULL,
    "ends" bigint NOT NULL,
    CONSTRAINT "sessions_id" UNIQUE ("id")
  );
  CREATE INDEX "sessions_mark" ON "sessions" ("mark");
  CREATE INDEX "sessions_ends" ON "sessions" ("ends");
  CREATE TABLE "passkeys" (
    "id" text PRIMARY KEY,
    "mark" text NOT NULL,
    "label" text NOT NULL,
    "key" text NOT NULL,
    "counter" bigint NOT NULL,
    "transports" text NOT NULL,
    "made" bigint NOT NULL,
    "seen" bigint
  );
  CREATE INDEX "passkeys_mark" ON "passkeys" ("mark");
  CREATE TABLE "challenges" (
    "hash" text PRIMARY KEY,
    "mark" text,
    "purpose" text NOT NULL,
    "ends" bigint NOT NULL
  );
  CREATE INDEX "challenges_ends" ON "challenges" ("ends");
  CREATE TABLE "addresses" (
    "address" text PRIMARY KEY,
    "mark" text NOT NULL,
    "made" bigint NOT NULL
  );
  CREATE INDEX "addresses_mark" ON "addresses" ("mark");
  CREATE TABLE "links" (
    "id" text PRIMARY KEY,
    "hash" text,
    "address" text NOT NULL,
    "mark" text,
    "purpose" text NOT NULL,
    "about" text NOT NULL,
    "made" bigint NOT NULL,
    "ends" bigint NOT NULL,
    "used" bigint,
    CONSTRAINT "links_hash" UNIQUE ("hash")
  );
  CREATE INDEX "links_address" ON "links" ("address", "made");
  CREATE INDEX "links_mark" ON "links" ("mark", "made");
  CREATE INDEX "links_made" ON "links" ("made");
  CREATE TABLE "letters" (
    "id" text PRIMARY KEY,
    "address" text NOT NULL,
    "mark" text,
    "language" text NOT NULL,
    "kind" text NOT NULL,
    "about" text NOT NULL,
    "made" bigint NOT NULL,
    "sent" bigint
  );
  CREATE INDEX "letters_made" ON "letters" ("made");
  CREATE INDEX "letters_mark" ON "letters" ("mark");
  CREATE TABLE "audit" (
    "id" text PRIMARY KEY,
    "at" bigint NOT NULL,
    "mark" text,
    "what" text NOT NULL,
    "network" text NOT NULL,
    "about" text NOT NULL
  );
  CREATE INDEX "audit_mark" ON "audit" ("mark", "at");
  CREATE INDEX "audit_at" ON "audit" ("at");
`;
