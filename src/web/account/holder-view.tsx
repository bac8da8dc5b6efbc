import { type ReactNode, useState } from 'react';
import type { TicketShown } from '#protocol/http/account.ts';
import { Button } from '#ui/button.tsx';
import { Link } from '../link.tsx';
import { pathTo } from '../routes.ts';
import { accountWords } from '../words/account/index.ts';
import { useCatalogue } from '../words/use-words.ts';
import { type Chapter, Section } from './chapter.tsx';
import { Devices } from './devices.tsx';
import { HandBack } from './hand-back.tsx';
import { Hours, useHoursChapters } from './hours.tsx';
import { Notices, useNoticesChapters } from './notices.tsx';
import { RenameTicket } from './rename-ticket.tsx';
import { SeasonCard } from './season-card.tsx';
import { TroubleLine } from './trouble-line.tsx';
import type { AccountState } from './use-account.ts';
import { Ways } from './ways.tsx';

/** All about somebody's ticket. */
export function HolderView({ state, ticket, isMailSent }: HolderViewProps): ReactNode {
  const { holder } = useCatalogue(accountWords);
  const ways = { id: 'ways', title: holder.chapters.ways };
  const devices = { id: 'devices', title: holder.chapters.devices };
  const leave = { id: 'leave', title: holder.chapters.leave };
  const chapters = [ways, devices, ...useHoursChapters(), ...useNoticesChapters(), leave];
  return (
    <div className="account">
      <header className="account-head">
        <h1>{holder.title}</h1>
        <p>{holder.lead}</p>
      </header>
      <Side state={state} ticket={ticket} chapters={chapters} />
      <div className="account-main">
        <TroubleLine why={state.trouble} />
        <Section {...ways}>
          <Ways state={state} ticket={ticket} isMailSent={isMailSent} />
        </Section>
        <Section {...devices}>
          <Devices state={state} ticket={ticket} />
        </Section>
        <Hours ticket={ticket} />
        <Notices ticket={ticket} />
        <Section {...leave}>
          <HandBack state={state} ticket={ticket} />
        </Section>
      </div>
    </div>
  );
}

type HolderViewProps = { state: AccountState; ticket: TicketShown; isMailSent: boolean };

function Side({ state, ticket, chapters }: SideProps): ReactNode {
  const { holder, card } = useCatalogue(accountWords);
  const [renaming, setRenaming] = useState(false);
  return (
    <div className="account-side">
      <SeasonCard ticket={ticket} />
      <Button kind="quiet" onClick={() => setRenaming(true)}>
        {card.rename}
      </Button>
      <Link className="button quiet" href={pathTo.person('me')}>
        {card.sheet}
      </Link>
      <nav className="account-line" aria-label={holder.onThisPage}>
        <ol>
          {chapters.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <p className="account-note">{holder.note}</p>
      {renaming ? (
        <RenameTicket state={state} name={ticket.name} onClose={() => setRenaming(false)} />
      ) : undefined}
    </div>
  );
}

type SideProps = { state: AccountState; ticket: TicketShown; chapters: readonly Chapter[] };
