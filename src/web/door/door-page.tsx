import { type ReactNode, useEffect } from 'react';
import { gameOf } from '#games/catalogue.ts';
import type { Manifest } from '#games/manifest.ts';
import { Sign } from '#ui/sign.tsx';
import { Arch } from '../front/arch.tsx';
import '../front/tokens.css';
import '../front/front.css';
import { Lost } from '../lost.tsx';
import { Line } from '../rules/line.tsx';
import { useSaid } from '../words/use-words.ts';
import { FactPlates } from './fact-plates.tsx';
import { factsOf } from './facts.ts';
import { Opponents } from './opponents.tsx';
import { Slides } from './slides.tsx';
import { Times } from './times.tsx';
import { DoorYard } from './yard.tsx';
import './door-page.css';

/** The door of one game, where a door of the front page leads: what it is, how it is played, and the tickets. */
export function DoorPage({ game }: { game: string }): ReactNode {
  const played = gameOf(game);
  return played ? <Open game={played} /> : <Lost />;
}

function Open({ game }: { game: Manifest }): ReactNode {
  const name = useSaid(game.name);
  useEffect(() => {
    document.title = `${name} – Rotonde`;
  }, [name]);
  const slides = factsOf(game.id)?.slides ?? [];
  return (
    <div className="front door-page">
      <section className="door-hero" aria-labelledby="door-name">
        <svg className="door-wall" aria-hidden="true">
          <rect width="100%" height="100%" fill="var(--wall)" />
          <rect width="100%" height="100%" fill="url(#brick)" />
        </svg>
        <div className="door-plinth" />
        <svg className="door-arch" viewBox="-8 0 216 262" aria-hidden="true">
          <Arch game={game.id} lamp={<path className="door-lamp" d={FLOOR} />} />
        </svg>
        <div className="door-said">
          <h1 id="door-name">
            <Sign big>{name}</Sign>
          </h1>
          <Notice game={game} />
          <FactPlates game={game} />
        </div>
      </section>
      {slides.length > 0 ? <Slides game={game.id} slides={slides} /> : undefined}
      <DoorYard game={game} />
      <Opponents game={game} />
      <Times game={game.id} />
    </div>
  );
}

/** Where the light falls on the floor of the shed. */
const FLOOR = 'M60 250l-22-4 62-60 62 60-22 4z';

/** The aim and nothing else at that size; a game that has not said it has its line in the catalogue. */
function Notice({ game }: { game: Manifest }): ReactNode {
  const facts = factsOf(game.id);
  const aim = useSaid(facts?.aim ?? game.blurb);
  const place = useSaid(facts?.place ?? NOWHERE);
  return (
    <div className="door-notice">
      {place === '' ? undefined : <small>{place}</small>}
      <p>
        <Line text={aim} />
      </p>
    </div>
  );
}

const NOWHERE = { en: '', fr: '' };
