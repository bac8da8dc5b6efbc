import { useEffect, useState } from 'react';
import type { Live } from '../snapshot.ts';
import type { Sitting } from '../use-table.ts';

type Ended = {
  ended: boolean;
  setEnded: (shown: boolean) => void;
  /** Whether there is a sign that has not been read. */
  setReading: (reading: boolean) => void;
  /** The table that follows was made while this page was open: everybody goes there. */
  leaving: boolean;
};

/** Whether the result is shown: by itself, once the last of the game has been seen and the signs of it have been read. */
export function useEnded({ store }: Sitting, live: Live): Ended {
  const [reading, setReading] = useState(false);
  const [ended, setEnded] = useState(false);
  const over = live.status === 'over' && store.stage.isStill && !reading;
  useEffect(() => setEnded(over), [over]);
  const { rematch, next } = live.aside;
  const [known] = useState(next);
  // Whoever looks at the board is shown the ticket when it is offered, and when it is punched by all.
  const news = `${rematch?.at} ${next}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: told anew with each news.
  useEffect(() => {
    if (over && (rematch || next)) setEnded(true);
  }, [news]);
  // A sign may be told of in the same breath as the end.
  const leaving = next !== undefined && next !== known;
  return { ended: ended && !reading, setEnded, setReading, leaving };
}
