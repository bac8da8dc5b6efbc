import { useEffect } from 'react';
import { isRead } from '#ui/pace.ts';
import { isNow } from '../snapshot.ts';
import type { TableStore } from '../store.ts';

type Shows = Pick<TableStore, 'stage' | 'getSnapshot'>;

/**
 * Any tap or key goes on: from a result that stays to be read to what comes next, else to the end of all that is being
 * shown; Escape always there. If the table on show was not yet the present one, it means no more than that; else it also
 * does what it would have done.
 */
export function skipShow({ stage, getSnapshot }: Shows, all = false): boolean {
  if (stage.isStill) return false;
  const meantOnlyThat = !isNow(getSnapshot());
  if (!all && isRead(stage.showing?.happening?.ms ?? 0)) stage.goOn();
  else stage.finish();
  return meantOnlyThat || !stage.isStill;
}

/** Where a press says itself how much is to be skipped; and where it means nothing of what is shown: a sign lies over it. */
const [SAYS_ITSELF, OVER_IT] = ['.digest-film', '.table-sign'];

/** `isOn`: whether the tap is on one of these. True: it meant no more than to go on. */
export function skipByTap(store: Shows, isOn: (selector: string) => boolean): boolean {
  return !isOn(OVER_IT) && skipShow(store, isOn(SAYS_ITSELF));
}

/** Whether a key is for the sign over the table: all on the sign itself, and Escape wherever it is pressed. */
export const isForSign = ({ key, target }: KeyboardEvent): boolean =>
  (target instanceof Element && target.closest(OVER_IT) !== null) ||
  (key === 'Escape' && document.querySelector(OVER_IT) !== null);

export function useSkipByTap(store: TableStore): void {
  useEffect(() => {
    const tap = (event: PointerEvent): void => {
      const { target } = event;
      const isOn = (selector: string): boolean =>
        target instanceof Element && target.closest(selector) !== null;
      if (document.querySelector('dialog:modal') || !skipByTap(store, isOn)) return;
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
