import { HAND_SIZE } from '#games/trambahn/rules/data/cards.ts';
import type { Own, Table, Tram } from '#games/trambahn/rules/model.ts';
import { playerOf } from '#games/trambahn/rules/piles.ts';
import type { Seat } from '#kernel/game.ts';
import { shapeOf } from './columns.ts';
import type { Expectation } from './expectation.ts';
import { handGain } from './hand.ts';
import { bestPurchase } from './purchase.ts';

/** A money card brings so many points for every turn to come: what is bought late scores seldom. */
const COIN_FOR_A_TURN = 0.145;

/** The pile may run out before the money can be spent, and then half is lost (8.2). */
const COIN_BEFORE_HALVING = 0.75;

/** What the opponent draws before the seat can buy again. */
const CARDS_DRAWN_IN_A_TURN = 5;

/** A card kept in hand is banked a turn late, and stands in the way of another. */
const KEPT_CARD = 0.5;

/** What a money card is worth in points. */
export function coinOf({ turns }: Expectation): number {
  return COIN_FOR_A_TURN * turns;
}

/**
 * What the seat's money, its hand and its columns without a tram are worth in the rest of its turn. `thrift`: how much of a
 * money card's worth is seen; who sees little of it keeps nothing back.
 */
export function meansOf(
  table: Table,
  { hand }: Own,
  seat: Seat,
  expected: Expectation,
  thrift = 1,
): number {
  const { money, columns } = playerOf(table, seat);
  const { phase, display } = table;
  const canLay = phase === 'stations';
  const canBank = canLay || phase === 'income';
  const canBuy = canBank || phase === 'trams';
  const drawn = HAND_SIZE - hand.length + CARDS_DRAWN_IN_A_TURN;
  const coin = thrift * coinOf(expected) * (table.pile < drawn ? COIN_BEFORE_HALVING : 1);
  const saved = (money + hand.length * (canBank ? 1 : KEPT_CARD)) * coin;

  const purse = money + (canBank ? hand.length : 0);
  const waiting = columns.filter(({ tram }) => tram === 0).map(shapeOf);
  const buying = { display: canBuy ? display : [], purse, coin, hand: canLay ? hand : [] };
  const bought = bestPurchase(waiting, buying, expected);
  if (!canLay) return saved + bought.gain;

  const served = [...bought.served];
  for (const column of columns) {
    if (column.tram > 0) served.push({ shape: shapeOf(column), tram: column.tram as Tram });
  }
  const laying = { hand, served, display, purse: purse - bought.price, coin };
  return saved + bought.gain + handGain(laying, expected);
}
