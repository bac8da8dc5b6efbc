import type { ReactNode } from 'react';
import type { Door } from '#web/games.ts';
import { Ticket } from '#web/kit/ticket.tsx';
import { Link } from '#web/link.tsx';
import { pathTo } from '#web/routes.ts';
import { soloRivals } from '#web/table/setup/sitters.ts';
import { useWords } from '#web/words/use-words.ts';
import { routeLine } from './route-line.ts';

/** Tickets of a game that has more to settle than who plays. They start as usual, or lead to where it is settled. */

/** Alone against the usual bots, at once; how many and how strong can be changed first. */
export function SetUpSoloTicket({ door }: { door: Door }): ReactNode {
  const { front, games } = useWords();
  const { title, kind, rivals, change } = front.solo;
  return (
    <Ticket
      className="primary"
      route={routeLine(games[door.id].name)}
      kind={kind}
      start={<Link href={pathTo.solo(door.id)}>{title}</Link>}
      text={rivals(soloRivals(door))}
      overprint="1"
      foot={
        <Link className="change" href={pathTo.setup(door.id)}>
          {change}
        </Link>
      }
      go={front.go}
    />
  );
}

/** Over a link: how many seats there are is asked first. */
export function SetUpLinkTicket({ door }: { door: Door }): ReactNode {
  const { front, games } = useWords();
  const { title, text, kind } = front.link;
  return (
    <Ticket
      colour="rose"
      route={routeLine(games[door.id].name)}
      kind={kind}
      start={<Link href={pathTo.setup(door.id, 'online')}>{title}</Link>}
      text={text}
      overprint="+"
      foot={<span className="num">{front.serial('0003')}</span>}
      go={front.go}
    />
  );
}
