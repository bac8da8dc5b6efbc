import type { ReactNode } from 'react';
import type { Own } from '#games/union-pacific/rules/model.ts';
import { CompanyBadge } from '../art/train.tsx';
import { useViewer } from '../viewer.ts';

/** All hands, when the game is shown with all of them open. */
export function OpenHands({ hands }: { hands: readonly Own[] }): ReactNode {
  const { words, names } = useViewer();
  return (
    <fieldset className="up-open">
      <legend>{words.papers.hands}</legend>
      <ul>
        {hands.map(({ shares, tracks }, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is named by its number.
          <li key={seat}>
            <b>{names[seat]}</b>
            {shares.map((count, share) =>
              count === 0 ? null : (
                // biome-ignore lint/suspicious/noArrayIndexKey: a kind of share is named by its number.
                <span key={share} title={words.share(share)}>
                  <CompanyBadge company={share} size={26} />
                  <span className="visually-hidden">{words.share(share)} </span>
                  {count > 1 ? <span className="figures">×{count}</span> : null}
                </span>
              ),
            )}
            <small>
              {tracks
                .flatMap((count, track) => (count > 0 ? [words.tracks(count, track)] : []))
                .join(', ')}
            </small>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
