import { type ReactNode, type SubmitEvent, useId, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { accountWords } from '../words/account/index.ts';
import { useCatalogue } from '../words/use-words.ts';
import { askForLink } from './account-api.ts';
import type { AccountState } from './use-account.ts';

/** Asks for an address and has a link sent there. Whether the address is known is told to nobody but its mailbox. */
export function MailForm({ state, send }: { state: AccountState; send: string }): ReactNode {
  const { guest, sent } = useCatalogue(accountWords);
  const [address, setAddress] = useState<string>();
  const id = useId();
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const given = new FormData(event.currentTarget).get('address');
    const wish = typeof given === 'string' ? given.trim() : '';
    if (await state.act(() => askForLink(wish))) setAddress(wish);
  };
  if (address !== undefined) {
    return (
      <div className="account-sent" role="status">
        <b>{sent.title}</b>
        <p>{sent.text(address)}</p>
      </div>
    );
  }
  return (
    <form className="account-mail" onSubmit={(event) => void submit(event)}>
      <div className="field">
        <label htmlFor={id}>{guest.mail.label}</label>
        <input
          id={id}
          className="field-input"
          type="email"
          name="address"
          required
          maxLength={254}
          autoComplete="email"
          placeholder={guest.mail.example}
        />
      </div>
      <Button type="submit" disabled={state.isBusy}>
        {send}
      </Button>
    </form>
  );
}
