/** Which kinds of notices a device is not told, as JSON, in both dialects; null: it is told all that its holder wants. */
export const pushKinds = `
  ALTER TABLE "pushes" ADD COLUMN "unwanted" text;
`;
