import { type RefObject, useEffect } from 'react';

/**
 * Focus is never lost. When what had it is gone, it goes to the lever (`data-lever`), else to the way back from the past or a banner's button, else to
 * the board. The board itself may have moved it already, and then it stays there.
 */
export function useKeptFocus(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let last: Element | null = null;
    const seen = (event: FocusEvent): void => {
      last = event.target instanceof Element ? event.target : null;
    };
    const watch = new MutationObserver(() => {
      if (last === null || last.isConnected || document.activeElement !== document.body) return;
      last = null;
      nextOf(root.current)?.focus({ preventScroll: true });
    });
    // As soon as the board is laid out: before, asking for the focus would lay it out within the task that draws it.
    const first = new ResizeObserver(() => {
      first.disconnect();
      if (document.activeElement === document.body) root.current?.focus({ preventScroll: true });
    });
    if (root.current) first.observe(root.current);
    document.addEventListener('focusin', seen);
    watch.observe(document.body, { childList: true, subtree: true });
    return () => {
      first.disconnect();
      document.removeEventListener('focusin', seen);
      watch.disconnect();
    };
  }, [root]);
}

function nextOf(board: HTMLElement | null): HTMLElement | null {
  const places = document.querySelectorAll<HTMLElement>(
    '[data-lever], .digest-back, .table-banner .button',
  );
  const shown = [...places].find((place) => place.checkVisibility({ visibilityProperty: true }));
  return shown ?? board;
}
