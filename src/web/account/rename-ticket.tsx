import { type ReactNode, type SubmitEvent, useId, useState } from 'react';
import type { NameTrouble } from '#protocol/sitter-name.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { NameInput } from '../names/name-input.tsx';
import { accountWords } from '../words/account/index.ts';
import { useCatalogue, useWords } from '../words/use-words.ts';
import { renameTicket } from './account-api.ts';
import { type AccountState, whyOf } from './use-account.ts';
import './guest-name.css';

/** Another name, everywhere at once. Whether it is free is for the server to say. */
export function RenameTicket({ state, name, onClose }: RenameProps): ReactNode {
  const { rename } = useCatalogue(accountWords);
  const { shell } = useWords();
  const [trouble, setTrouble] = useState<NameTrouble>();
  const [kept, setKept] = useState(0);
  const id = useId();
  const save = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const given = new FormData(event.currentTarget).get('name');
    const wish = typeof given === 'string' ? given : '';
    let stays = 0;
    const isDone = await state.act(async () => {
      try {
        stays = await renameTicket(wish);
      } catch (error) {
        const why = whyOf(error);
        if (why === 'bad-name' || why === 'name-taken') setTrouble(why);
        throw error;
      }
    });
    if (isDone && stays === 0) onClose();
    if (isDone) setKept(stays);
  };
  if (kept > 0) {
    return (
      <Dialog open title={rename.title} close={shell.close} onClose={onClose}>
        <p>{rename.kept(kept)}</p>
        <div className="dialog-actions">
          <Button kind="lever" onClick={onClose}>
            {shell.close}
          </Button>
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog open title={rename.title} close={shell.close} onClose={onClose}>
      <p>{rename.text}</p>
      <form className="guest-name" onSubmit={(event) => void save(event)}>
        <div className="field">
          <label htmlFor={id}>{rename.label}</label>
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
          <Button kind="lever" type="submit" disabled={state.isBusy}>
            {rename.save}
          </Button>
          <Button onClick={onClose}>{shell.cancel}</Button>
        </div>
      </form>
    </Dialog>
  );
}

type RenameProps = { state: AccountState; name: string; onClose: () => void };
