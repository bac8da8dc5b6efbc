import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icons.tsx';
import { useGuestName } from '../guest.ts';
import { Link } from '../link.tsx';
import { onlineVisits } from '../table/visits.ts';
import { accountWords } from '../words/account/index.ts';
import { useCatalogue } from '../words/use-words.ts';
import { enterByPasskey, knowsPasskeys, makePasskey } from './account-api.ts';
import { GuestName } from './guest-name.tsx';
import { MailForm } from './mail-form.tsx';
import { SeasonCard } from './season-card.tsx';
import { TroubleLine } from './trouble-line.tsx';
import type { AccountState } from './use-account.ts';
import { WayIcon } from './way-icon.tsx';

/** What a ticket gives, and the two ways to it. */
export function GuestView({ state, isMailSent }: GuestViewProps): ReactNode {
  const { guest } = useCatalogue(accountWords);
  const [naming, setNaming] = useState(false);
  const { trouble } = state;
  // A ticket's name is nobody else's: whoever has none of their own yet is asked for one.
  useEffect(() => {
    if (trouble === 'name-taken' || trouble === 'bad-name') setNaming(true);
  }, [trouble]);
  const tables = onlineVisits().length;
  return (
    <div className="account guest">
      <header className="account-head">
        <h1>{guest.title}</h1>
        <p>{guest.lead(tables)}</p>
      </header>
      <div className="account-side">
        <SeasonCard />
      </div>
      <div className="account-main">
        <TroubleLine why={trouble} />
        <div className="account-two">
          <PasskeyWay state={state} />
          <section className="account-way">
            <WayIcon name="mail" size={30} />
            <h2>{guest.mail.title}</h2>
            <p>{isMailSent ? guest.mail.text : guest.noMail}</p>
            {isMailSent ? <MailForm state={state} send={guest.mail.send} /> : undefined}
          </section>
        </div>
        <ul className="account-gains">
          {guest.gains(tables).map((gain) => (
            <li key={gain}>
              <Icon name="check" size={20} />
              <span>{gain}</span>
            </li>
          ))}
        </ul>
        <p className="account-note">
          {guest.note} <Link href="/">{guest.goOn}</Link>.
        </p>
        <p className="account-note">
          {guest.name(useGuestName())}{' '}
          <Button kind="quiet" onClick={() => setNaming(true)}>
            {guest.rename}
          </Button>
        </p>
      </div>
      {naming ? <GuestName onClose={() => setNaming(false)} /> : undefined}
    </div>
  );
}

type GuestViewProps = { state: AccountState; isMailSent: boolean };

function PasskeyWay({ state: { act, isBusy } }: { state: AccountState }): ReactNode {
  const { guest } = useCatalogue(accountWords);
  const isKnown = knowsPasskeys();
  return (
    <section className="account-way">
      <WayIcon name="key" size={30} />
      <h2>{guest.passkey.title}</h2>
      <p>{isKnown ? guest.passkey.text : guest.noPasskey}</p>
      {isKnown ? (
        <div className="account-doors">
          <Button kind="lever" disabled={isBusy} onClick={() => void act(makePasskey)}>
            {guest.passkey.make}
          </Button>
          <Button kind="quiet" disabled={isBusy} onClick={() => void act(enterByPasskey)}>
            {guest.passkey.enter}
          </Button>
        </div>
      ) : undefined}
    </section>
  );
}
