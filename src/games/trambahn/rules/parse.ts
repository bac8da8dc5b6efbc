import * as z from 'zod/mini';
import { parsed } from '#kernel/parsed.ts';
import { TRAMS } from './data/cards.ts';
import { type Action, KINDS, type Options, STEPS } from './model.ts';

const card = z.int().check(z.nonnegative(), z.lt(KINDS));
const cards = z.array(card).check(z.maxLength(120));
const both = z.tuple([cards, cards]);
const column = z.int().check(z.nonnegative(), z.lt(TRAMS.length + 6));

const action = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('lay-passenger'), card, row: z.literal([0, 1, 2, 3]) }),
  z.strictObject({ do: z.literal('start-column'), card }),
  z.strictObject({ do: z.literal('extend-column'), card, column }),
  z.strictObject({ do: z.literal('bank'), card }),
  z.strictObject({ do: z.literal('buy-tram'), tram: z.literal([2, 3, 4]), column }),
  z.strictObject({ do: z.literal('end-step'), step: z.enum(STEPS) }),
  z.strictObject({ do: z.literal('deal'), money: both, hands: both }),
  z.strictObject({ do: z.literal('refill'), spent: cards, drawn: cards }),
  z.strictObject({ do: z.literal('reshuffle'), lost: both }),
]);

const options = z.strictObject({});

export function parseAction(raw: unknown): Action {
  return parsed(action.safeParse(raw));
}

export function parseOptions(raw: unknown): Options {
  return parsed(options.safeParse(raw ?? {}));
}
