import type { ReactNode } from 'react';
import type { PieceLight } from '../handling/lights.ts';
import { usePress } from '../handling/press-context.ts';
import { markOf } from '../handling/pressed.ts';
import type { Lying } from '../logic/places.ts';
import { useViewer } from '../viewer.ts';
import type { HintMarks } from './mark.tsx';

/** A piece that can be picked up: one button over its drawing. Double-clicked, it goes where alone it can go. */
export function PieceButton(props: PieceButtonProps): ReactNode {
  const { lying, name, light, tabbable, onFocus, hint, children } = props;
  const { words } = useViewer();
  const press = usePress();
  if (press === undefined) {
    return (
      <span className="tram-watched" role="img" aria-label={name} {...hint}>
        {children}
      </span>
    );
  }
  const held = light === 'held' || light === 'refused';
  return (
    <button
      type="button"
      className={`tram-piece ${light}`}
      data-piece={markOf(lying)}
      {...hint}
      aria-label={held ? words.picked(name) : name}
      aria-pressed={held}
      tabIndex={tabbable ? 0 : -1}
      onFocus={onFocus}
      onClick={(event) => {
        // A tram may be bought by one click; the second of two would be meant for the same tram.
        if (lying.piece.is === 'tram' && event.detail > 1) return;
        press({ is: 'piece', lying, byKeys: event.detail === 0 }, event.currentTarget);
      }}
      onDoubleClick={(event) => {
        if (lying.piece.is === 'card') press({ is: 'piece-twice', lying }, event.currentTarget);
      }}
    >
      {children}
    </button>
  );
}

type PieceButtonProps = {
  lying: Lying;
  name: string;
  light: PieceLight;
  tabbable: boolean;
  onFocus?: () => void;
  hint?: HintMarks;
  /** Parts of it that say something of their own. */
  children?: ReactNode;
};
