import type { ReactNode } from 'react';
import { CompanyBadge } from '../art/train.tsx';
import { useDock } from '../handling/dock.ts';
import { useViewer } from '../viewer.ts';

/** One's shares in hand in little room: beside those that are to be taken, on a phone. */
export function InHand(): ReactNode {
  const { words } = useViewer();
  const { own } = useDock();
  if (own === undefined) return null;
  return (
    <fieldset className="up-in-hand">
      <legend>{words.papers.inHand}</legend>
      <ul>
        {own.shares.map((count, share) =>
          count === 0 ? null : (
            // biome-ignore lint/suspicious/noArrayIndexKey: a kind of share is named by its number.
            <li key={share}>
              <CompanyBadge company={share} size={34} />
              <span className="visually-hidden">{words.share(share)} </span>
              {count > 1 ? <b className="figures">×{count}</b> : null}
            </li>
          ),
        )}
      </ul>
    </fieldset>
  );
}
