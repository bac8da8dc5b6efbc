import type { ReactNode } from 'react';
import { initialOf } from '../names/initial.ts';
import { useLanguage } from '../preferences.ts';
import { accountWords } from '../words/account/index.ts';
import { useCatalogue } from '../words/use-words.ts';
import { roseAround } from './rose.ts';
import './season-card.css';

const MIDDLE = [278, 132] as const;
const rose = [...roseAround(MIDDLE, 84, 22, 7, 0.5), ...roseAround(MIDDLE, 46, 14, 5, 0.4)];

/** A season ticket, or the specimen that a guest is shown. */
export function SeasonCard({ ticket }: { ticket?: Ticket }): ReactNode {
  const { card } = useCatalogue(accountWords);
  const language = useLanguage();
  const since = new Intl.DateTimeFormat(language, { month: 'short', year: 'numeric' });
  const number = ticket?.number.replace(/(\d{4})(\d{4})/, '$1 $2');
  return (
    <div className={ticket ? 'season-card' : 'season-card specimen'}>
      <svg
        className="season-rose"
        viewBox="0 0 360 226"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {rose.map((path) => (
          <path key={path} d={path} />
        ))}
      </svg>
      <div className="season-top">
        <span>ROTONDE</span>
        <span>{ticket ? card.lines : card.specimen}</span>
      </div>
      <div className="season-body">
        <p className="season-kind">{card.kind}</p>
        <p className="season-name">{ticket?.name ?? card.yourName}</p>
        <dl>
          <div>
            <dt>{card.since}</dt>
            <dd>{ticket ? since.format(ticket.since) : '–'}</dd>
          </div>
          <div>
            <dt>{card.number}</dt>
            <dd className="season-number">{number ?? card.noNumber}</dd>
          </div>
        </dl>
      </div>
      <span className="season-initial" aria-hidden="true">
        {ticket ? initialOf(ticket.name) : ''}
      </span>
      <span className="season-eyelet" aria-hidden="true" />
    </div>
  );
}

type Ticket = { name: string; number: string; since: number };
