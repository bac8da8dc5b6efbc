import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { IconButton } from '#ui/button.tsx';
import { useSide } from './use-side.ts';

/** A form less high than this has its phrases in one row. */
const LOW = 560;

/** The telegram form beside the board: over the side, never over board, hand or lever. */
export function SidePanel({ title, close, onClose, children }: SidePanelProps): ReactNode {
  const panel = useRef<HTMLElement>(null);
  const place = useSide();
  useEffect(() => {
    const before = document.activeElement;
    panel.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  const escape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };
  return (
    <aside
      ref={panel}
      className={(place?.height ?? LOW) < LOW ? 'talk-side low' : 'talk-side'}
      style={place}
      tabIndex={-1}
      aria-label={title}
      onKeyDown={escape}
    >
      <header>
        <h2>{title}</h2>
        <IconButton icon="close" label={close} onClick={onClose} />
      </header>
      {children}
    </aside>
  );
}

type SidePanelProps = { title: string; close: string; onClose: () => void; children: ReactNode };
