import { useEffect, useState } from 'react';
import { gameOf } from '#games/catalogue.ts';
import type { Seat } from '#kernel/game.ts';
import type { Live } from '../snapshot.ts';
import type { Sitting } from '../use-table.ts';

/**
 * Who is to be handed the device; nobody, if the table may be seen. Another person's turn draws the curtain, once all has
 * been shown; a bot's turn or chance's does not. It opens when the table is seen through the new eyes, not before.
 *
 * A game without secrets has no curtain: the table is seen through the next one's eyes as soon as all has been shown.
 */
export function useCurtain(
  { store, title }: Sitting,
  live: Live,
  still: boolean,
): { hand: Seat | undefined; opening: boolean; reveal: () => void } {
  const [holder, setHolder] = useState<Seat>();
  // Several may be asked at once: the first of those at this device.
  const turn = title.game
    .actors(live.view.table)
    .find((one): one is Seat => one !== 'chance' && live.mine.includes(one));
  const shared = live.mine.length > 1 && live.status === 'running';
  const secretive = isSecretive(live.game);

  const passedTo = shared && !secretive && still && turn !== live.eyes ? turn : undefined;
  useEffect(() => {
    if (passedTo !== undefined) store.rejoin(passedTo);
  }, [store, passedTo]);

  const next = turn ?? holder ?? live.mine[0];
  const seenByHolder = live.eyes === holder && (next === holder || !still);
  return {
    hand: shared && secretive && !seenByHolder ? next : undefined,
    opening: next === holder,
    reveal: () => {
      setHolder(next);
      store.rejoin(next);
    },
  };
}

/** A game that is not known to keep none may have secrets. */
export function isSecretive(game: string): boolean {
  return gameOf(game)?.secretive ?? true;
}
