import type * as z from 'zod/mini';
import { Malformed } from './game.ts';

/** What a schema made of something from outside, or `Malformed`. */
export function parsed<T>(result: z.core.util.SafeParseResult<T>): T {
  if (result.success) return result.data;
  throw new Malformed(reasonOf(result.error.issues[0] as z.core.$ZodIssue));
}

/** The first thing that is wrong, in the words that `record-schema.ts` uses. A hostile name is not repeated whole. */
function reasonOf({ code, path, ...issue }: z.core.$ZodIssue): string {
  if ('keys' in issue) return `unknown field ${issue.keys[0]?.slice(0, 40)}`;
  return path.length === 0 ? 'not an object' : `bad field ${path.join('.')}: ${code}`;
}
