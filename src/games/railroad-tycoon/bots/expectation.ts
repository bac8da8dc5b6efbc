import { square } from '#bots/arithmetic.ts';
import { incomeAt, ROUNDS, SHARE } from '#games/railroad-tycoon/rules/data/economy.ts';
import { markersDue, playerOf } from '#games/railroad-tycoon/rules/flow.ts';
import { COLOURS, type Own, type Table } from '#games/railroad-tycoon/rules/model.ts';
import type { Seat } from '#kernel/game.ts';
import type { Weights } from './weights.ts';

/** What a rival may have: others' money is guessed by their incomes, since whoever has much spends it. */
export const guessedOwn = (table: Table, seat: Seat): Own => ({
  money: incomeAt(playerOf(table, seat).score) >> 1,
  tycoon: null,
});

/** How long the game may last, and what money and points are worth until then. */
export type Expectation = {
  /** Incomes still to come, that of this turn included. */
  turns: number;
  /** Actions that this seat still has, the present one included. */
  actions: number;
  /** What $1,000 in hand is worth, in points. */
  cash: number;
  /** What a share costs. */
  share: number;
  /** What a point now is worth, for the income it brings. */
  point: number;
  /** What one of a later delivery is worth. */
  later: number;
};

export function expectationOf(table: Table, own: Own, seat: Seat, weights: Weights): Expectation {
  const turns = turnsLeft(table);
  const { score, shares } = playerOf(table, seat);
  const rounds = table.phase === 'auction' ? ROUNDS : ROUNDS - table.round;
  const actions = table.actions + rounds + ROUNDS * (turns - 1);
  const scarce = weights.wealth / (weights.wealth + own.money);
  const cash = weights.cash * Math.min(turns - 1, weights.patience) * scarce;
  const debt = weights.debt * Math.max(0, Math.min(shares, 100) - EASY);
  const share = turns <= 1 ? 1 : 1 + weights.burden + weights.dividend * turns + debt;
  const slope = (incomeAt(score + 6) - incomeAt(score)) / 6;
  const yearly = slope * weights.cash * turns * (turns - 1);
  return {
    turns,
    actions: Math.max(1, Math.round(actions)),
    cash,
    share,
    point: 1 + yearly * 0.5,
    later: 1 + yearly * 0.5 * weights.growth,
  };
}

/** So many shares are easily borne. */
const EASY = 4;

/** Incomes still to come. Until the end is announced, the cities that are soonest empty tell. */
export function turnsLeft(table: Table): number {
  const { turn, lastTurn, players, colours, cubes } = table;
  if (lastTurn !== null && lastTurn <= turn + 1) return lastTurn - turn + 1;
  sizes.fill(0);
  for (let city = 0; city < colours.length; city++) {
    let here = 0;
    const first = city * COLOURS;
    for (let at = first; at < first + COLOURS; at++) here += cubes[at] as number;
    const size = Math.min(here, MOST_CUBES);
    sizes[size] = (sizes[size] as number) + 1;
  }
  let wanting = markersDue(table);
  let work = 0;
  for (let size = 0; size <= MOST_CUBES && wanting > 0; size++) {
    const some = Math.min(wanting, sizes[size] as number);
    work += some * size;
    wanting -= some;
  }
  const estimate = 2 + square(work / players.length) / PACE;
  return Math.min(estimate, lastTurn === null ? estimate : lastTurn - turn + 1);
}

/** How many cities bear so many cubes; those with more count as the last. */
const MOST_CUBES = 31;
const sizes = new Uint8Array(MOST_CUBES + 1);

/** As games of apprentices go: slowly at first, when few cities are linked. */
const PACE = 1.7;

/** What this sum costs in points: what is in hand first, then shares. */
export function costOf(
  price: number,
  own: Own,
  { cash, share }: Expectation,
  perShare = 0,
): number {
  const shares = sharesFor(price, own);
  const rest = own.money + shares * SHARE - price;
  return (own.money - rest) * cash + shares * (share + perShare);
}

export const sharesFor = (price: number, { money }: Own): number =>
  Math.max(0, Math.ceil((price - money) / SHARE));
