import { type MouseEventHandler, type ReactNode, useRef } from 'react';
import type { Layout } from '#games/pionniers/rules/data/lines.ts';
import type { Pionniers, Table } from '#games/pionniers/rules/model.ts';
import { strip } from '#ui/curves.ts';
import type { BoardProps, Happening } from '#ui/face.ts';
import { MapFrame } from '#ui/map-view/map-frame.tsx';
import { MapTools } from '#ui/map-view/map-tools.tsx';
import { PlaceRings } from '#ui/map-view/place-rings.tsx';
import type { MapRefs } from '#ui/map-view/use-map-refs.ts';
import type { CameraView, ViewControl } from '#ui/map-view/use-view.ts';
import { ZoomButtons } from '#ui/map-view/zoom-buttons.tsx';
import type { Geometry } from '../art/geometry.ts';
import { pressAt } from '../handling/spots.ts';
import { useFollowing } from '../handling/use-following.ts';
import type { Reader } from '../handling/use-reading.ts';
import type { Turn } from '../handling/use-turn.ts';
import type { Recent } from '../motion/told.ts';
import { useViewer } from '../viewer.ts';
import { freshOn, Ground } from './ground.tsx';
import { Pieces, useArrivals } from './pieces.tsx';
import { Range } from './range.tsx';
import { TargetArt, TargetButtons } from './targets.tsx';

/** The landscape with all that stands on it. */
export function BoardMap(props: BoardMapProps): ReactNode {
  const { geometry, layout, shown, was, told, happening, turn, view, reader } = props;
  const { words, language } = useViewer();
  const event = happening?.event;
  const missed = useRef<HTMLSpanElement>(null);
  useArrivals(props.box, geometry, shown, happening);
  const rings = useFollowing({ ...props.props, geometry, shown, told, turn, reader, view });
  const strikes = turn.ask === 'strike';
  const press: MouseEventHandler = (click) => {
    if (!strikes) return;
    const at = view.mapPoint(click.clientX, click.clientY);
    const pressed = pressAt(geometry, turn.targets, at, view.scale());
    if (!pressed || !missed.current) return;
    missed.current.style.translate = `${at.x}px ${at.y}px`;
    turn.press(pressed, missed.current);
  };
  return (
    <MapFrame
      prefix="pio"
      box={props.box}
      world={props.world}
      size={{ width: geometry.width, height: geometry.height }}
      label={words.view.map}
      help={words.view.help}
      marks={{ 'data-slip': '' }}
      hands={{ onClick: press }}
      read={<h2 className="visually-hidden">{words.view.map}</h2>}
      over={
        <>
          <MapTools label={words.view.tools}>
            <ZoomButtons view={view} words={words.view} />
          </MapTools>
          {props.children}
        </>
      }
    >
      <Ground
        geometry={geometry}
        layout={layout}
        language={language}
        sections={shown.trains.map(({ sections }) => sections).join()}
        fresh={event?.is === 'sections-laid' ? freshOn(event.line, event.count) : ''}
      />
      <svg className="pio-pieces" viewBox="0 0 1600 716" aria-hidden="true">
        {turn.offers ? <Range geometry={geometry} table={shown} /> : null}
        <Pieces geometry={geometry} table={shown} was={was} happening={happening} />
        {strikes ? <TargetArt geometry={geometry} turn={turn} /> : null}
        <Cursor geometry={geometry} at={reader.at} />
      </svg>
      {strikes ? <TargetButtons geometry={geometry} turn={turn} table={shown} /> : null}
      <span ref={missed} className="pio-missed" />
      <PlaceRings at={rings} />
    </MapFrame>
  );
}

type BoardMapProps = Omit<MapRefs, 'root'> & {
  props: BoardProps<Pionniers>;
  geometry: Geometry;
  layout: Layout;
  shown: Table;
  was: Table;
  told: Recent;
  happening: Happening<Pionniers> | undefined;
  turn: Turn;
  view: ViewControl & CameraView;
  reader: Reader;
  children: ReactNode;
};

/** The space that is being read. */
function Cursor({ geometry, at }: { geometry: Geometry; at: Reader['at'] }): ReactNode {
  const path = at && geometry.lines[at.line];
  if (!path) return null;
  return <path className="pio-cursor" d={strip(path, at.space - 1, at.space, 13)} />;
}
