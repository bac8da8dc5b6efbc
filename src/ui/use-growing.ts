import { startTransition, useEffect, useState } from 'react';
import { usePrinting } from './printing.ts';
import { whenIdle } from './when-idle.ts';

/**
 * Counts up to so many in steps, each taken when the browser is idle: what is drawn so never holds up a hand. On paper there is all
 * of it at once, and it stays.
 */
export function useGrowing(all: number, step: number): number {
  const [many, setMany] = useState(0);
  const printing = usePrinting();
  useEffect(() => {
    if (many >= all) return undefined;
    if (!printing) return whenIdle(() => startTransition(() => setMany(many + step)));
    setMany(all);
    return undefined;
  }, [many, all, step, printing]);
  return printing ? all : Math.min(many, all);
}
