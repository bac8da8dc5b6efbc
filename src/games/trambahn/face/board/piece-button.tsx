import type { ReactNode } from 'react';
import { type Lying, useHands } from '../handling/hands.ts';
import type { PieceLook } from '../handling/looks.ts';
import { useViewer } from '../viewer.ts';

/** A piece that can be picked up: one button over its drawing. Double-clicked, it goes where alone it can go. */
export function PieceButton({ lying, name, look, tabbable, onFocus }: PieceButtonProps): ReactNode {
  const { words } = useViewer();
  const hands = useHands();
  if (hands === undefined) return <span className="tb-watched" role="img" aria-label={name} />;
  const held = look === 'held' || look === 'refused';
  return (
    <button
      type="button"
      className={`tb-piece ${look}`}
      data-piece={`${lying.piece.is === 'card' ? 'hand' : 'display'}:${lying.at}`}
      aria-label={held ? words.picked(name) : name}
      aria-pressed={held}
      tabIndex={tabbable ? 0 : -1}
      onFocus={onFocus}
      onClick={(event) => {
        // A tram may be bought by one click; the second of two would be meant for the same tram.
        if (lying.piece.is === 'tram' && event.detail > 1) return;
        hands.take(lying, event.currentTarget, event.detail === 0);
      }}
      onDoubleClick={(event) => hands.send(lying, event.currentTarget)}
    />
  );
}

type PieceButtonProps = {
  lying: Lying;
  name: string;
  look: PieceLook;
  tabbable: boolean;
  onFocus?: () => void;
};
