import { useState } from 'react';
import type { Seat } from '#kernel/game.ts';
import type { Live } from '../store.ts';
import type { Sitting } from '../use-table.ts';

/**
 * Who is to be handed the device; nobody, if the table may be seen. Another person's turn draws the curtain, once all has
 * been shown; a bot's turn or chance's does not. It opens when the table is seen through the new eyes, not before.
 */
export function useCurtain(
  { store, title }: Sitting,
  live: Live,
  still: boolean,
): { hand: Seat | undefined; opening: boolean; reveal: () => void } {
  const [holder, setHolder] = useState<Seat>();
  const actor = title.game.actors(live.view.table).find((one) => typeof one === 'number');
  const next = actor !== undefined && live.mine.includes(actor) ? actor : (holder ?? live.mine[0]);
  const shared = live.mine.length > 1 && live.status === 'running';
  const seenByHolder = live.eyes === holder && (next === holder || !still);
  return {
    hand: shared && !seenByHolder ? next : undefined,
    opening: next === holder,
    reveal: () => {
      setHolder(next);
      store.rejoin(next);
    },
  };
}
