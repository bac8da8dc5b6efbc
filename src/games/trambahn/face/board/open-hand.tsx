import type { ReactNode } from 'react';
import { type Card, isConductor, lineOf, valueOf } from '#games/trambahn/rules/model.ts';
import { TONES } from '../logic/lines.ts';
import { useViewer } from '../viewer.ts';

/** The far hand where all hands are open: a chip in the line's colour for each card. */
export function OpenHand({ seat, cards }: { seat: number; cards: readonly Card[] }): ReactNode {
  const { words } = useViewer();
  return (
    <ul
      className="tram-open-hand"
      data-spot={`backs:${seat}`}
      aria-label={words.backsName(cards.length)}
    >
      {cards.map((card, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: copies of a card do not differ.
        <li key={at}>
          <span className="visually-hidden">{words.card(card)}</span>
          {isConductor(card) ? (
            <svg viewBox="6 6 48 44" aria-hidden="true">
              <use href="#tram-conductor" width="60" height="66" />
            </svg>
          ) : (
            <span className={`tram-chip tram-line-${TONES[lineOf(card)]}`} aria-hidden="true">
              {valueOf(card)}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
