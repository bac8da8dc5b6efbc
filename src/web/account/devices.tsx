import type { ReactNode } from 'react';
import type { TicketShown } from '#protocol/http/account.ts';
import { Button } from '#ui/button.tsx';
import { AskFirst } from '../ask-first.tsx';
import { useLanguage } from '../preferences.ts';
import { accountWords } from '../words/account/index.ts';
import { ago } from '../words/ago.ts';
import { useCatalogue } from '../words/use-words.ts';
import { endSessions } from './account-api.ts';
import type { AccountState } from './use-account.ts';
import { WayIcon } from './way-icon.tsx';

/** Where somebody has come in. Each can be signed out, and so can all others at once. */
export function Devices({ state, ticket }: DevicesProps): ReactNode {
  const { devices } = useCatalogue(accountWords);
  const { sessions } = ticket;
  const others = sessions.filter(({ isThis }) => !isThis);
  return (
    <>
      <ul className="account-list">
        {sessions.map((session) => (
          <Device key={session.id} state={state} session={session} />
        ))}
      </ul>
      {others.length < 2 ? undefined : (
        <AskFirst
          label={devices.others}
          title={devices.othersTitle}
          text={devices.othersText}
          kind="stop"
          onYes={() => void state.act(() => endSessions('others'))}
        />
      )}
    </>
  );
}

type DevicesProps = { state: AccountState; ticket: TicketShown };
type Session = TicketShown['sessions'][number];

function Device({ state, session }: { state: AccountState; session: Session }): ReactNode {
  const { devices } = useCatalogue(accountWords);
  const language = useLanguage();
  const { id, device, seen, isThis } = session;
  const name = devices.kinds[device.kind];
  const program = [device.browser, device.system].filter((part) => part !== '').join(', ');
  const detail = [program, devices.ways[device.way]].filter((part) => part !== '').join(' · ');
  return (
    <li>
      <WayIcon name={device.kind} size={26} />
      <span className="account-what">
        <b>{name}</b>
        <small>{detail}</small>
      </span>
      <span className="account-seen">
        {isThis ? (
          <span className="account-here">{devices.here}</span>
        ) : (
          ago(language, seen, Date.now())
        )}
      </span>
      <Button
        kind="quiet"
        disabled={state.isBusy}
        aria-label={isThis ? devices.leave : devices.endThis(`${name}, ${detail}`)}
        onClick={() => void state.act(() => endSessions({ id }))}
      >
        {isThis ? devices.leave : devices.end}
      </Button>
    </li>
  );
}
