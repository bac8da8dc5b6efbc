import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';

/** The drawings are fetched when the table has come to rest. Without them the card still says everything. */
const Vignette = lazy<ComponentType<{ card?: number }>>(() =>
  import('./cards/vignette.tsx').then(
    (m) => ({ default: m.Vignette }),
    () => ({ default: () => null }),
  ),
);

/** So long after it was opened a table is at rest. A card drawn sooner asks for its drawing itself. */
const AT_REST_MS = 1500;

/** Fetches the drawings before the first card is drawn. Nothing is to be seen of it. */
export function CardArtAhead(): ReactNode {
  const [rests, setRests] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setRests(true), AT_REST_MS);
    return () => clearTimeout(timer);
  }, []);
  return <Suspense>{rests ? <Vignette /> : null}</Suspense>;
}

/** The vignette of a Chance card (0 to 23), 160 by 100: its frame at once. Decoration: the card says the rest. */
export function CardArt({ card, className = '' }: { card: number; className?: string }): ReactNode {
  return (
    <svg className={`pio-card-art ${className}`} viewBox="0 0 160 100" aria-hidden="true">
      <g
        fill="none"
        stroke="var(--pio-ink)"
        strokeWidth="2"
        strokeLinejoin="round"
        strokeLinecap="round"
      >
        <Suspense>
          <Vignette card={card} />
        </Suspense>
      </g>
      <rect
        x="1"
        y="1"
        width="158"
        height="98"
        rx="3"
        fill="none"
        stroke="var(--pio-ink)"
        strokeWidth="2"
      />
    </svg>
  );
}
