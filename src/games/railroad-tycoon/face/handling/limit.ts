import { useEffect, useRef, useSyncExternalStore } from 'react';
import { HIGHEST_BID } from '#games/railroad-tycoon/rules/data/economy.ts';
import type { RailroadTycoon, Table } from '#games/railroad-tycoon/rules/model.ts';
import type { Seat } from '#kernel/game.ts';
import type { BoardProps } from '#ui/face.ts';
import type { Turn } from './use-turn.ts';

/**
 * How far somebody lets the page bid for them in this auction. It lives with the board: gone, nobody bids. There is one
 * table in a page.
 */
let kept: { turn: number; seat: Seat; limit: number } | undefined;
const listeners = new Set<() => void>();

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

function keep(to: typeof kept): void {
  kept = to;
  for (const changed of listeners) changed();
}

export function useLimit(
  turn: number,
  seat: Seat,
): [limit: number | undefined, set: (limit: number | undefined) => void] {
  const limit = useSyncExternalStore(subscribe, () =>
    kept?.turn === turn && kept.seat === seat ? kept.limit : undefined,
  );
  return [limit, (to) => keep(to === undefined ? undefined : { turn, seat, limit: to })];
}

/** What the page bids by itself; nothing: it is for the player to say. */
export function bidWithin(
  { bid, bidder }: Pick<Table, 'bid' | 'bidder'>,
  limit: number | undefined,
): number | undefined {
  // The first word is the player's own.
  if (limit === undefined || bidder < 0) return undefined;
  return bid + 1 <= Math.min(limit, HIGHEST_BID) ? bid + 1 : undefined;
}

/**
 * Bids when it becomes this player's turn to speak, at the table itself while its player plans in pencil; a limit changed
 * meanwhile waits for the lever.
 */
export function useBidding(
  { meanwhile, table: seen }: Pick<BoardProps<RailroadTycoon>, 'meanwhile' | 'table'>,
  { ask, seat, press }: Turn,
): void {
  const table = meanwhile?.table ?? seen;
  const [limit] = useLimit(table.turn, seat);
  useEffect(() => () => keep(undefined), []);
  const speaks = meanwhile
    ? table.phase === 'auction' && meanwhile.choices.length > 0
    : ask === 'auction';
  const asked = speaks ? `${table.turn}:${table.bid}` : undefined;
  const done = useRef<string>(undefined);
  useEffect(() => {
    if (asked === undefined || asked === done.current) return;
    done.current = asked;
    const amount = bidWithin(table, limit);
    if (amount === undefined) return;
    if (meanwhile) void meanwhile.act([{ do: 'bid', amount }]);
    else press({ on: 'bid', amount }, document.body);
  }, [asked, table, limit, press, meanwhile]);
}
