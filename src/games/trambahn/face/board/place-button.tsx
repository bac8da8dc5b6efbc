import type { ReactNode } from 'react';
import type { PlaceLight } from '../handling/lights.ts';
import { usePress } from '../handling/press-context.ts';
import type { Place } from '../logic/places.ts';
import { useViewer } from '../viewer.ts';
import type { HintMarks } from './mark.tsx';

/** The whole of a place is one button over its drawing. It is never switched off: it answers why not. */
export function PlaceButton(props: PlaceButtonProps): ReactNode {
  const { place, name, light, hint, children } = props;
  const { words } = useViewer();
  const press = usePress();
  if (press === undefined) {
    return (
      <span className="tram-watched" role="img" aria-label={name} {...hint}>
        {children}
      </span>
    );
  }
  return (
    <button
      type="button"
      className={`tram-hit ${light.is}`}
      data-place={place}
      {...hint}
      aria-label={light.is === 'lit' ? `${name}, ${words.layHere(light.thing)}` : name}
      onClick={(event) =>
        press({ is: 'place', place, byKeys: event.detail === 0 }, event.currentTarget)
      }
    >
      {children}
    </button>
  );
}

type PlaceButtonProps = {
  place: Place;
  name: string;
  light: PlaceLight;
  hint: HintMarks;
  /** Parts of it that say something of their own. */
  children?: ReactNode;
};
