import type { ReactNode } from 'react';
import type { Facts } from '#ui/game-pictures.ts';
import { Album, type Draw } from '../pictures/album.tsx';
import { doorWords } from '../words/door/index.ts';
import { useCatalogue, useSaid } from '../words/use-words.ts';
import './slides.css';

type SlidesProps = Pick<Facts, 'slides'> & { game: string };

/** A game in four pictures, each with its sentence. */
export function Slides({ game, slides }: SlidesProps): ReactNode {
  const words = useCatalogue(doorWords);
  return (
    <section className="door-slides" aria-labelledby="door-slides">
      <h2 id="door-slides">{words.slides}</h2>
      <Album game={game}>
        {(draw) => (
          <ol>
            {slides.map((slide, at) => (
              <Slide key={slide.picture} slide={slide} number={at + 1} draw={draw} />
            ))}
          </ol>
        )}
      </Album>
    </section>
  );
}

function Slide({ slide, number, draw }: SlideProps): ReactNode {
  return (
    <li>
      {draw(slide.picture)}
      <p>
        <b className="figures" aria-hidden="true">
          {number}
        </b>
        <span>{useSaid(slide.text)}</span>
      </p>
    </li>
  );
}

type SlideProps = { slide: Facts['slides'][number]; number: number; draw: Draw };
