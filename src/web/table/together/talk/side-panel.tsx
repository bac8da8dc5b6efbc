import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { IconButton } from '#ui/button.tsx';

/** The telegram form beside the board: over the side, never over board, hand or lever. */
export function SidePanel({ title, close, onClose, children }: SidePanelProps): ReactNode {
  const panel = useRef<HTMLElement>(null);
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
    <aside ref={panel} className="talk-side" tabIndex={-1} aria-label={title} onKeyDown={escape}>
      <header>
        <h2>{title}</h2>
        <IconButton icon="close" label={close} onClick={onClose} />
      </header>
      {children}
    </aside>
  );
}

type SidePanelProps = { title: string; close: string; onClose: () => void; children: ReactNode };
