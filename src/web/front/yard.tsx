import type { ReactNode } from 'react';
import { Sign } from '#web/kit/sign.tsx';
import type { MyTable } from '#web/my-tables.ts';
import { useWords } from '#web/words/use-words.ts';
import { TableTicket } from './table-ticket.tsx';
import { HereTicket, LinkTicket, SoloTicket } from './tickets.tsx';
import { Tracks } from './tracks.tsx';
import { useWidth } from './use-width.ts';

/** The doors stand within this width, as in front.css. */
const WIDEST = 1366;
const DESK = 900;
const GAME = 'trambahn';

/** The yard before the doors: the turntable, with a ticket for each way to play and one for the table left last. */
export function Yard({ resume }: { resume: MyTable | undefined }): ReactNode {
  const { front } = useWords();
  const [yard, width] = useWidth<HTMLElement>();
  return (
    <section ref={yard} className="yard" aria-labelledby="play">
      <Tracks width={width} doors={doorsAcross(width)} />
      <h2 id="play">
        <Sign>{front.play}</Sign>
      </h2>
      <div className={resume === undefined ? 'tickets' : 'tickets four'}>
        {resume === undefined ? undefined : <TableTicket table={resume} className="resume" />}
        <SoloTicket game={GAME} />
        <HereTicket game={GAME} />
        <LinkTicket game={GAME} />
      </div>
    </section>
  );
}

/** Where the tracks come out: before the four doors, which on a phone stand two by two. */
function doorsAcross(width: number): number[] {
  const count = width < DESK ? 2 : 4;
  const wall = Math.min(width, WIDEST);
  return Array.from({ length: count }, (_, i) => (width - wall) / 2 + (wall * (i + 0.5)) / count);
}
