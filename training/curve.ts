import { appendFileSync } from 'node:fs';

/** Where `--log FILE` is said, a line of JSON for each point of the way goes there: what was learnt, and how well by then. */
export const curveTo =
  (file: string | undefined) =>
  (point: Readonly<Record<string, unknown>>): void => {
    if (file !== undefined) appendFileSync(file, `${JSON.stringify(point)}\n`);
  };
