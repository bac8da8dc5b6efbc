import { z } from 'zod';
import {
  CONDUCTOR,
  type Line,
  lineOf,
  type Player,
  type Scoring,
  STEPS,
  stationOf,
  type Table,
  type Trambahn,
} from '#games/trambahn/rules/model.ts';
import type { Notation } from '#testkit/known.ts';
import { type Position, positionOf } from '../positions.ts';

/** Blue, red, green, yellow. */
const LINES = 'brgy';
const lineIn = (letter: string): Line => LINES.indexOf(letter) as Line;

const cardIn = (name: string): number =>
  name === 'c' ? CONDUCTOR : stationOf(lineIn(name.charAt(0)), Number(name.slice(1)));

/** `b1 r10 c`: a blue 1, a red 10 and a conductor. */
const cards = z
  .string()
  .regex(/^(?:(?:[brgy](?:[1-9]|10)|c)(?: |$))*$/)
  .transform((text) => text.split(' ').filter(Boolean).map(cardIn));

const tram = z.literal([2, 3, 4]);
const columns = z.array(
  z
    .strictObject({ cards, tram: z.literal([0, 2, 3, 4]) })
    .transform((column) => ({ line: lineOf(column.cards[0] as number), ...column })),
);
const both = z.tuple([z.int(), z.int()]);

/** Of whom nothing is said: three cards of money, no column. `scored`: so often, and what all of it brought the two seats. */
const written = z
  .strictObject({
    phase: z.enum(STEPS),
    laid: z.int(),
    rows: z.tuple([cards, cards, cards, cards]),
    scored: z.strictObject({ times: z.int(), points: both.default([0, 0]) }),
    mine: columns,
    theirs: columns,
    hand: cards,
    money: both,
    display: z.array(tram),
    trams: z.int(),
  })
  .partial()
  .required({ phase: true, hand: true });

/** All of it is told of the first scoring. */
const scorings = ({ times, points }: { times: number; points: [number, number] }): Scoring[] =>
  Array.from({ length: times }, (_, i) => ({ line: 2, points: i === 0 ? points : [0, 0] }));

export const notation: Notation<Trambahn> = {
  seen(position, seat) {
    const { scored, ...rest } = written.parse(position);
    const { table, own } = positionOf({
      ...(rest as Position),
      ...(scored ? { scorings: scorings(scored) } : {}),
    });
    return { table: seat === 0 ? table : fromTheOtherSide(table), own };
  },
  part: ({ card, row, ...part }) => ({
    ...part,
    ...(typeof card === 'string' ? { card: cardIn(card) } : {}),
    ...(typeof row === 'string' ? { row: lineIn(row) } : {}),
  }),
};

/** The same with seats changed; points stand in the file by seat. */
const fromTheOtherSide = (table: Table): Table => ({
  ...table,
  turn: 1,
  players: table.players.toReversed() as [Player, Player],
});
