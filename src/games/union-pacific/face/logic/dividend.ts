import { COMPANIES, UP_TABLE } from '#games/union-pacific/rules/data/cards.ts';
import {
  companyPayments,
  countedShares,
  upPayments,
  valueOf,
} from '#games/union-pacific/rules/dividends.ts';
import { type Event, type Share, type Table, UP } from '#games/union-pacific/rules/model.ts';
import type { Eyes } from '#kernel/game.ts';

/** What one company pays: by seat, the imaginary player's last. Nothing: it is hidden. */
export type DividendLine = {
  share: Share;
  value: number;
  shares: readonly number[];
  payments: readonly (number | null)[];
};

/** A whole payment, company by company. */
export type Sheet = {
  nth: number;
  lines: readonly DividendLine[];
  sums: readonly (number | null)[];
};

/**
 * The payment of this number as it must come out: from the turning of its card to the paying, neither trains nor exposed
 * shares change. So it is whole even for who skips the showing. Companies that pay nobody have no line.
 */
export function sheetOf(table: Table, nth: number, eyes: Eyes): Sheet {
  const hide = (payments: readonly number[]): (number | null)[] =>
    payments.map((sum, seat) => (table.options.hiddenMoney && seat !== eyes ? null : sum));
  const all = [...COMPANIES.keys(), UP].map((share) => {
    const shares = countedShares(table, share);
    const value = share === UP ? (UP_TABLE[nth - 1]?.[0] ?? 0) : valueOf(table, share);
    const payments = share === UP ? upPayments(nth, shares) : companyPayments(value, shares);
    return { share, value, shares, payments };
  });
  const lines = all.filter(({ payments }) => payments.some((sum) => sum > 0));
  const sums = (all[0]?.payments ?? []).map((_, seat) =>
    all.reduce((sum, { payments }) => sum + (payments[seat] ?? 0), 0),
  );
  return {
    nth,
    lines: lines.map((line) => ({ ...line, payments: hide(line.payments) })),
    sums: hide(sums),
  };
}

/** How many lines of the sheet have been told by this event; all of them by its sums, and once it is `paid`. */
export function toldUpTo({ nth, lines }: Sheet, event: Event | undefined, paid: number): number {
  const all = lines.length + 1;
  if (event === undefined || paid >= nth) return all;
  switch (event.is) {
    case 'company-paid':
    case 'up-paid': {
      if (event.nth !== nth) return event.nth > nth ? all : 0;
      const share = event.is === 'up-paid' ? UP : event.company;
      return lines.filter((line) => line.share <= share).length;
    }
    case 'dividend-paid':
      return event.nth >= nth ? all : 0;
    case 'dividend-turned':
    case 'third-appeared':
    case 'share-drawn':
    case 'share-displayed':
      return 0;
    default:
      return all;
  }
}
