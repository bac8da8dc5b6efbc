import type { ReactNode } from 'react';
import { Icon } from './icons.tsx';
import './ticket.css';

/**
 * An Edmondson ticket. Tickets start something, and are never mere boxes: `start` is the one link or button, and its
 * place of touch is the whole ticket. Other controls may stand in `foot`, above it.
 */
export function Ticket({ colour = 'straw', className, ...print }: TicketProps): ReactNode {
  const { route, kind, start, text, overprint, foot, go } = print;
  return (
    <div className={['ticket-shadow', className].filter(Boolean).join(' ')}>
      <div className={`ticket ${colour}`}>
        <span className="ticket-over" aria-hidden="true">
          {overprint}
        </span>
        <span className="ticket-row">
          <span>{route}</span>
          <span className="ticket-kind">{kind}</span>
        </span>
        <span className="ticket-rule" />
        <h3>{start}</h3>
        <p>{text}</p>
        <div className="ticket-row last">
          <span className="ticket-foot">{foot}</span>
          <span className="ticket-go" aria-hidden="true">
            {go} <Icon name="arrow" size={20} />
          </span>
        </div>
      </div>
    </div>
  );
}

type TicketProps = {
  colour?: 'straw' | 'green' | 'rose' | 'blue';
  className?: string | undefined;
  /** The line in capitals: where it is issued, and for which game. */
  route: string;
  kind: ReactNode;
  /** The title, as a link or a button. */
  start: ReactNode;
  text?: ReactNode;
  /** Printed over in red at a fifth of its strength. */
  overprint: ReactNode;
  foot?: ReactNode;
  go: string;
};
