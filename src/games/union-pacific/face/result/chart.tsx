import type { ReactNode } from 'react';
import { media } from '#ui/media.ts';
import { Sentence } from '#ui/sentence.tsx';
import { useMedia } from '#ui/use-media.ts';
import { barsOf, type Payment, placesOf } from '../logic/history.ts';
import type { Words } from '../words/words.ts';

/** One bar for each player, the richest first; its parts are the dividends. Tint, hatching and figures tell them apart. */
export function Chart({ fortunes, payments, names, words }: ChartProps): ReactNode {
  // So much of the longest bar does a number take.
  const room = useMedia(media.narrow) ? 0.13 : 0.045;
  const bars = barsOf(fortunes, payments);
  const most = Math.max(1, ...fortunes);
  const nths = [...new Set(bars.flat().map(({ nth }) => nth))].sort((a, b) => a - b);
  const nameOf = (nth: number): string => (nth === 0 ? words.result.unseen : words.result.nth(nth));
  return (
    <div className="up-chart">
      <ul className="up-chart-key" aria-hidden="true">
        {nths.map((nth) => (
          <li key={nth}>
            <i className={`part nth${nth}`} />{' '}
            <span>
              <Sentence text={nameOf(nth)} />
            </span>
          </li>
        ))}
      </ul>
      <ol>
        {placesOf(fortunes).map(({ seat }) => {
          const parts = bars[seat] ?? [];
          const fortune = fortunes[seat] ?? 0;
          return (
            <li key={seat}>
              <span className="visually-hidden">
                {words.result.bar(
                  names[seat] ?? '',
                  parts.map(({ nth, amount }) => `${nameOf(nth)} ${amount}`),
                  fortune,
                )}
              </span>
              <b className="name" aria-hidden="true">
                {names[seat]}
              </b>
              <span className="up-bar" aria-hidden="true">
                {parts.map(({ nth, amount }) => (
                  <span
                    key={nth}
                    className={`part nth${nth}`}
                    style={{ width: `${(amount / most) * 100}%` }}
                  >
                    {amount / most >= room ? <span className="figures">{amount}</span> : null}
                  </span>
                ))}
              </span>
              <b className="figures sum" aria-hidden="true">
                {fortune}
              </b>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

type ChartProps = {
  fortunes: readonly number[];
  payments: readonly Payment[];
  names: readonly string[];
  words: Words;
};
