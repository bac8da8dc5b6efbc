/** Who rules over the seats of a table that waits. Of one made before, it is whoever sits first. */
export const host = `
  ALTER TABLE "tables" ADD COLUMN "host" text;
  UPDATE "tables" SET "host" = (
    SELECT "holder" FROM "seats"
     WHERE "seats"."table" = "tables"."number" AND "seats"."kind" = 'guest'
     ORDER BY "seat" LIMIT 1
  );
`;
