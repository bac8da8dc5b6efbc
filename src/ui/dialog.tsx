import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { IconButton } from './button.tsx';
import './dialog.css';

/**
 * Something that asks, over the page: the browser's own modal dialog, so focus stays inside, Escape closes, and focus
 * returns to where it was. `sheet` comes up from the lower edge on phones and is a dialog elsewhere.
 */
export function Dialog({ open, ...shown }: DialogProps): ReactNode {
  return open ? <Shown {...shown} /> : undefined;
}

function Shown({ title, close, onClose, kind = 'ask', children }: ShownProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  // In the layout phase, and here rather than in `Dialog`: it gives the focus back only while it is still in the page.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={`dialog ${kind}`}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <div className="dialog-body">
        <h2 id={heading}>{title}</h2>
        {children}
        {/* Last, so that what the dialog asks for has the focus first. */}
        <IconButton className="dialog-close" icon="close" label={close} onClick={onClose} />
      </div>
    </dialog>
  );
}

type ShownProps = Omit<DialogProps, 'open'>;

type DialogProps = {
  open: boolean;
  title: string;
  /** The word for closing, spoken. */
  close: string;
  onClose: () => void;
  kind?: 'ask' | 'sheet';
  children: ReactNode;
};
