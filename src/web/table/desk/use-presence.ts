import { useEffect, useRef, useState } from 'react';
import type { Seat } from '#kernel/game.ts';
import type { SeatShown } from '#protocol/parts.ts';

/** Who loads a page anew is gone for a moment, and that is nobody's business. */
const PATIENCE_MS = 4000;

const NOBODY: readonly Seat[] = [];

/** The people who have left the table for longer than a moment. Tells when one of them comes back. */
export function usePresence(
  seats: readonly SeatShown[],
  onBack: (seat: Seat) => void,
): readonly Seat[] {
  const gone = seats.flatMap((seat, i) => (seat.kind === 'guest' && !seat.here ? [i] : []));
  const key = gone.join();
  const [away, setAway] = useState(NOBODY);
  const back = useRef(onBack);
  back.current = onBack;
  useEffect(() => {
    const now = key === '' ? NOBODY : key.split(',').map(Number);
    setAway((before) => {
      const returned = before.filter((seat) => !now.includes(seat));
      return returned.length === 0 ? before : before.filter((seat) => now.includes(seat));
    });
    const timer = setTimeout(() => setAway(now), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [key]);
  const known = useRef(away);
  useEffect(() => {
    for (const seat of known.current) if (!away.includes(seat)) back.current(seat);
    known.current = away;
  }, [away]);
  return away;
}
