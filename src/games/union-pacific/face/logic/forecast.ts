import { changed } from '#games/union-pacific/rules/counts.ts';
import { countedShares, payoutNow, valueOf } from '#games/union-pacific/rules/dividends.ts';
import { type Company, type Share, type Table, UP } from '#games/union-pacific/rules/model.ts';
import type { Seat } from '#kernel/game.ts';

/** What somebody would be paid by one company, before and after. */
export type Change = { seat: Seat; from: number; to: number };

/** What would become of one company: what it is worth, and whom it pays. */
export type Effect = {
  share: Share;
  value: { from: number; to: number };
  changes: readonly Change[];
  /** 9.9: only one has shares of it, and is paid both amounts. */
  sole: boolean;
};

/** A train more. */
export function buildEffect(table: Table, company: Company): Effect {
  const after = { ...table, trains: changed(table.trains, company, -1) };
  return effectOf(table, after, company);
}

/** These shares laid out. Each kind once, in the order they come. */
export function investEffects(table: Table, seat: Seat, shares: readonly Share[]): Effect[] {
  const players = table.players.map((player, other) =>
    other === seat
      ? {
          ...player,
          exposed: shares.reduce((all, share) => changed(all, share, 1), player.exposed),
        }
      : player,
  );
  const after = { ...table, players };
  return [...new Set(shares)].map((share) => effectOf(table, after, share));
}

function effectOf(before: Table, after: Table, share: Share): Effect {
  const [then, now] = [payoutNow(after)[share] ?? [], payoutNow(before)[share] ?? []];
  const changes = before.players.flatMap((_, seat): Change[] => {
    const [from, to] = [now[seat] ?? 0, then[seat] ?? 0];
    return from === 0 && to === 0 ? [] : [{ seat, from, to }];
  });
  const value = { from: valueOf(before, share), to: valueOf(after, share) };
  const holders = countedShares(after, share).filter((count) => count > 0);
  return { share, value, changes, sole: share !== UP && holders.length === 1 };
}
