import type { ReactNode } from 'react';
import { games } from '#games/index.ts';
import type { HallShown } from '#protocol/hall.ts';
import { Ticket } from '#ui/ticket.tsx';
import { Link } from '../link.tsx';
import { pathTo } from '../routes.ts';
import { hallWords } from '../words/hall/index.ts';
import { useCatalogue } from '../words/use-words.ts';
import { Arrivals } from './arrivals.tsx';
import { Bring } from './bring.tsx';
import { tableToFill } from './departures.ts';
import { Quay } from './quay.tsx';
import './side.css';

/** Beside the board. Whoever has a table to fill has its link here. */
export function Side({ shown }: { shown: HallShown }): ReactNode {
  const table = tableToFill(shown);
  const isEmpty = shown.mine.length === 0 && shown.waiting.length === 0;
  return (
    <aside className="hall-side">
      <LayTicket />
      {table || isEmpty ? <Bring table={table} /> : undefined}
      <Quay people={shown.people} more={shown.more.people} table={table} />
      <Arrivals rows={shown.arrivals} />
    </aside>
  );
}

/** Leads to where a table is set up. */
export function LayTicket(): ReactNode {
  const { lay } = useCatalogue(hallWords);
  const game = games[0]?.id ?? '';
  return (
    <Ticket
      colour="rose"
      className="hall-lay"
      route={lay.route}
      kind={lay.kind}
      start={<Link href={pathTo.setup(game, 'online')}>{lay.title}</Link>}
      text={lay.text}
      overprint="+"
      foot={<span className="figures">{lay.serial}</span>}
      go={lay.go}
    />
  );
}
