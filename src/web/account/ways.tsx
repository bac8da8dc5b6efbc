import { type ReactNode, useState } from 'react';
import type { TicketShown } from '#protocol/http/account.ts';
import { Button } from '#ui/button.tsx';
import { AskFirst } from '../ask-first.tsx';
import { useLanguage } from '../preferences.ts';
import { accountWords } from '../words/account/index.ts';
import { useCatalogue } from '../words/use-words.ts';
import { knowsPasskeys, makePasskey, removeWay } from './account-api.ts';
import { MailForm } from './mail-form.tsx';
import type { AccountState } from './use-account.ts';
import { WayIcon } from './way-icon.tsx';

/** The ways in: keys and addresses. The last one stays. */
export function Ways({ state, ticket, isMailSent }: WaysProps): ReactNode {
  const { ways, guest } = useCatalogue(accountWords);
  const { passkeys, addresses } = ticket;
  const [asking, setAsking] = useState(false);
  const [address] = addresses;
  const isKnown = knowsPasskeys();
  return (
    <>
      <div className="account-two">
        <div className="account-way">
          <WayIcon name="key" size={28} />
          <h3>{ways.passkey}</h3>
          <p>{isKnown ? ways.passkeys(passkeys.length) : guest.noPasskey}</p>
          {isKnown ? (
            <Button
              disabled={state.isBusy}
              onClick={() => void state.act(() => makePasskey(ticket.name))}
            >
              <WayIcon name="plus" size={18} /> {ways.add}
            </Button>
          ) : undefined}
        </div>
        <div className="account-way">
          <WayIcon name="mail" size={28} />
          <h3>{ways.mail}</h3>
          <p>{address === undefined ? ways.noAddress : ways.address(address)}</p>
          {isMailSent ? undefined : <p>{guest.noMail}</p>}
          {isMailSent && asking ? <MailForm state={state} send={guest.mail.send} /> : undefined}
          {isMailSent && !asking ? (
            <Button onClick={() => setAsking(true)}>
              {address === undefined ? ways.addAddress : ways.another}
            </Button>
          ) : undefined}
        </div>
      </div>
      <p className="account-note">{ways.note}</p>
      <WayList state={state} ticket={ticket} />
    </>
  );
}

type WaysProps = { state: AccountState; ticket: TicketShown; isMailSent: boolean };

/** Each way by itself, to be removed. With one left there is nothing to choose. */
function WayList({ state, ticket }: { state: AccountState; ticket: TicketShown }): ReactNode {
  const { ways } = useCatalogue(accountWords);
  const date = new Intl.DateTimeFormat(useLanguage(), { dateStyle: 'medium' });
  const all = [
    ...ticket.passkeys.map(({ id, label, made }) => ({
      way: { passkey: id },
      icon: 'key' as const,
      name: ways.passkeyNamed(label, date.format(made)),
    })),
    ...ticket.addresses.map((address) => ({
      way: { address },
      icon: 'mail' as const,
      name: address,
    })),
  ];
  if (all.length < 2) return undefined;
  return (
    <ul className="account-list">
      {all.map(({ way, icon, name }) => (
        <li key={name + JSON.stringify(way)}>
          <WayIcon name={icon} size={24} />
          <span className="account-what">{name}</span>
          <AskFirst
            label={ways.remove}
            spoken={ways.removeThis(name)}
            title={ways.removeTitle}
            text={ways.removeText(name)}
            kind="stop"
            onYes={() => void state.act(() => removeWay(way))}
          />
        </li>
      ))}
    </ul>
  );
}
