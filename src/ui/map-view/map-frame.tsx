import type { HTMLAttributes, ReactNode } from 'react';
import type { MapRefs } from './use-map-refs.ts';
import type { Size } from './view.ts';
import './map-frame.css';

/**
 * A map and what lies over it. The surface has the hands, the keys and the world; whatever lies over the map (`over`) stands
 * beside the surface and not in it: no click, tap, wheel or drag on it can ever reach the map.
 */
export function MapFrame(props: MapFrameProps): ReactNode {
  const { prefix, box, world, size, label, help, over, children } = props;
  const id = `${prefix}-map-help`;
  return (
    <div className={`map-frame ${prefix}-map`} {...props.marks}>
      <div
        ref={box}
        className="map-surface"
        data-stop=""
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it answers to keys: arrows, plus, minus, nought.
        tabIndex={0}
        role="group"
        aria-label={label}
        aria-describedby={id}
        {...props.hands}
      >
        <span id={id} className="visually-hidden">
          {help}
        </span>
        {props.read}
        <div ref={world} className={`map-world ${prefix}-world`} style={size}>
          {children}
        </div>
      </div>
      <div className="map-over">{over}</div>
    </div>
  );
}

type MapFrameProps = Pick<MapRefs, 'box' | 'world'> & {
  /** The short form of the game: its classes begin with it. */
  prefix: string;
  size: Size;
  label: string;
  help: string;
  /** States of the map that its style sheet and its tests look at. */
  marks?: Readonly<Record<`data-${string}`, string | boolean | undefined>>;
  /** What pointers do on the map. */
  hands?: HTMLAttributes<HTMLDivElement>;
  /** The map in words, for who does not see it. */
  read?: ReactNode;
  over: ReactNode;
  /** What lies on the map, and moves with it. */
  children: ReactNode;
};
