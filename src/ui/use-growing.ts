import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from './when-idle.ts';

let isPaper = false;

/** From now on whatever begins to grow is there at once: paper does not wait. `printing.ts` says when. */
export function growAtOnce(is: boolean): void {
  isPaper = is;
}

/** Counts up to so many in steps, each taken when the browser is idle: what is drawn so never holds up a hand. */
export function useGrowing(all: number, step: number): number {
  const [many, setMany] = useState(0);
  useEffect(
    () => (many < all ? whenIdle(() => startTransition(() => setMany(many + step))) : undefined),
    [many, all, step],
  );
  return isPaper ? all : Math.min(many, all);
}
