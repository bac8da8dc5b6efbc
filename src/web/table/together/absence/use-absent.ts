import { useEffect, useState } from 'react';
import type { Live } from '../../snapshot.ts';
import { type Absent, absentAt } from './offers.ts';

/** For whom the table waits, once that has lasted long enough; and what time it is, a few times a minute. */
export function useAbsent(live: Live): { absent: Absent | undefined; now: number } {
  const waited = absentAt(live);
  const [now, setNow] = useState(() => Date.now());
  const due = waited?.due;
  useEffect(() => {
    if (due === undefined) return undefined;
    setNow(Date.now());
    const first = setTimeout(() => setNow(Date.now()), Math.max(0, due - Date.now()) + 50);
    const each = setInterval(() => setNow(Date.now()), 15_000);
    return () => {
      clearTimeout(first);
      clearInterval(each);
    };
  }, [due]);
  return { absent: waited && now >= waited.due ? waited : undefined, now };
}
