import type { ReactNode } from 'react';
import { type Door, doorOf, doors } from '#web/games.ts';
import { Sign } from '#web/kit/sign.tsx';
import type { MyTable } from '#web/my-tables.ts';
import { useRemembered } from '#web/use-remembered.ts';
import { useWords } from '#web/words/use-words.ts';
import { chosenGame } from './chosen-game.ts';
import { GameChoice } from './game-choice.tsx';
import { SetUpLinkTicket, SetUpSoloTicket } from './set-up-tickets.tsx';
import { TableTicket } from './table-ticket.tsx';
import { HereTicket, LinkTicket, SoloTicket } from './tickets.tsx';
import { Tracks } from './tracks.tsx';
import { useWidth } from './use-width.ts';

/** The doors stand within this width, as in front.css. */
const WIDEST = 1366;
const DESK = 900;
/** It was the first to open, and stands open still. */
const FIRST = doorOf('trambahn') as Door;

/** The yard before the doors: the turntable, with a ticket for each way to play and one for the table left last. */
export function Yard({ resume }: { resume: MyTable | undefined }): ReactNode {
  const { front } = useWords();
  const [yard, width] = useWidth<HTMLElement>();
  const open = doors.filter(({ built }) => built);
  const chosen = useRemembered(chosenGame);
  const door = open.find(({ id }) => id === chosen) ?? FIRST;
  return (
    <section ref={yard} className="yard" aria-labelledby="play">
      <Tracks width={width} doors={doorsAcross(width)} />
      <div className="play">
        <h2 id="play">
          <Sign>{front.play}</Sign>
        </h2>
        {open.length > 1 ? (
          <GameChoice open={open} chosen={door} onChoose={(id) => chosenGame.set(id)} />
        ) : undefined}
      </div>
      <div className={resume === undefined ? 'tickets' : 'tickets four'}>
        {resume === undefined ? undefined : <TableTicket table={resume} className="resume" />}
        {door.setUp ? <SetUpSoloTicket door={door} /> : <SoloTicket game={door.id} />}
        <HereTicket door={door} />
        {door.setUp ? <SetUpLinkTicket door={door} /> : <LinkTicket game={door.id} />}
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
