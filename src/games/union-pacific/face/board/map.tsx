import { type HTMLAttributes, lazy, type ReactNode, Suspense, useMemo, useRef } from 'react';
import { boardOf } from '#games/union-pacific/rules/board.ts';
import type { Event, Space, Table, UnionPacific } from '#games/union-pacific/rules/model.ts';
import type { BoardProps } from '#ui/face.ts';
import { MapFrame } from '#ui/map-view/map-frame.tsx';
import { MapTools } from '#ui/map-view/map-tools.tsx';
import { PlaceRings } from '#ui/map-view/place-rings.tsx';
import { nearest } from '#ui/map-view/steer.ts';
import type { MapRefs } from '#ui/map-view/use-map-refs.ts';
import type { CameraView, ViewControl } from '#ui/map-view/use-view.ts';
import { ZoomButtons } from '#ui/map-view/zoom-buttons.tsx';
import type { MapGeometry } from '../art/geometry.ts';
import { LitSpaces } from '../art/lit.tsx';
import { useDock } from '../handling/dock.ts';
import { useFollowing } from '../handling/use-following.ts';
import type { MapLights } from '../handling/use-lights.ts';
import type { Lately } from '../logic/lately.ts';
import { useViewer } from '../viewer.ts';
import { Cities } from './city-list.tsx';
import { Ground, Halo, Names, Tracks, Trains } from './layers.tsx';
import { Places } from './places.tsx';

/** Fetched when somebody plans. */
const Pencil = lazy(() => import('../art/pencil.tsx').then((m) => ({ default: m.Pencil })));

/** So near must a tap come to a space, in pixels. */
const REACH = 24;

/** So near a space is meant that takes no train, in units of the map. */
const MISS = 26;

type Pointed = { clientX: number; clientY: number };

/** The country with all that stands on it. */
export function BoardMap(props: BoardMapProps): ReactNode {
  const { geometry, table, lights, view, lately, event } = props;
  const { words, language } = useViewer();
  const { turn, marks } = useDock();
  const { data } = boardOf(table.board);
  const mark = useRef<HTMLSpanElement>(null);
  const rings = useFollowing({ ...props, turn });
  const spotAt = (event: Pointed): Space | undefined =>
    nearest(lights.spots, view.mapPoint(event.clientX, event.clientY), REACH / view.scale());
  /** A press on a space that takes no train answers why not, and there. */
  const miss = (event: Pointed): void => {
    const { x, y } = view.mapPoint(event.clientX, event.clientY);
    const near = geometry.nearestSpace(x, y, [...table.spaces.keys()]);
    if (mark.current === null || near === undefined || near.distance > MISS) return;
    const at = geometry.spaceAt(near.space);
    mark.current.style.left = `${at.x}px`;
    mark.current.style.top = `${at.y}px`;
    turn.press({ is: 'missed', space: near.space }, mark.current);
  };
  const hands: HTMLAttributes<HTMLDivElement> = {
    onPointerMove: (event) => {
      if (event.pointerType === 'mouse' && event.buttons === 0) lights.look(spotAt(event));
    },
    onPointerLeave: () => lights.look(undefined),
    onClick: (event) => {
      const space = spotAt(event);
      if (space === undefined) miss(event);
      else turn.press({ is: 'space', space }, event.currentTarget);
    },
  };
  const { width, height } = geometry;
  return (
    <MapFrame
      prefix="up"
      box={props.box}
      world={props.world}
      size={{ width, height }}
      label={words.map.label}
      help={words.map.help}
      marks={{ 'data-slip': '' }}
      hands={hands}
      read={<Cities board={table.board} spaces={table.spaces} />}
      over={
        <>
          <MapTools label={words.map.tools}>
            <ZoomButtons view={view} words={words.map} />
          </MapTools>
          {props.children}
        </>
      }
    >
      <Ground geometry={geometry} board={data} />
      <Halo geometry={geometry} board={data} spaces={table.spaces} company={lights.company} />
      <Tracks geometry={geometry} board={data} />
      <Trains
        geometry={geometry}
        spaces={table.spaces}
        fresh={lately.fresh.join()}
        pencilled={marks?.trains.map(({ space }) => space).join() ?? ''}
        arriving={event?.is === 'train-built' ? event.space : undefined}
      />
      <Names geometry={geometry} board={data} language={language} />
      {marks ? (
        <Suspense>
          <Pencil geometry={geometry} trains={marks.trains} />
        </Suspense>
      ) : null}
      <Lit geometry={geometry} lights={lights} />
      <Places geometry={geometry} lights={lights} table={table} />
      <span ref={mark} className="up-mark" aria-hidden="true" />
      <PlaceRings at={rings} />
    </MapFrame>
  );
}

type BoardMapProps = Omit<MapRefs, 'root'> & {
  readOnly: boolean;
  pointedAt: BoardProps<UnionPacific>['pointedAt'] | undefined;
  geometry: MapGeometry;
  table: Table;
  lights: MapLights;
  view: ViewControl & CameraView;
  lately: Lately;
  /** What is being shown. */
  event: Event | undefined;
  children: ReactNode;
};

/** What shines, and over it the space that is looked at: only that is drawn anew when the pointer moves. */
function Lit({ geometry, lights }: { geometry: MapGeometry; lights: MapLights }): ReactNode {
  const { lit, looked, flag } = lights;
  const all = useMemo(() => <LitSpaces geometry={geometry} spaces={lit} />, [geometry, lit]);
  const one = useMemo(
    () =>
      looked === undefined ? null : (
        <LitSpaces geometry={geometry} spaces={[looked]} focus={looked} flag={flag} />
      ),
    [geometry, looked, flag],
  );
  return (
    <svg
      className="up-layer lit"
      viewBox={`0 0 ${geometry.width} ${geometry.height}`}
      aria-hidden="true"
    >
      {lit.length === 0 ? null : all}
      {one}
    </svg>
  );
}
