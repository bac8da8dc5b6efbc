/** By which session a browser asked to be called, in both dialects: once that is over it is called no more. */
export const pushSessions = `
  ALTER TABLE "pushes" ADD COLUMN "session" text;
`;
