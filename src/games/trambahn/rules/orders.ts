import { typeset } from '#kernel/french.ts';
import { type Language, Malformed, type Seat } from '#kernel/game.ts';
import type { Next, Order, Orders } from '#kernel/orders.ts';
import { layPassenger } from './actions/lay-passenger.ts';
import { PRICES } from './data/cards.ts';
import {
  type Action,
  type ActionOf,
  type Card,
  type ColumnAt,
  isConductor,
  KINDS,
  type Line,
  type Step,
  type Table,
  type Tram,
  type Trambahn,
} from './model.ts';
import { playerOf } from './piles.ts';
import { en } from './words/en.ts';
import { fr } from './words/fr.ts';

/**
 * How this turn ends. `lay`: with this passenger, as long as so many lie in its row as when it was ordered; without it
 * somebody, or a sealed plan, lays the passenger that every turn begins with. `tram`: it is bought, if it is still there. Then
 * every step is ended.
 */
export type TurnOrder = Order & {
  kind: 'turn';
  turn: number;
  lay?: { card: Card; row: Line; after: number };
  tram?: Tram;
};

export const orders: Orders<Trambahn> = {
  parse(raw) {
    const { kind, turn, lay, tram, ...rest } = raw as Record<string, unknown>;
    const isTram = tram === undefined || tram === 2 || tram === 3 || tram === 4;
    const isOne = kind === 'turn' && isCount(turn, Infinity) && isTram;
    if (!isOne || Object.keys(rest).length > 0) throw new Malformed('no order');
    return {
      kind,
      turn,
      ...(lay === undefined ? {} : { lay: layIn(lay) }),
      ...(tram === undefined ? {} : { tram }),
    } as TurnOrder;
  },

  say(order, language) {
    const { lay, tram } = order as TurnOrder;
    if (language === 'fr') {
      const laid = lay && `Poser ${passenger(lay, 'fr')} comme passager si rien n’y a été posé`;
      const bought =
        tram && `acheter **${fr.tram(tram)}** pour ma plus longue colonne s’il est encore là`;
      return typeset(
        sentence(laid, bought, ['finir mon tour', 'sans rien poser ni acheter'], ' puis '),
      );
    }
    const laid = lay && `Lay ${passenger(lay, 'en')} as a passenger if nothing has been laid there`;
    const bought = tram && `buy **${en.tram(tram)}** for my longest column if it is still there`;
    return sentence(laid, bought, ['finish my turn', 'and lay or buy nothing more'], ' then ');
  },

  next(table, own, seat, order) {
    const { turn, lay, ...rest } = order as TurnOrder;
    if (table.turns > turn) return { play: [] };
    if (table.turns < turn) return 'wait';
    if (table.phase === 'trams') return inTrams(table, seat, order as TurnOrder);
    if (table.phase !== 'passengers' || table.laid > 0) return ended(table, order);
    if (!lay) return 'wait';
    const { card, row, after } = lay;
    const laying: ActionOf<'lay-passenger'> = { do: 'lay-passenger', card, row };
    const isAsWas =
      table.rows[row].length === after && !layPassenger.check(table, own, seat, laying);
    return isAsWas ? { play: [laying], left: { turn, ...rest } as TurnOrder } : 'lifted';
  },

  offers(table, own, seat) {
    const { phase, turns, rows, laid } = table;
    if (phase === 'deal' || phase === 'over') return [];
    const isMine = table.turn === seat;
    const turn = isMine ? turns : turns + 1;
    // What its own draw brings decides the turn after.
    if (isMine && (phase === 'refill' || phase === 'reshuffle')) return [];
    if (isMine && (phase !== 'passengers' || laid > 0)) return endings(table, seat, turn);
    const layings: ActionOf<'lay-passenger'>[] = [];
    layPassenger.offer(table, own, seat, layings);
    return [
      ...layings.map(
        ({ card, row }): TurnOrder => ({
          kind: 'turn',
          turn,
          lay: { card, row, after: rows[row].length },
        }),
      ),
      ...[...new Set(table.display)].map((tram): TurnOrder => ({ kind: 'turn', turn, tram })),
    ];
  },
};

/** What is left to say of a turn that has begun. */
function endings(table: Table, seat: Seat, turn: number): TurnOrder[] {
  const trams = [...new Set(table.display)].filter((tram) => canBuy(table, seat, tram));
  return [
    { kind: 'turn', turn },
    ...trams.map((tram): TurnOrder => ({ kind: 'turn', turn, tram })),
  ];
}

/** 3.6 */
const ended = ({ phase }: Table, order: Order): Next<Action> => ({
  play: [{ do: 'end-step', step: phase as Step }],
  left: order,
});

/** 7.1 to 7.4 */
function inTrams(table: Table, seat: Seat, order: TurnOrder): Next<Action> {
  const { tram, ...rest } = order;
  if (tram === undefined) return ended(table, order);
  if (!canBuy(table, seat, tram)) return 'lifted';
  return { play: [{ do: 'buy-tram', tram, column: longest(table, seat) }], left: rest };
}

function canBuy(table: Table, seat: Seat, tram: Tram): boolean {
  const { money } = playerOf(table, seat);
  return table.display.includes(tram) && PRICES[tram] <= money && longest(table, seat) >= 0;
}

/** Of the columns without a tram; of two as long the first. */
function longest(table: Table, seat: Seat): ColumnAt {
  let best = -1;
  for (const [at, { tram, cards }] of playerOf(table, seat).columns.entries()) {
    const most = playerOf(table, seat).columns[best]?.cards.length ?? 0;
    if (tram === 0 && cards.length > most) best = at;
  }
  return best;
}

function layIn(raw: unknown): TurnOrder['lay'] {
  if (typeof raw !== 'object' || raw === null) throw new Malformed('no passenger');
  const { card, row, after, ...rest } = raw as Record<string, unknown>;
  const isOne = isCount(card, KINDS) && isCount(row, 4) && isCount(after, 4);
  if (!isOne || Object.keys(rest).length > 0) throw new Malformed('no passenger');
  return { card, row, after } as TurnOrder['lay'];
}

const isCount = (value: unknown, below: number): boolean =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < below;

function passenger({ card, row }: { card: Card; row: Line }, language: Language): string {
  if (language === 'fr') {
    return isConductor(card)
      ? `un **conducteur** au terminus de la ligne ${fr.line(row)}`
      : `le **${fr.card(card)}**`;
  }
  return isConductor(card)
    ? `a **conductor** at the ${en.line(row)} terminus`
    : `**${en.card(card)}**`;
}

/** What is done first, if anything, and then the end of the turn. */
function sentence(
  laid: string | undefined,
  bought: string | undefined,
  [end, only]: readonly [string, string],
  then: string,
): string {
  const parts = [laid, bought].filter((part) => part !== undefined);
  const whole = parts.length === 0 ? `${end} ${only}` : `${parts.join(', ')},${then}${end}`;
  return whole.charAt(0).toUpperCase() + whole.slice(1);
}
