import * as z from 'zod/mini';
import { parsed } from '#kernel/parsed.ts';
import { type Action, type LastWagon, MOST_WAGONS } from './model.ts';

const wagons = z.int().check(z.positive(), z.lte(MOST_WAGONS));

const action = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('shunt'), wagons }),
  z.strictObject({ do: z.literal('uncouple'), wagons }),
]);

const options = z.strictObject({});

export function parseAction(raw: unknown): Action {
  return parsed(action.safeParse(raw));
}

export function parseOptions(raw: unknown): LastWagon['options'] {
  return parsed(options.safeParse(raw ?? {}));
}
