import type { ReactNode } from 'react';
import type { Manifest } from '#games/manifest.ts';
import { Ticket } from '#ui/ticket.tsx';
import { routeLine } from '../front/route-line.ts';
import { HereTicket, LinkTicket, SoloTicket } from '../front/tickets.tsx';
import { Tracks } from '../front/tracks.tsx';
import { useWidth } from '../front/use-width.ts';
import '../front/yard.css';
import { Link } from '../link.tsx';
import { pathTo } from '../routes.ts';
import { doorWords } from '../words/door/index.ts';
import { useCatalogue, useSaid } from '../words/use-words.ts';
import { factsOf } from './facts.ts';
import { type LessonStand, useLessonStand } from './lesson-stand.ts';
import './tickets.css';

/** Where the track of this door comes out, as a share of the width. */
const DOOR = 0.15;

/** Before the door: the turntable, a ticket to learn and one for each way to play. Who has learnt comes to play first. */
export function DoorYard({ game }: { game: Manifest }): ReactNode {
  const words = useCatalogue(doorWords);
  const [yard, width] = useWidth<HTMLElement>();
  const stops = factsOf(game.id)?.stops;
  const stand = useLessonStand(game.id);
  const learn =
    stops === undefined ? undefined : <LearnTicket game={game} stops={stops} stand={stand} />;
  return (
    <section ref={yard} className="yard door-yard" aria-labelledby="door-play">
      <Tracks width={width} doors={[width * DOOR]} />
      <h2 className="visually-hidden" id="door-play">
        {words.play}
      </h2>
      <div className={learn ? 'tickets four' : 'tickets'}>
        {stand === 'done' ? undefined : learn}
        <SoloTicket game={game} />
        <HereTicket game={game} />
        <LinkTicket game={game} />
        {stand === 'done' ? learn : undefined}
      </div>
    </section>
  );
}

/** To the lesson: for the first time, to the stop where it was left, or again. */
function LearnTicket({ game, stops, stand }: LearnProps): ReactNode {
  const { learn } = useCatalogue(doorWords);
  const begun = typeof stand === 'object';
  return (
    <Ticket
      className="learn-ticket"
      colour="blue"
      route={routeLine(useSaid(game.name))}
      kind={stand === 'new' ? learn.first : learn.again}
      start={<Link href={pathTo.lesson(game.id, begun ? stand.at : undefined)}>{learn.title}</Link>}
      text={learn.text}
      overprint={<Ten />}
      foot={<span className="figures">{begun ? learn.resume(stand.at) : learn.stops(stops)}</span>}
      go={begun ? learn.goOn : stand === 'done' ? learn.goAgain : learn.go}
    />
  );
}

/** Drawn: two figures over a text would be read as a text of too little contrast. */
function Ten(): ReactNode {
  return (
    <svg aria-hidden="true" width="104" height="84" viewBox="0 0 104 84" fill="currentColor">
      <text className="learn-minutes" x="104" y="74">
        10
      </text>
    </svg>
  );
}

type LearnProps = { game: Manifest; stops: number; stand: LessonStand };
