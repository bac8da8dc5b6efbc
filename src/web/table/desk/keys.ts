import { useEffect, useRef } from 'react';
import { singleKeys } from '#ui/single-keys.ts';
import { isForSign } from './use-skip.ts';

export type KeyActions = {
  undo: () => void;
  rules: () => void;
  /** Takes the pencil, or puts it down. */
  draft: () => void;
  escape: () => void;
  /** Says how the table stands. */
  read: () => void;
  /** Goes on from what is being shown; `all`: to the end of it. True: the key meant no more than that. */
  skip: (all: boolean) => boolean;
};

const SILENT = new Set(['Shift', 'Control', 'Alt', 'Meta', 'AltGraph', 'CapsLock', 'Tab']);

/** The keys of the table screen. What has the focus comes first; a modal dialog keeps its keys for itself. */
export function useTableKeys(actions: KeyActions): void {
  const now = useRef(actions);
  now.current = actions;
  useEffect(() => {
    const first = (event: KeyboardEvent): void => {
      if (SILENT.has(event.key) || isElsewhere(event) || isForSign(event)) return;
      if (!now.current.skip(event.key === 'Escape')) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const last = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || isElsewhere(event) || event.altKey) return;
      if (press(event, now.current)) event.preventDefault();
    };
    addEventListener('keydown', first, true);
    addEventListener('keydown', last);
    return () => {
      removeEventListener('keydown', first, true);
      removeEventListener('keydown', last);
    };
  }, []);
}

function press(event: KeyboardEvent, { undo, rules, draft, read, escape }: KeyActions): boolean {
  const key = event.key.toLowerCase();
  if (event.ctrlKey || event.metaKey) {
    if (key !== 'z' || event.shiftKey) return false;
    undo();
    return true;
  }
  if (key === 'escape') {
    escape();
    return true;
  }
  if (key === 'enter') return !event.repeat && pullLever();
  if (!singleKeys.get()) return false;
  if (key === 'u') undo();
  else if (key === 'r' || key === '?') rules();
  else if (key === 'p') draft();
  else if (key === 's') read();
  else return false;
  return true;
}

/** Enter pulls the lever when nothing else has the focus; held down, it pulls once. */
function pullLever(): boolean {
  const focused = document.activeElement;
  if (focused && focused !== document.body && focused.id !== 'main') return false;
  const lever = document.querySelector<HTMLElement>('[data-lever]');
  if (!lever?.checkVisibility({ visibilityProperty: true })) return false;
  lever.click();
  return true;
}

/** Somebody is writing, or a dialog is open over the table. */
export function isElsewhere({ target }: KeyboardEvent): boolean {
  if (document.querySelector('dialog:modal')) return true;
  return (
    target instanceof Element &&
    target.closest('input:not([type="range"]), textarea, select') !== null
  );
}
