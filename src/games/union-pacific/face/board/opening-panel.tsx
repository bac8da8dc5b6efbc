import type { ReactNode } from 'react';
import { IconButton } from '#ui/button.tsx';
import type { Openings } from '../handling/use-openings.ts';
import { useViewer } from '../viewer.ts';
import { ShareCard } from './share-card.tsx';

/** All opening investments, turned at once. */
export function OpeningPanel({ shares, close, holding }: Openings): ReactNode {
  const { words, names } = useViewer();
  return (
    <section className="up-panel opening" aria-label={words.opening.title} {...holding}>
      <header>
        <h2>
          {words.opening.title} <small>{words.opening.sub}</small>
        </h2>
        <div className="up-panel-tools">
          <IconButton icon="close" label={words.dividend.close} onClick={close} />
        </div>
      </header>
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
