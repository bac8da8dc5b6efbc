import { useEffect, useRef, useState } from 'react';
import { type HallRow, type HallShown, isMyTurn } from '#protocol/hall.ts';
import { changedRows, newsOf } from './departures.ts';

/** How long a row that has changed is marked: until all have turned. */
const MARKED_MS = 3000;
const QUIET_MS = 60_000;

const allOf = ({ mine, invited, waiting, running }: HallShown): HallRow[] => [
  ...mine,
  ...invited,
  ...waiting,
  ...running,
];

/** The rows that have changed just now: each turns over once. */
export function useTurned(shown: HallShown | undefined): readonly string[] {
  const known = useRef<ReadonlyMap<string, string>>(new Map());
  const [turned, setTurned] = useState<readonly string[]>([]);
  useEffect(() => {
    if (!shown) return;
    const rows = allOf(shown);
    const changed = changedRows(known.current, rows);
    known.current = new Map(rows.map((row) => [row.id, newsOf(row)]));
    if (changed.length > 0) setTurned(changed);
  }, [shown]);
  useEffect(() => {
    if (turned.length === 0) return;
    const timer = setTimeout(() => setTurned([]), MARKED_MS);
    return () => clearTimeout(timer);
  }, [turned]);
  return turned;
}

/** What is said aloud when a table comes to wait for whoever looks: at most one sentence a minute, the latest. */
export function useAnnouncement(
  shown: HallShown | undefined,
  say: (tables: readonly HallRow[]) => string,
): string {
  const waiting = useRef<ReadonlySet<string>>(undefined);
  const last = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (!shown) return;
    const yours = shown.mine.filter(isMyTurn);
    const fresh = yours.filter(({ id }) => waiting.current && !waiting.current.has(id));
    waiting.current = new Set(yours.map(({ id }) => id));
    if (fresh.length === 0) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(
      () => {
        last.current = Date.now();
        setSaid(say(fresh));
      },
      Math.max(0, last.current + QUIET_MS - Date.now()),
    );
  }, [shown, say]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return said;
}
