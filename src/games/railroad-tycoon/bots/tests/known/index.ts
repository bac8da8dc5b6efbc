import { z } from 'zod';
import type { Own, RailroadTycoon } from '#games/railroad-tycoon/rules/model.ts';
import { cheapestRoute } from '#games/railroad-tycoon/rules/routes.ts';
import {
  cardOf,
  cityOf,
  colourOf,
  type Moment,
  position as stateOf,
} from '#games/railroad-tycoon/rules/tests/position.ts';
import { hexOf } from '#games/railroad-tycoon/rules/tiles.ts';
import type { Notation } from '#testkit/known.ts';

const names = z.array(z.string());
const company = z
  .strictObject({
    shares: z.int(),
    level: z.int(),
    score: z.int(),
    money: z.int(),
    cards: names,
    tycoon: z.string(),
  })
  .partial();

/** As `Moment` has it: money in thousands, cities and cards by their names, cubes by letters. */
const written = z
  .strictObject({
    phase: z.enum(['act', 'auction']),
    turn: z.int(),
    round: z.int(),
    seat: z.int(),
    actions: z.int(),
    lastTurn: z.int(),
    bid: z.int(),
    bidder: z.int(),
    players: z.array(company),
    links: z.array(z.tuple([z.int(), z.string(), z.string()])),
    cubes: z.record(z.string(), z.string().regex(/^[RYBKP]*$/)),
    show: names,
  })
  .partial();

const FIELDS: Readonly<Record<string, (text: string) => number>> = {
  from: cityOf,
  city: cityOf,
  card: cardOf,
  colour: colourOf,
  /** `new-york philadelphia`: the first tile of the cheapest way between the two, on an empty map. */
  hex(text) {
    const [from = '', to = ''] = text.split(' ');
    const route = cheapestRoute(stateOf({}).table, cityOf(from), cityOf(to), 4);
    if (!route) throw new Error(`no way: ${text}`);
    return hexOf(route.tiles[0] as number);
  },
};

export const notation: Notation<RailroadTycoon> = {
  seen(position, seat) {
    const { table, hidden } = stateOf(written.parse(position) as Moment);
    return { table, own: hidden.own[seat] as Own };
  },
  part: (part) => ({
    ...part,
    ...Object.fromEntries(
      Object.entries(part).flatMap(([field, value]) => {
        const read = FIELDS[field];
        return read && typeof value === 'string' ? [[field, read(value)]] : [];
      }),
    ),
  }),
  hurried: { dispatcher: 1 / 4 },
};
