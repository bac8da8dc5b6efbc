import type { ReactNode } from 'react';
import { useHands } from '../handling/hands.ts';
import type { Look } from '../handling/looks.ts';
import type { Place } from '../logic/places.ts';
import { useViewer } from '../viewer.ts';

/** The whole of a place is one button over its drawing. It is never switched off: it answers why not. */
export function PlaceButton({ place, name, look }: PlaceButtonProps): ReactNode {
  const { words } = useViewer();
  const hands = useHands();
  if (hands === undefined) return <span className="tb-watched" role="img" aria-label={name} />;
  return (
    <button
      type="button"
      className={`tb-hit ${look.is}`}
      data-place={place}
      aria-label={look.is === 'lit' ? `${name}; ${words.layHere(look.thing)}` : name}
      onClick={(event) => hands.put(place, event.currentTarget, event.detail === 0)}
    />
  );
}

type PlaceButtonProps = { place: Place; name: string; look: Look };
