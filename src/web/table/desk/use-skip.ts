import { useEffect } from 'react';
import { isNow } from '../snapshot.ts';
import type { TableStore } from '../store.ts';

/**
 * Any tap finishes what is being shown. If the table on show was not yet the present one, the tap means no more than
 * that; else it also does what it would have done.
 */
export function skipShow({
  stage,
  getSnapshot,
}: Pick<TableStore, 'stage' | 'getSnapshot'>): boolean {
  if (stage.isStill) return false;
  const meantOnlyThat = !isNow(getSnapshot());
  stage.finish();
  return meantOnlyThat;
}

export function useSkipByTap(store: TableStore): void {
  useEffect(() => {
    const tap = (event: PointerEvent): void => {
      if (document.querySelector('dialog:modal') || !skipShow(store)) return;
      const swallow = (click: Event): void => {
        click.stopPropagation();
        click.preventDefault();
      };
      event.stopPropagation();
      addEventListener('click', swallow, { capture: true, once: true });
      // A press that becomes no click must not eat the next one.
      addEventListener(
        'pointerup',
        () => setTimeout(() => removeEventListener('click', swallow, true)),
        {
          once: true,
        },
      );
    };
    addEventListener('pointerdown', tap, true);
    return () => removeEventListener('pointerdown', tap, true);
  }, [store]);
}
