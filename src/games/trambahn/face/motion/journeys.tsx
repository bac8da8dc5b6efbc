import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { CardFace } from '../art/card-face.tsx';
import { Note } from '../art/note.tsx';
import { TramCard } from '../art/tram-card.tsx';
import type { Cargo } from './flights.ts';

/** A flight with its two ends found on the screen. */
export type Journey = {
  key: string;
  cargo: Cargo;
  from: DOMRect;
  to: DOMRect;
  begins: number;
  lasts: number;
};

/** Everything that is on its way, above all else. */
export function Journeys({ journeys }: { journeys: readonly Journey[] }): ReactNode {
  if (journeys.length === 0) return null;
  return createPortal(
    <div className="tram-air" aria-hidden="true">
      {journeys.map((journey) => (
        <Traveller key={journey.key} journey={journey} />
      ))}
    </div>,
    document.body,
  );
}

const EASE = 'cubic-bezier(.2,.7,.2,1)';

function Traveller({ journey }: { journey: Journey }) {
  const element = useRef<HTMLDivElement>(null);
  const { cargo, from, to, begins, lasts } = journey;
  useLayoutEffect(() => {
    const width = widthOf(cargo);
    const at = (box: DOMRect): string => {
      const scale =
        cargo.is === 'points' ? 1 : Math.min(box.width / width, box.height / heightOf(cargo), 1.2);
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      return `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`;
    };
    const animation = element.current?.animate(
      [
        { transform: at(from), opacity: 1 },
        { transform: at(to), opacity: 1, offset: 0.97 },
        { transform: at(to), opacity: 0 },
      ],
      { duration: lasts, delay: begins, easing: EASE, fill: 'forwards' },
    );
    return () => animation?.cancel();
  }, [cargo, from, to, begins, lasts]);
  return (
    <div ref={element} className={`tram-traveller ${cargo.is}`}>
      <CargoView cargo={cargo} />
    </div>
  );
}

const widthOf = (cargo: Cargo): number => (cargo.is === 'tram' ? 142 : 100);
const heightOf = (cargo: Cargo): number => (cargo.is === 'tram' ? 100 : 142);

function CargoView({ cargo }: { cargo: Cargo }) {
  switch (cargo.is) {
    case 'card':
      return <CardFace card={cargo.card} />;
    case 'note':
      return <Note />;
    case 'tram':
      return <TramCard tram={cargo.tram} />;
    case 'points':
      return <b className="sign figures">+{cargo.points}</b>;
  }
}
