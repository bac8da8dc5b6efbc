import { type RefObject, useEffect, useRef } from 'react';

/** What the keyboard stops at by itself. */
const STOPS = 'button:not(:disabled), a[href], [tabindex="0"]';

/**
 * What scrolls is reached by keyboard: it is a stop while it is longer than its room and nothing in it can have the focus.
 * The attribute is set here and not drawn: it depends on how all of it has been laid out.
 */
export function useReach<E extends HTMLElement>(): RefObject<E | null> {
  const box = useRef<E>(null);
  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const look = (): void => settle(element);
    const room = new ResizeObserver(look);
    const contents = new MutationObserver(look);
    room.observe(element);
    contents.observe(element, { childList: true, characterData: true, subtree: true });
    return () => {
      room.disconnect();
      contents.disconnect();
    };
  }, []);
  return box;
}

function settle(element: HTMLElement): void {
  // Lines end between two pixels.
  const longer = element.scrollHeight > element.clientHeight + 1;
  const scrolls = longer && getComputedStyle(element).overflowY === 'auto';
  if (scrolls && element.querySelector(STOPS) === null) element.tabIndex = 0;
  // Who reads there keeps the focus.
  else if (element !== document.activeElement) element.removeAttribute('tabindex');
}
