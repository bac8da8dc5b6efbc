import { COMPANIES, UP_TABLE } from './data/cards.ts';
import { type Company, type Share, type Table, UP } from './model.ts';

/** 9.4: how much a company is worth now. */
export function valueOf({ trains }: Table, company: Company): number {
  return (COMPANIES[company]?.trains ?? 0) - (trains[company] as number) + 1;
}

/** What each holder of so many shares is paid. */
export function companyPayments(value: number, shares: readonly number[]): number[] {
  const half = value >> 1;
  const most = Math.max(...shares);
  if (most === 0) return shares.map(() => 0);
  const first = shares.filter((count) => count === most).length;
  // 9.7: those tied for the first place share both amounts.
  if (first > 1) {
    const each = Math.floor((value + half) / first);
    return shares.map((count) => (count === most ? each : 0));
  }
  const next = Math.max(...shares.map((count) => (count === most ? 0 : count)));
  // 9.9: a sole holder gets both.
  if (next === 0) return shares.map((count) => (count === most ? value + half : 0));
  const second = shares.filter((count) => count === next).length;
  // 9.8
  const each = Math.floor(half / second);
  return shares.map((count) => (count === most ? value : count === next ? each : 0));
}

/** 10.7 to 10.9: the places are shared out from the top; those that are level share theirs. */
export function upPayments(nth: number, shares: readonly number[]): number[] {
  const row = UP_TABLE[nth - 1] as readonly number[];
  return shares.map((count) => {
    if (count === 0) return 0;
    const before = shares.filter((other) => other > count).length;
    const level = shares.filter((other) => other === count).length;
    let sum = 0;
    for (let place = before; place < before + level; place++) sum += row[place] ?? 0;
    return Math.floor(sum / level);
  });
}

/** The shares of this kind that count: those laid out, and the imaginary player's last. */
export function countedShares({ players, third }: Table, share: Share): number[] {
  const counts = players.map(({ exposed }) => exposed[share] as number);
  return third === null ? counts : [...counts, third.shares[share] as number];
}

/** What a payment would bring now, by kind of share: `[share][seat]`, the imaginary player last once there is one. */
export function payoutNow(table: Table): number[][] {
  const nth = Math.min(table.paid + 1, UP_TABLE.length);
  return [...COMPANIES.keys(), UP].map((share) => {
    const shares = countedShares(table, share);
    return share === UP ? upPayments(nth, shares) : companyPayments(valueOf(table, share), shares);
  });
}

/** 9.10, 12.1 */
export const paymentsInAll = (seats: number): number => (seats === 2 ? 3 : 4);
