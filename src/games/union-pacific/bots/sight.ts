import { everyBuilding } from '#games/union-pacific/rules/actions/build.ts';
import { DIVIDENDS } from '#games/union-pacific/rules/data/cards.ts';
import { companyPayments, upPayments, valueOf } from '#games/union-pacific/rules/dividends.ts';
import {
  JOKER,
  NO_SHARE,
  type Own,
  type Player,
  SHARES,
  type Table,
  UP,
} from '#games/union-pacific/rules/model.ts';
import type { Seat } from '#kernel/game.ts';
import { type Assessment, assess } from './assessment.ts';
import { WARY } from './weights.ts';

const MOST_SEATS = 6;

/** What a seat sees, as far as several of the net's numbers are made of it. One is used again and again. */
export type Sight = {
  table: Table;
  own: Own;
  seat: Seat;
  assessment: Assessment;
  /** The rivals, the strongest first. */
  rivals: Uint8Array;
  /** By seat: money as far as it is open, what a payment would bring now, and with that and the hand what it may come to. */
  money: Float64Array;
  income: Float64Array;
  strength: Float64Array;
  /** What a payment would bring now: `[share * 6 + seat]`. */
  payout: Float64Array;
  /** Shares in the display. */
  shown: Uint8Array;
  /** Spaces where each company may build, by kind of track: `[company * 4 + kind]`. */
  spaces: Uint8Array;
};

const rivals = new Uint8Array(MOST_SEATS);
const money = new Float64Array(MOST_SEATS);
const income = new Float64Array(MOST_SEATS);
const strength = new Float64Array(MOST_SEATS);
const payout = new Float64Array(SHARES * MOST_SEATS);
const shown = new Uint8Array(SHARES);
const spaces = new Uint8Array(UP * JOKER);

export function sightOf(table: Table, own: Own, seat: Seat): Sight {
  const assessment = assess(table, own, seat, WARY);
  countPayouts(table);
  rank(table, own, seat, assessment.expected.left);
  countSpaces(table);
  shown.fill(0);
  for (const share of table.display) {
    if (share !== NO_SHARE) shown[share] = (shown[share] as number) + 1;
  }
  const views = { rivals, money, income, strength, payout, shown, spaces };
  return { table, own, seat, assessment, ...views };
}

const counts: number[] = [];

function countPayouts(table: Table): void {
  const { players } = table;
  income.fill(0);
  const nth = Math.min(table.paid + 1, DIVIDENDS);
  for (let share = 0; share < SHARES; share++) {
    counts.length = 0;
    for (const { exposed } of players) counts.push(exposed[share] as number);
    const paid =
      share === UP ? upPayments(nth, counts) : companyPayments(valueOf(table, share), counts);
    for (let each = 0; each < players.length; each++) {
      payout[share * MOST_SEATS + each] = paid[each] as number;
      income[each] = (income[each] as number) + (paid[each] as number);
    }
  }
}

function rank(table: Table, own: Own, seat: Seat, left: number): void {
  let count = 0;
  for (let each = 0; each < table.players.length; each++) {
    money[each] = each === seat ? own.money : (table.money?.[each] ?? own.money);
    // A share in hand is taken for one million at each payment.
    const { shares } = table.players[each] as Player;
    const worth = (money[each] as number) + left * ((income[each] as number) + shares);
    strength[each] = worth;
    if (each === seat) continue;
    let at = count++;
    for (; at > 0 && (strength[rivals[at - 1] as number] as number) < worth; at--) {
      rivals[at] = rivals[at - 1] as number;
    }
    rivals[at] = each;
  }
}

let boardBefore: Table['board'] | undefined;
let spacesBefore: readonly number[] = [];
let trainsBefore: readonly number[] = [];

/** Of the board as it was the last time, nothing is worked out anew: positions that are compared mostly share it. */
function countSpaces(table: Table): void {
  const isKnown =
    boardBefore === table.board &&
    isSame(spacesBefore, table.spaces) &&
    isSame(trainsBefore, table.trains);
  if (isKnown) return;
  boardBefore = table.board;
  spacesBefore = table.spaces.slice();
  trainsBefore = table.trains.slice();
  spaces.fill(0);
  everyBuilding(table, (company, _space, kind) => {
    const at = company * JOKER + kind;
    spaces[at] = (spaces[at] as number) + 1;
  });
}

function isSame(one: readonly number[], other: readonly number[]): boolean {
  if (one.length !== other.length) return false;
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) return false;
  return true;
}
