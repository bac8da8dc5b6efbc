import * as z from 'zod/mini';
import { SIDES } from '#hex/hex.ts';
import { Malformed } from '#kernel/game.ts';
import { parsed } from '#kernel/parsed.ts';
import { CARDS } from './data/cards.ts';
import { HIGHEST_LEVEL } from './data/economy.ts';
import { TYCOONS } from './data/tycoons.ts';
import { readMap } from './map-file.ts';
import { type Action, COLOURS, type Options } from './model.ts';
import { faultText } from './words/map-file.ts';

/** Somebody's own map may have hundreds of faults: the message names the first. */
const MOST_FAULTS_NAMED = 5;

const below = (most: number) => z.int().check(z.nonnegative(), z.lt(most));
const side = below(SIDES);
const city = below(64);
const colour = below(COLOURS);
const card = below(CARDS.length);
const link = below(1000);

const action = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('bid'), amount: below(1000) }),
  z.strictObject({ do: z.literal('pass') }),
  z.strictObject({ do: z.literal('issue-share') }),
  z.strictObject({ do: z.literal('announce-grant') }),
  z.strictObject({ do: z.literal('lay-track'), hex: below(64 * 64), from: side, to: side }),
  z.strictObject({ do: z.literal('redirect'), link, to: side }),
  z.strictObject({ do: z.literal('stop-building') }),
  z.strictObject({ do: z.literal('urbanise'), city, colour }),
  z.strictObject({ do: z.literal('upgrade') }),
  z.strictObject({
    do: z.literal('deliver'),
    colour,
    from: city,
    route: z.array(link).check(z.minLength(1), z.maxLength(HIGHEST_LEVEL)),
  }),
  z.strictObject({ do: z.literal('take-card'), card }),
  z.strictObject({ do: z.literal('grow-city'), city }),
  z.strictObject({ do: z.literal('western-link'), city }),
  z.strictObject({ do: z.literal('decline-action') }),
  z.strictObject({
    do: z.literal('fill-cities'),
    cubes: z.array(z.array(colour).check(z.maxLength(5))).check(z.maxLength(64)),
  }),
  z.strictObject({
    do: z.literal('deal-tycoons'),
    tycoons: z.array(below(TYCOONS.length)).check(z.maxLength(6)),
  }),
  z.strictObject({
    do: z.literal('lay-cards'),
    cards: z.array(card).check(z.maxLength(12)),
  }),
  z.strictObject({ do: z.literal('settle-bid') }),
  z.strictObject({
    do: z.literal('draw-cubes'),
    cubes: z.array(colour).check(z.maxLength(5)),
  }),
  z.strictObject({ do: z.literal('look-for-pullman') }),
  z.strictObject({ do: z.literal('pay-income') }),
  z.strictObject({ do: z.literal('turn-card'), card }),
  z.strictObject({ do: z.literal('reveal') }),
]);

const options = z.strictObject({
  map: z._default(
    z.union([z.literal('eastern-us'), z.record(z.string(), z.unknown())]),
    'eastern-us',
  ),
  beginner: z._default(z.boolean(), false),
  sharp: z._default(z.boolean(), false),
  tiles: z._default(z.nullable(z.int().check(z.positive(), z.lte(1000))), null),
  turns: z._default(z.nullable(z.int().check(z.positive(), z.lte(99))), null),
});

export function parseAction(raw: unknown): Action {
  return parsed(action.safeParse(raw));
}

export function parseOptions(raw: unknown): Options {
  const { map, ...rules } = parsed(options.safeParse(raw ?? {}));
  if (map === 'eastern-us') return { map, ...rules };
  const read = readMap(map);
  if ('map' in read) return { map: read.map, ...rules };
  const first = read.faults.slice(0, MOST_FAULTS_NAMED);
  throw new Malformed(first.map((fault) => faultText(fault, 'en')).join(' '));
}
