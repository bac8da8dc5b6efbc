import type { ReactNode } from 'react';
import type { Manifest } from '#games/manifest.ts';
import { Ticket } from '#ui/ticket.tsx';
import { Link } from '../link.tsx';
import { pathTo } from '../routes.ts';
import { soloRivals } from '../table/setup/sitters.ts';
import { useSaid, useWords } from '../words/use-words.ts';
import { routeLine } from './route-line.ts';
import './tickets.css';

/** Tickets that start a game as usual, or lead to where it is settled. */

/** Alone against the usual bots, at once; how many and how strong can be changed first. */
export function SoloTicket({ game }: { game: Manifest }): ReactNode {
  const { front } = useWords();
  const { title, kind, rivals, change } = front.solo;
  return (
    <Ticket
      className="solo-ticket"
      route={routeLine(useSaid(game.name))}
      kind={kind}
      start={<Link href={pathTo.solo(game.id)}>{title}</Link>}
      text={rivals(soloRivals(game))}
      overprint="1"
      foot={
        <Link className="tickets-change" href={pathTo.setup(game.id)}>
          {change}
        </Link>
      }
      go={front.go}
    />
  );
}

/** Several at one screen. Their names are asked for on the next page, with whatever else is to settle. */
export function HereTicket({ game }: { game: Manifest }): ReactNode {
  const { front } = useWords();
  const { title, text, several, kind } = front.here;
  const { id, name, players, secretive } = game;
  return (
    <Ticket
      colour="green"
      route={routeLine(useSaid(name))}
      kind={kind}
      start={<Link href={pathTo.setup(id, 'here')}>{title}</Link>}
      text={players[1] > 2 ? several(...players, secretive) : text}
      overprint={players[1]}
      foot={<span className="figures">{front.serial('0002')}</span>}
      go={front.go}
    />
  );
}

/** Over a link: who has a seat is settled first. */
export function LinkTicket({ game }: { game: Manifest }): ReactNode {
  const { front } = useWords();
  const { title, text, kind } = front.link;
  return (
    <Ticket
      colour="rose"
      route={routeLine(useSaid(game.name))}
      kind={kind}
      start={<Link href={pathTo.setup(game.id, 'online')}>{title}</Link>}
      text={text}
      overprint="+"
      foot={<span className="figures">{front.serial('0003')}</span>}
      go={front.go}
    />
  );
}
