import type { Eyes, Seat, State } from '#kernel/game.ts';
import { type Rng, takeAtRandom } from '#kernel/rng.ts';
import {
  type Card,
  DECK,
  type Event,
  type Own,
  type Seen,
  type Table,
  type Trambahn,
} from './model.ts';
import { add, addAll, playerOf, putInHand, removeAll } from './piles.ts';
import { noCards, nothingSeen } from './setup.ts';

/** 12.1 to 12.6: who knows what. */

export function own(state: State<Trambahn>, seat: Seat): Own {
  return state.hidden.own[seat as 0 | 1];
}

export function shown(event: Event, eyes: Eyes): Event {
  switch (event.is) {
    case 'cards-drawn':
      if (event.seat === eyes) return event;
      return { is: event.is, seat: event.seat, count: event.count };
    case 'card-banked':
      if (event.seat === eyes) return event;
      return { is: event.is, seat: event.seat };
    default:
      return event;
  }
}

/**
 * Cards this seat has seen go somewhere are put there; the buried ones into their owner's money or the discards; all
 * others fill the places left at random. Of what the other seat remembers only the discards are imagined.
 */
export function imagine(table: Table, own: Own, seat: Seat, rng: Rng): State<Trambahn> {
  const { seen } = own;
  const other = 1 - seat;
  const money: [number[], number[]] = [noCards(), noCards()];
  const discard = noCards();
  const unseen = unseenBy(table, own);

  const lay = (cards: readonly Card[], into: number[]) => {
    removeAll(unseen, cards);
    addAll(into, cards);
  };
  lay(seen.discard, discard);
  lay(seen.money[0], money[0]);
  lay(seen.money[1], money[1]);
  removeAll(unseen, seen.buried[0]);
  removeAll(unseen, seen.buried[1]);

  const room = roomBeside(table, seen);
  for (const s of [0, 1] as const) {
    // The discards must keep as many places as the other player's money cannot offer.
    const kept = s === 0 ? Math.max(0, seen.buried[1].length - room.money[1]) : 0;
    for (const card of seen.buried[s]) {
      const open = room.discard - kept;
      if (rng.below(room.money[s] + open) < open) {
        add(discard, card);
        room.discard--;
      } else {
        add(money[s], card);
        room.money[s]--;
      }
    }
  }
  addAll(money[0], takeAtRandom(unseen, room.money[0], rng));
  addAll(money[1], takeAtRandom(unseen, room.money[1], rng));
  addAll(discard, takeAtRandom(unseen, room.discard, rng));

  const hand: Card[] = [];
  for (const card of takeAtRandom(unseen, playerOf(table, other).hand, rng)) putInHand(hand, card);
  const mine = copyOwn(own);
  const theirs: Own = {
    hand,
    seen: { ...nothingSeen(), discard: [...seen.discard] },
  };
  return {
    table: copyTable(table),
    hidden: { pile: unseen, discard, money, own: seat === 0 ? [mine, theirs] : [theirs, mine] },
  };
}

/** The places in the money piles and the discards whose cards this seat has not seen come. */
function roomBeside(table: Table, seen: Seen): { money: [number, number]; discard: number } {
  const money = (s: 0 | 1) =>
    table.players[s].money + (table.turn === s ? table.spent : 0) - seen.money[s].length;
  return {
    money: [money(0), money(1)],
    discard: table.discard - table.spent - seen.discard.length,
  };
}

/** Every card that this seat does not have before its eyes. */
export function unseenBy(table: Table, own: Own): number[] {
  const unseen = [...DECK];
  removeAll(unseen, own.hand);
  for (const row of table.rows) removeAll(unseen, row);
  for (const player of table.players) {
    for (const column of player.columns) removeAll(unseen, column.cards);
  }
  return unseen;
}

export function clone({ table, hidden }: State<Trambahn>): State<Trambahn> {
  return {
    table: copyTable(table),
    hidden: {
      pile: hidden.pile.slice(),
      discard: hidden.discard.slice(),
      money: [hidden.money[0].slice(), hidden.money[1].slice()],
      own: [copyOwn(hidden.own[0]), copyOwn(hidden.own[1])],
    },
  };
}

function copyOwn({ hand, seen }: Own): Own {
  return {
    hand: hand.slice(),
    seen: {
      discard: seen.discard.slice(),
      money: [seen.money[0].slice(), seen.money[1].slice()],
      buried: [seen.buried[0].slice(), seen.buried[1].slice()],
    },
  };
}

export function copyTable(table: Table): Table {
  const [a, b] = table.players;
  const [i, ii, iii, iv] = table.rows;
  return {
    phase: table.phase,
    turn: table.turn,
    turns: table.turns,
    laid: table.laid,
    spent: table.spent,
    rows: [i.slice(), ii.slice(), iii.slice(), iv.slice()],
    players: [copyPlayer(a), copyPlayer(b)],
    display: table.display.slice(),
    trams: table.trams,
    pile: table.pile,
    discard: table.discard,
    // A scoring is written once and never changed.
    scorings: table.scorings.slice(),
  };
}

function copyPlayer(player: Table['players'][0]): Table['players'][0] {
  const columns = new Array<(typeof player.columns)[0]>(player.columns.length);
  for (let i = 0; i < columns.length; i++) {
    const { line, cards, tram } = player.columns[i] as (typeof columns)[0];
    columns[i] = { line, cards: cards.slice(), tram };
  }
  return { hand: player.hand, money: player.money, columns, bonus: player.bonus };
}
