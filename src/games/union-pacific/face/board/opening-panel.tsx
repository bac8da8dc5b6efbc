import type { ReactNode } from 'react';
import type { Share } from '#games/union-pacific/rules/model.ts';
import { useViewer } from '../viewer.ts';
import { ShareCard } from './share-card.tsx';

/** All opening investments, turned at once. */
export function OpeningPanel({ shares }: { shares: readonly Share[] }): ReactNode {
  const { words, names } = useViewer();
  return (
    <section className="up-panel opening" aria-label={words.opening.title}>
      <h2>
        {words.opening.title} <small>{words.opening.sub}</small>
      </h2>
      <ul>
        {shares.map((share, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is named by its number.
          <li key={seat}>
            <ShareCard share={share} name={words.share(share)} />
            <b>{names[seat]}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
