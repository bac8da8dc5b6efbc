import { useEffect, useState } from 'react';
import type { Live } from '../snapshot.ts';
import type { Sitting } from '../use-table.ts';

type Ended = {
  ended: boolean;
  setEnded: (shown: boolean) => void;
  /** Whether there is a sign that has not been read. */
  setReading: (reading: boolean) => void;
};

/** Whether the result is shown: by itself, once the last of the game has been seen and the signs of it have been read. */
export function useEnded({ store }: Sitting, live: Live): Ended {
  const [reading, setReading] = useState(false);
  const [ended, setEnded] = useState(false);
  const over = live.status === 'over' && store.stage.isStill && !reading;
  useEffect(() => setEnded(over), [over]);
  // A sign may be told of in the same breath as the end.
  return { ended: ended && !reading, setEnded, setReading };
}
