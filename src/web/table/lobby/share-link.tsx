import { type ReactNode, useId, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icons.tsx';
import { lobbyWords } from '../../words/lobby/index.ts';
import { useCatalogue } from '../../words/use-words.ts';

/** The table's address, to be copied or sent by whatever the device sends with. `first`: it is the thing to do here. */
export function ShareLink({ address, message, first }: ShareProps): ReactNode {
  const lobby = useCatalogue(lobbyWords);
  const [copied, setCopied] = useState(false);
  const id = useId();
  const copy = (): void => {
    // The clipboard is only there at a secure address, and may be refused.
    const copying = navigator.clipboard
      ? navigator.clipboard.writeText(address)
      : Promise.reject(new Error('no clipboard'));
    copying.then(
      () => setCopied(true),
      () => selectField(id),
    );
  };
  const send = (): void => {
    // Somebody who thinks better of it has refused nothing.
    navigator.share({ text: message, url: address }).catch(() => undefined);
  };
  return (
    <div className="lobby-link">
      <label className="field-label" htmlFor={id}>
        {lobby.share}
      </label>
      <input
        className="field-input"
        id={id}
        readOnly
        value={address}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className="dialog-actions">
        <Button kind={first ? 'lever' : 'plate'} onClick={copy}>
          <Icon name={copied ? 'check' : 'copy'} size={18} /> {copied ? lobby.copied : lobby.copy}
        </Button>
        {'share' in navigator ? (
          <Button onClick={send}>
            <Icon name="share" size={18} /> {lobby.send}
          </Button>
        ) : undefined}
      </div>
      <span className="visually-hidden" role="status">
        {copied ? lobby.copied : ''}
      </span>
    </div>
  );
}

type ShareProps = { address: string; message: string; first: boolean };

/** Where the page may not copy by itself, the address is at least marked for it. */
function selectField(id: string): void {
  const field = document.getElementById(id);
  if (field instanceof HTMLInputElement) field.select();
}
