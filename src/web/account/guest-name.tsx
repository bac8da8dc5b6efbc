import { type ReactNode, type SubmitEvent, useId, useState } from 'react';
import { type NameTrouble, sitterName } from '#protocol/sitter-name.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { renameGuest, useGuestName } from '../guest.ts';
import { NameInput } from '../names/name-input.tsx';
import { useWords } from '../words/use-words.ts';
import './guest-name.css';

/** Asks the guest for a name. */
export function GuestName({ onClose }: { onClose: () => void }): ReactNode {
  const { guest, shell } = useWords();
  const name = useGuestName();
  const [trouble, setTrouble] = useState<NameTrouble>();
  const id = useId();
  const save = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const given = new FormData(event.currentTarget).get('name');
    const wish = typeof given === 'string' ? given : '';
    const judged = sitterName(wish, []);
    if (wish.trim() !== '' && 'why' in judged) {
      setTrouble(judged.why);
      return;
    }
    renameGuest(wish);
    onClose();
  };
  return (
    <Dialog open title={guest.title} close={shell.close} onClose={onClose}>
      <p>{guest.text}</p>
      <form className="guest-name" onSubmit={save}>
        <div className="field">
          <label htmlFor={id}>{guest.label}</label>
          <NameInput
            id={id}
            name="name"
            defaultValue={name}
            trouble={trouble}
            autoComplete="nickname"
            onFocus={(event) => event.currentTarget.select()}
          />
        </div>
        <div className="dialog-actions">
          <Button kind="lever" type="submit">
            {guest.save}
          </Button>
          <Button onClick={onClose}>{shell.cancel}</Button>
        </div>
      </form>
    </Dialog>
  );
}
