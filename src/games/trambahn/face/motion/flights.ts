import type { Card, Event, Table, Tram, Trambahn } from '#games/trambahn/rules/model.ts';
import type { Eyes, View } from '#kernel/game.ts';
import { LINES } from '../logic/lines.ts';
import type { Spot } from '../logic/spots.ts';
import { COUNTED_AT, durationOf, GAP, QUICK, SLOW } from './durations.ts';

/** What travels. */
export type Cargo =
  | { is: 'card'; card: Card }
  | { is: 'note' }
  | { is: 'tram'; tram: Tram }
  | { is: 'points'; points: number };

/** One thing on its way, from the first of these spots that is to be seen to the first of those. */
export type Flight = {
  cargo: Cargo;
  from: readonly Spot[];
  to: readonly Spot[];
  /** Milliseconds from the event's start. */
  begins: number;
  lasts: number;
  /** What is not to be seen before it arrives there: itself, and not the chip of a column that was there already. */
  hides: readonly Spot[];
  /** Where the board scrolls, it scrolls to where this arrives. */
  follows: boolean;
};

const NOTE: Cargo = { is: 'note' };

/** What moves when this happens, seen by these eyes, from the table as it was just before. */
export function flightsOf(event: Event, was: View<Trambahn>, eyes: Eyes): readonly Flight[] {
  const { table, own } = was;
  const near = eyes === 1 ? 1 : 0;
  /** The card as its owner holds it; the others see only that it leaves the hand. */
  const fromHand = (seat: number, card: Card | undefined): readonly Spot[] => {
    if (seat !== near) return [`backs:${seat}`];
    const at = card === undefined ? -1 : (own?.hand.indexOf(card) ?? -1);
    return [`hand:${at >= 0 ? at : Math.max(0, table.players[near].hand - 1)}`];
  };
  const face = (card: Card | undefined): Cargo =>
    card === undefined ? NOTE : { is: 'card', card };
  switch (event.is) {
    case 'passenger-laid': {
      const { row, card, seat } = event;
      return [travel(face(card), fromHand(seat, card), [`row:${row}:${table.rows[row].length}`])];
    }
    case 'column-started':
    case 'column-extended': {
      const { seat, card, column } = event;
      const cards = table.players[seat as 0 | 1].columns[column]?.cards.length ?? 0;
      const strip: Spot = `strip:${seat}:${column}:${cards}`;
      const flight = travel(face(card), fromHand(seat, card), [strip, `col:${seat}:${column}`]);
      return [event.is === 'column-started' ? flight : { ...flight, hides: [strip] }];
    }
    case 'card-banked':
      return [land(face(event.card), fromHand(event.seat, event.card), [`money:${event.seat}`])];
    case 'tram-bought': {
      const { seat, tram, column } = event;
      const from: Spot = `display:${table.display.indexOf(tram)}`;
      return [
        { ...land(NOTE, [`money:${seat}`], ['discard']), lasts: QUICK * 2 },
        {
          ...travel(
            { is: 'tram', tram },
            [from],
            [`tram:${seat}:${column}`, `col:${seat}:${column}`],
          ),
          begins: QUICK,
          hides: [`tram:${seat}:${column}`],
        },
      ];
    }
    case 'cards-drawn':
      return drawn(event.seat, event.count, table, near);
    case 'trams-displayed':
      return event.trams.map((tram, i) => ({
        ...travel({ is: 'tram', tram }, ['trams'], [`display:${table.display.length + i}`]),
        begins: i * GAP,
        // At the end of every turn: nobody need look there.
        follows: false,
      }));
    case 'columns-sold':
      return table.players[event.seat as 0 | 1].columns.flatMap(({ tram }, i) =>
        tram === 0 ? [land(NOTE, [`col:${event.seat}:${i}`], [`money:${event.seat}`])] : [],
      );
    case 'money-halved':
      return [0, 1].flatMap((seat) =>
        event.counts[seat as 0 | 1] === 0
          ? []
          : [{ ...land(NOTE, [`money:${seat}`], ['discard']), begins: (seat * SLOW) / 2 }],
      );
    case 'money-dealt':
      return [land(NOTE, ['pile'], ['money:0']), land(NOTE, ['pile'], ['money:1'])];
    case 'line-scored':
    case 'bonus-scored':
      return counted(event);
    case 'turn-begun':
    case 'phase-begun':
    case 'payment-settled':
    case 'game-ended':
      return [];
  }
}

function travel(cargo: Cargo, from: readonly Spot[], to: readonly Spot[]): Flight {
  return { cargo, from, to, begins: 0, lasts: SLOW, hides: to, follows: true };
}

/** To a pile, which looks the same before and after. */
function land(cargo: Cargo, from: readonly Spot[], to: readonly Spot[]): Flight {
  return { ...travel(cargo, from, to), hides: [], follows: false };
}

/** 8.1: the own hand is sorted, so the cards come to lie anywhere; all that is new is the number of them. */
function drawn(seat: number, count: number, table: Table, near: 0 | 1): Flight[] {
  const hand = table.players[seat as 0 | 1].hand;
  return Array.from({ length: count }, (_, i) =>
    seat === near
      ? { ...travel(NOTE, ['pile'], [`hand:${hand + i}`]), begins: i * GAP }
      : { ...land(NOTE, ['pile'], [`backs:${seat}`]), begins: i * GAP },
  );
}

/** 9.5, 10.4: the sums go to the pad, then the passengers of a scored row leave. */
function counted(event: Extract<Event, { is: 'line-scored' | 'bonus-scored' }>): Flight[] {
  const begins = durationOf(event) * COUNTED_AT;
  const pad = (seat: number, points: number, from: readonly Spot[], line: Spot): Flight => ({
    ...land({ is: 'points', points }, from, [line, `total:${seat}`]),
    begins,
    lasts: SLOW,
  });
  if (event.is === 'bonus-scored') {
    const { seat, column, points } = event;
    return [
      pad(seat, points, [`val:${seat}:${column}`, `col:${seat}:${column}`], `pad:bonus:${seat}`),
    ];
  }
  const line = LINES[event.line] as 0;
  const sums = event.points.flatMap((points, seat) =>
    points === 0 ? [] : [pad(seat, points, [`pay:${line}:${seat}`], `pad:${event.nth}:${seat}`)],
  );
  const leaving = [0, 1, 2, 3].map((at) => ({
    ...land(NOTE, [`row:${line}:${at}`], ['discard']),
    begins: begins + SLOW / 2 + at * 40,
    lasts: SLOW,
  }));
  return [...sums, ...leaving];
}
