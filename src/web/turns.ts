import { useEffect } from 'react';
import type { NextTable, TurnsShown } from '#protocol/http/hall.ts';
import { remembered } from '#ui/remembered.ts';
import { useRemembered } from '#ui/use-remembered.ts';
import { guest } from './guest.ts';
import { onlineVisits } from './table/visits.ts';

/** How many tables wait for whoever plays in this browser, and when the house said so. */
type Turns = { count: number; at: number };

const turns = remembered<Turns>('rotonde.turns', (stored) => {
  const { count, at } = (stored ?? {}) as Partial<Record<keyof Turns, unknown>>;
  return typeof count === 'number' && typeof at === 'number' ? { count, at } : { count: 0, at: 0 };
});

/** It is not asked more often. */
const FRESH_MS = 30_000;

/** Is it one's turn at the table on this page? The house may have counted before it was. */
let isHere = false;

export function setTurns(count: number): void {
  turns.set({ count, at: Date.now() });
  showBadge();
}

export function setTurnHere(isIt: boolean): void {
  isHere = isIt;
  showBadge();
}

/** Where the page is installed its icon shows the same number, and at least the table that is open. */
function showBadge(): void {
  const count = Math.max(turns.get().count, isHere ? 1 : 0);
  const shown = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
  shown?.catch(() => undefined);
}

/** May other tables than this one wait for whoever plays here? Where none is known of, the house is not asked at every turn. */
export function mayHaveOthers(table: string): boolean {
  const { count, at } = turns.get();
  return (
    count > 0 ||
    Date.now() - at >= FRESH_MS ||
    onlineVisits().some(({ id, status }) => id !== table && status !== 'over')
  );
}

/** From this table, where nothing is to be done now: which one waits next? It is asked at once, for something has changed. */
export async function askNext(table: string): Promise<NextTable | undefined> {
  const told = await asked({ at: table });
  if (told) setTurns(told.turns);
  return told?.next;
}

/**
 * The count for the lamp in the bar. The house is asked by a small request when a page opens, and only if somebody here has
 * been at a table that is not over, or had tables waiting.
 */
export function useTurns(): number {
  const { count } = useRemembered(turns);
  useEffect(() => {
    const look = (): void => {
      if (!document.hidden) void askTurns();
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return count;
}

async function askTurns(): Promise<void> {
  const { count, at } = turns.get();
  const plays = onlineVisits().some(({ status }) => status !== 'over');
  if ((!plays && count === 0) || Date.now() - at < FRESH_MS) return;
  const told = await asked({});
  if (told) setTurns(told.turns);
}

async function asked(wish: { at?: string }): Promise<TurnsShown | undefined> {
  const answer = await fetch('/api/hall/turns', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ secret: guest().secret, ...wish }),
  }).catch(() => undefined);
  const told: unknown = answer?.ok ? await answer.json().catch(() => undefined) : undefined;
  // The house's own word, and too small a one to bring the reader of schemas for it.
  const { turns: waiting } = (told ?? {}) as { turns?: unknown };
  return typeof waiting === 'number' ? (told as TurnsShown) : undefined;
}
