import type { ReactNode } from 'react';
import type { TicketShown } from '#protocol/http/account.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icons.tsx';
import { AskFirst } from '../ask-first.tsx';
import { useLanguage } from '../preferences.ts';
import { accountWords } from '../words/account/index.ts';
import { useCatalogue } from '../words/use-words.ts';
import { leave, stay } from './account-api.ts';
import type { AccountState } from './use-account.ts';

/** Everything in one file; and the end of a ticket, which waits for a week. */
export function HandBack({ state, ticket }: HandBackProps): ReactNode {
  const words = useCatalogue(accountWords).leave;
  const date = new Intl.DateTimeFormat(useLanguage(), { dateStyle: 'long' });
  const { take, give } = words;
  return (
    <div className="account-two">
      <div className="account-way">
        <h3>{take.title}</h3>
        <p>{take.text}</p>
        <a className="button" href="/api/account/download" download="rotonde.json">
          <Icon name="download" size={18} /> {take.button}
        </a>
      </div>
      <div className="account-way">
        <h3>{give.title}</h3>
        {ticket.leaves === undefined ? (
          <>
            <p>{give.text}</p>
            <AskFirst
              label={give.button}
              title={give.ask}
              text={give.text}
              kind="stop"
              opener="stop"
              onYes={() => void state.act(leave)}
            />
          </>
        ) : (
          <>
            <p role="status">{words.leaving(date.format(ticket.leaves))}</p>
            <Button kind="lever" disabled={state.isBusy} onClick={() => void state.act(stay)}>
              {words.stay}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}

type HandBackProps = { state: AccountState; ticket: TicketShown };
