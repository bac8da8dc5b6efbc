import type { Card, Event, Own, Player, Table, Trambahn } from '#games/trambahn/model.ts';
import { putInHand } from '#games/trambahn/piles.ts';
import type { Eyes, Seat } from '#kernel/game.ts';
import type { Happening, Seen } from '#web/table/face.ts';

/**
 * The table between the events of one entry. The engine does an entry at once; a player sees the passenger sit down,
 * then the line counted, then the row cleared. Told all events of an entry, `before` becomes the table after it, but
 * for the phase and what is not shown (tests/stage.test.ts).
 */
export type Staged = Seen<Trambahn>;

/** What is to be seen while this happens, and what was to be seen just before. */
export function stageOf(
  { before, earlier, event }: Happening<Trambahn>,
  eyes: Eyes,
): { was: Staged; shown: Staged } {
  let was: Staged = before;
  for (const told of earlier ?? []) was = tell(was, told, eyes);
  return { was, shown: isCount(event) ? was : tell(was, event, eyes) };
}

/** While points are counted the board stays as it is; they are written down when all are counted. */
export function isCount(
  event: Event,
): event is Extract<Event, { is: 'line-scored' | 'bonus-scored' }> {
  return event.is === 'line-scored' || event.is === 'bonus-scored';
}

export function tell({ table, own }: Staged, event: Event, eyes: Eyes): Staged {
  return { table: tellTable(table, event), own: own && tellOwn(own, event, eyes) };
}

function tellTable(table: Table, event: Event): Table {
  switch (event.is) {
    case 'money-dealt': {
      const [a, b] = event.counts;
      const dealt = { ...table, pile: table.pile - a - b };
      return withPlayer(
        withPlayer(dealt, 0, (p) => pay(p, a)),
        1,
        (p) => pay(p, b),
      );
    }
    case 'cards-drawn':
      return withPlayer({ ...table, pile: table.pile - event.count }, event.seat, (player) => ({
        ...player,
        hand: player.hand + event.count,
      }));
    case 'turn-begun':
      return { ...table, turn: event.seat, turns: event.turn, laid: 0 };
    case 'passenger-laid': {
      const rows = changed(table.rows, event.row, (row) => [...row, event.card]);
      return withPlayer({ ...table, rows, laid: table.laid + 1 }, event.seat, layOne);
    }
    case 'line-scored': {
      const discard = table.discard + table.rows[event.line].length;
      const scorings = [...table.scorings, { line: event.line, points: event.points }];
      return { ...table, rows: changed(table.rows, event.line, () => []), discard, scorings };
    }
    case 'column-started':
    case 'column-extended':
      return withPlayer(table, event.seat, (player) => layInColumn(player, event));
    case 'bonus-scored':
      return withPlayer(table, event.seat, (p) => ({ ...p, bonus: p.bonus + event.points }));
    case 'card-banked':
      return withPlayer(table, event.seat, (player) => pay(layOne(player), 1));
    case 'tram-bought': {
      const display = [...table.display];
      display.splice(display.indexOf(event.tram), 1);
      const paid = { ...table, display, discard: table.discard + event.price };
      return withPlayer(paid, event.seat, (player) => ({
        ...pay(player, -event.price),
        columns: player.columns.map((column, i) =>
          i === event.column ? { ...column, tram: event.tram } : column,
        ),
      }));
    }
    case 'money-halved': {
      const [a, b] = event.counts;
      const pile = table.pile + table.discard + a + b;
      const shuffled = { ...table, pile, discard: 0 };
      return withPlayer(
        withPlayer(shuffled, 0, (p) => pay(p, -a)),
        1,
        (p) => pay(p, -b),
      );
    }
    case 'columns-sold':
      return withPlayer(table, event.seat, (player) => ({
        ...pay(player, event.count),
        columns: player.columns.filter((column) => column.tram !== 0),
      }));
    case 'trams-displayed':
      return {
        ...table,
        display: [...table.display, ...event.trams],
        trams: table.trams - event.trams.length,
      };
    case 'game-ended':
      return { ...table, phase: 'over' };
  }
}

function tellOwn(own: Own, event: Event, eyes: Eyes): Own {
  if (!('seat' in event) || event.seat !== eyes) return own;
  switch (event.is) {
    case 'cards-drawn': {
      const hand = [...own.hand];
      for (const card of event.cards ?? []) putInHand(hand, card);
      return { ...own, hand };
    }
    case 'passenger-laid':
    case 'column-started':
    case 'column-extended':
      return { ...own, hand: without(own.hand, event.card) };
    case 'card-banked':
      return event.card === undefined ? own : { ...own, hand: without(own.hand, event.card) };
    default:
      return own;
  }
}

type Laying = Extract<Event, { is: 'column-started' | 'column-extended' }>;

function layInColumn(player: Player, event: Laying): Player {
  const { card } = event;
  const columns =
    event.is === 'column-started'
      ? [
          ...player.columns,
          { line: Math.floor(card / 10) as 0 | 1 | 2 | 3, cards: [card], tram: 0 as const },
        ]
      : player.columns.map((column, i) =>
          i === event.column ? { ...column, cards: [...column.cards, card] } : column,
        );
  return { ...layOne(player), columns };
}

const layOne = (player: Player): Player => ({ ...player, hand: player.hand - 1 });
const pay = (player: Player, cards: number): Player => ({ ...player, money: player.money + cards });

function withPlayer(table: Table, seat: Seat, change: (player: Player) => Player): Table {
  return { ...table, players: changed(table.players, seat, change) };
}

/** A copy of a tuple with one of its parts changed. */
function changed<T extends readonly unknown[]>(
  all: T,
  at: number,
  change: (one: T[number]) => T[number],
): T {
  return all.map((one, i) => (i === at ? change(one) : one)) as unknown as T;
}

function without(hand: readonly Card[], card: Card): Card[] {
  const at = hand.indexOf(card);
  return hand.filter((_, i) => i !== at);
}
