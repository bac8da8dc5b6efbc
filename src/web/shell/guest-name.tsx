import { type ReactNode, type SubmitEvent, useId } from 'react';
import { MOST_NAME_LENGTH, renameGuest, useGuestName } from '#web/guest.ts';
import { Button } from '#web/kit/button.tsx';
import { Dialog } from '#web/kit/dialog.tsx';
import { useWords } from '#web/words/use-words.ts';

/** Asks the guest for a name. */
export function GuestName({ open, onClose }: { open: boolean; onClose: () => void }): ReactNode {
  const { guest, shell } = useWords();
  const name = useGuestName();
  const id = useId();
  const save = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const wish = new FormData(event.currentTarget).get('name');
    renameGuest(typeof wish === 'string' ? wish : '');
    onClose();
  };
  return (
    <Dialog open={open} title={guest.title} close={shell.close} onClose={onClose}>
      <p>{guest.text}</p>
      <form className="dlg-form" onSubmit={save}>
        <div className="field">
          <label htmlFor={id}>{guest.label}</label>
          <input
            className="input"
            id={id}
            name="name"
            defaultValue={name}
            maxLength={MOST_NAME_LENGTH}
            autoComplete="nickname"
            onFocus={(event) => event.currentTarget.select()}
          />
        </div>
        <div className="dlg-actions">
          <Button kind="lever" type="submit">
            {guest.save}
          </Button>
          <Button onClick={onClose}>{guest.cancel}</Button>
        </div>
      </form>
    </Dialog>
  );
}
