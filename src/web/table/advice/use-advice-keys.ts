import { useEffect, useRef } from 'react';
import { singleKeys } from '#ui/single-keys.ts';
import { isElsewhere } from '../desk/keys.ts';

type Actions = { ask: () => void; put: (() => void) | undefined };

/** C asks, and puts away what was asked; Escape puts it away before it means anything else. */
export function useAdviceKeys(actions: Actions): void {
  const now = useRef(actions);
  now.current = actions;
  useEffect(() => {
    const first = (event: KeyboardEvent): void => {
      const { put } = now.current;
      if (event.key !== 'Escape' || !put || isElsewhere(event)) return;
      put();
      event.preventDefault();
      event.stopPropagation();
    };
    const last = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || isElsewhere(event) || !singleKeys.get()) return;
      if (event.altKey || event.ctrlKey || event.metaKey || event.repeat) return;
      if (event.key.toLowerCase() !== 'c') return;
      now.current.ask();
      event.preventDefault();
    };
    addEventListener('keydown', first, true);
    addEventListener('keydown', last);
    return () => {
      removeEventListener('keydown', first, true);
      removeEventListener('keydown', last);
    };
  }, []);
}
