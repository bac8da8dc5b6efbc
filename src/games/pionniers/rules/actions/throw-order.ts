import type { Seat } from '#kernel/game.ts';
import type { ChanceAction } from '#kernel/play.ts';
import { beginTurn, drawsLots, type Tell } from '../flow.ts';
import type { Line, Pionniers, Table } from '../model.ts';
import { linesInPlay, shareLines } from '../setup.ts';
import { asMany } from './throw.ts';

/** 2.1, 2.2: everybody throws; who is tied throws again. */

export const throwOrder = {
  phases: ['order'],

  check: ({ table }, { dice }) => asMany(tiedSeats(table).length, dice.length),

  draw({ table }, rng) {
    const dice = tiedSeats(table).map((): [number, number] => [1 + rng.below(6), 1 + rng.below(6)]);
    return { do: 'throw-order', dice };
  },

  apply({ table }, { dice }, tell) {
    for (const [i, seat] of tiedSeats(table).entries()) {
      const pair = dice[i] as [number, number];
      table.throws[seat]?.push([...pair]);
      tell?.({ is: 'order-thrown', seat, dice: pair });
    }
    if (tiedSeats(table).length > 0 || drawsLots(table, tell)) return;
    takeLines(table, linesOf(table), tell);
  },
} satisfies ChanceAction<Pionniers, 'throw-order'>;

/** 2.3 */
export const drawLines = {
  phases: ['lots'],

  check({ table }, { lines }) {
    const due = linesOf(table);
    const fits = due.length === lines.length && due.every((line) => lines.includes(line));
    return fits ? undefined : { rule: '2.3' };
  },

  draw({ table }, rng) {
    const left = linesOf(table);
    const lines: Line[] = [];
    while (left.length > 0) lines.push(...left.splice(rng.below(left.length), 1));
    return { do: 'draw-lines', lines };
  },

  apply({ table }, { lines }, tell) {
    takeLines(table, lines, tell);
  },
} satisfies ChanceAction<Pionniers, 'draw-lines'>;

/** 2.3, 13.2: the seats in order, twice if each drives two trains. */
function takeLines(table: Table, lines: readonly Line[], tell: Tell): void {
  const throwsOf = (seat: Seat) => table.throws[seat] as Throws;
  const inOrder = table.throws
    .map((_, seat) => seat)
    .sort((a, b) => compare(throwsOf(b), throwsOf(a)));
  const seats = table.twoTrains ? [...inOrder, ...inOrder] : inOrder;
  shareLines(table, seats, lines);
  tell?.({ is: 'order-settled', seats, lines: [...lines] });
  beginTurn(table, table.order[0] as Line, tell);
}

const linesOf = ({ throws, twoTrains }: Table): Line[] => linesInPlay(throws.length, twoTrains);

/** The seats whose throws so far equal another's: at first, all of them. */
function tiedSeats({ throws }: Table): Seat[] {
  const seats: Seat[] = [];
  for (const [seat, mine] of throws.entries()) {
    if (throws.some((theirs, other) => other !== seat && compare(mine, theirs) === 0)) {
      seats.push(seat);
    }
  }
  return seats;
}

/** By the first throw that differs. Whoever is tied has thrown as often as the other. */
function compare(a: Throws, b: Throws): number {
  for (let i = 0; i < a.length && i < b.length; i++) {
    const difference = totalOf(a[i] as Throws[number]) - totalOf(b[i] as Throws[number]);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}

type Throws = Table['throws'][number];

const totalOf = ([one, other]: Throws[number]): number => one + other;
