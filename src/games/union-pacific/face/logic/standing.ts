import { UP_TABLE } from '#games/union-pacific/rules/data/cards.ts';
import { countedShares, payoutNow, valueOf } from '#games/union-pacific/rules/dividends.ts';
import { SHARES, type Share, type Table, UP } from '#games/union-pacific/rules/model.ts';

/** One player's part in one company. `place`: 1 is the first; 0 is none that is paid. */
export type Cell = { shares: number; place: number; pays: number };

export type Row = {
  share: Share;
  /** 9.4; of the Union Pacific what the first place is paid next. */
  value: number;
  /** By seat; the imaginary player's last, once there is one. */
  cells: readonly Cell[];
  /** Trains to be had; nothing for the Union Pacific. */
  left: number | undefined;
};

export type Standing = { rows: readonly Row[]; sums: readonly number[] };

/** 10.1 */
const UP_PLACES = 5;

/** Who holds what, who is first and second in each company, and what a payment would bring now. */
export function standingOf(table: Table): Standing {
  const payout = payoutNow(table);
  const rows = Array.from({ length: SHARES }, (_, share): Row => {
    const counts = countedShares(table, share);
    const pays = payout[share] ?? [];
    return {
      share,
      value: share === UP ? (upRow(table)[0] ?? 0) : valueOf(table, share),
      cells: counts.map((shares, seat) => ({
        shares,
        place: placeOf(share, counts, seat),
        pays: pays[seat] ?? 0,
      })),
      left: share === UP ? undefined : table.trains[share],
    };
  });
  const sums = (rows[0]?.cells ?? []).map((_, seat) =>
    rows.reduce((sum, { cells }) => sum + (cells[seat]?.pays ?? 0), 0),
  );
  return { rows, sums };
}

/**
 * 9.5 to 9.8: those tied at the top of a company are all first, and then nobody is second. 10.1, 10.7: the Union Pacific
 * has five places; those who are tied have the first of theirs, and the next comes after all of them.
 */
export function placeOf(share: Share, counts: readonly number[], seat: number): number {
  const mine = counts[seat] ?? 0;
  if (mine === 0) return 0;
  const above = counts.filter((count) => count > mine).length;
  if (above === 0) return 1;
  if (share === UP) return above < UP_PLACES ? above + 1 : 0;
  const most = Math.max(...counts);
  const firsts = counts.filter((count) => count === most).length;
  return firsts === 1 && above === 1 ? 2 : 0;
}

/** For the style sheet: what the key explains, first and second. Later places are paid, too, but only named. */
export function placeClass(place: number): string {
  return ['', 'first', 'second'][place] ?? 'placed';
}

/** 10.2 to 10.6: what the places are paid next. */
export function upRow({ paid }: Pick<Table, 'paid'>): readonly number[] {
  return UP_TABLE[Math.min(paid, UP_TABLE.length - 1)] ?? [];
}
