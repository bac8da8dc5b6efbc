import type { ReactNode } from 'react';
import { gameOf } from '#games/catalogue.ts';
import { games } from '#games/index.ts';
import type { Manifest } from '#games/manifest.ts';
import { useRemembered } from '#ui/use-remembered.ts';
import { useTakenOver } from '#ui/use-taken-over.ts';
import type { MyTable } from '../my-tables.ts';
import { useWords } from '../words/use-words.ts';
import { chosenGame } from './chosen-game.ts';
import { GameChoice } from './game-choice.tsx';
import { TableTicket } from './table-ticket.tsx';
import { HereTicket, LinkTicket, SoloTicket } from './tickets.tsx';
import { Tracks } from './tracks.tsx';
import { useWidth } from './use-width.ts';
import './yard.css';

/** The doors stand within this width, as in facade.css. */
const WIDEST = 1366;
const DESK = 900;

/** The yard before the doors: the turntable, with a ticket for each way to play and one for the table left last. */
export function Yard({ resume }: { resume: MyTable | undefined }): ReactNode {
  const { front } = useWords();
  const [yard, width] = useWidth<HTMLElement>();
  const chosen = useRemembered(chosenGame);
  const game = (gameOf(chosen) ?? games[0]) as Manifest;
  return (
    <section ref={yard} className="yard" aria-labelledby="play">
      {useTakenOver() ? <Tracks width={width} doors={doorsAcross(width)} /> : undefined}
      <div className="yard-play">
        <h2 id="play">{front.play}</h2>
        <GameChoice chosen={game} onChoose={(id) => chosenGame.set(id)} />
      </div>
      <div className={resume === undefined ? 'tickets' : 'tickets four'}>
        {resume === undefined ? undefined : <TableTicket table={resume} resume />}
        <SoloTicket game={game} />
        <HereTicket game={game} />
        <LinkTicket game={game} />
      </div>
    </section>
  );
}

/** Where the tracks come out: before the doors, which on a phone stand two by two. */
function doorsAcross(width: number): number[] {
  const count = width < DESK ? 2 : games.length;
  const wall = Math.min(width, WIDEST);
  return Array.from({ length: count }, (_, i) => (width - wall) / 2 + (wall * (i + 0.5)) / count);
}
