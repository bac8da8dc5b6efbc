import { z } from 'zod';
import type { Own, UnionPacific } from '#games/union-pacific/rules/model.ts';
import { type Moment, position as stateOf } from '#games/union-pacific/rules/tests/position.ts';
import type { Notation } from '#testkit/known.ts';

/** The companies by their letters, in the order of the rulebook, and Union Pacific. */
const NAMES = ['EP', 'BN', 'MS', 'DM', 'SF', 'UM', 'ES', 'KC', 'MR', 'WW', 'UP'] as const;
const TRACKS = 'PDBWJ';

const share = z.enum(NAMES);
const shareIn = (name: unknown): number => NAMES.indexOf(share.parse(name));

/** `EP EP UP`: two shares of the first company and one of Union Pacific. */
const shares = z.string().transform((text) => text.split(' ').map(shareIn));

const hand = z
  .strictObject({ tracks: z.string(), shares, exposed: shares, money: z.int() })
  .partial();
const group = z.strictObject({ shares: z.int(), dividends: z.int() }).partial();

/** As `Moment` has it. */
const written = z
  .strictObject({
    phase: z.enum(['open', 'swap', 'act', 'discard', 'take', 'exchange']),
    players: z.array(hand),
    options: z.strictObject({ swap: z.boolean() }).partial(),
    turn: z.int(),
    paid: z.int(),
    display: shares,
    pile: shares,
    groups: z.array(group),
    filled: z.string(),
    trains: z
      .partialRecord(share, z.int())
      .transform((trains) =>
        Object.fromEntries(Object.entries(trains).map(([name, count]) => [shareIn(name), count])),
      ),
  })
  .partial()
  .required({ players: true });

const FIELDS: Readonly<Record<string, (value: unknown) => unknown>> = {
  share: shareIn,
  company: shareIn,
  shares: (pair) => z.array(z.unknown()).parse(pair).map(shareIn),
  track: (letter) => TRACKS.indexOf(z.string().parse(letter)),
};

export const notation: Notation<UnionPacific> = {
  seen(position, seat) {
    const { table, hidden } = stateOf(written.parse(position) as Moment);
    return { table, own: hidden.own[seat] as Own };
  },
  part: (part) => ({
    ...part,
    ...Object.fromEntries(
      Object.entries(part).flatMap(([field, value]) => {
        const read = FIELDS[field];
        return read ? [[field, read(value)]] : [];
      }),
    ),
  }),
  hurried: { dispatcher: 1 / 8 },
};
