import { type RefObject, useEffect, useRef } from 'react';
import type { Now } from './keys.ts';

/** What keys mean is fetched beside the board. */
let press: typeof import('./keys.ts').press | undefined;
void import('./keys.ts').then(({ press: come }) => {
  press = come;
});

/** Listens to the keys of the board. */
export function useKeys(root: RefObject<HTMLElement | null>, now: Now): void {
  const latest = useRef(now);
  latest.current = now;
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (document.querySelector('dialog:modal') || isWriting(event.target)) return;
      if (root.current && press?.(event, root.current, latest.current)) event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [root]);
}

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input:not([type="checkbox"]), textarea, select') !== null;
