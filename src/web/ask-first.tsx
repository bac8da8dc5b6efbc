import { type ReactNode, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { useWords } from './words/use-words.ts';

/** A button for what cannot be taken back: it asks before it does anything. */
export function AskFirst({
  label,
  spoken,
  title,
  text,
  kind,
  opener = 'quiet',
  onYes,
}: AskFirstProps): ReactNode {
  const { shell } = useWords();
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <Button
        kind={opener}
        {...(spoken === undefined ? {} : { 'aria-label': spoken })}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      <Dialog open={open} title={title} close={shell.close} onClose={close}>
        <p>{text}</p>
        <div className="dialog-actions">
          <Button
            kind={kind}
            onClick={() => {
              close();
              onYes();
            }}
          >
            {label}
          </Button>
          <Button onClick={close}>{shell.cancel}</Button>
        </div>
      </Dialog>
    </>
  );
}

type AskFirstProps = {
  label: string;
  /** Where the label alone does not say who is meant. */
  spoken?: string;
  title: string;
  text: string;
  kind: 'lever' | 'stop';
  /** What the button is before it asks. */
  opener?: 'quiet' | 'stop';
  onYes: () => void;
};
