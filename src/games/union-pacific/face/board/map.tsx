import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { boardOf } from '#games/union-pacific/rules/board.ts';
import type { Space, Table } from '#games/union-pacific/rules/model.ts';
import { boxOf, nearest } from '#ui/map-view/steer.ts';
import type { MapRefs } from '#ui/map-view/use-map-refs.ts';
import type { ViewControl } from '#ui/map-view/use-view.ts';
import { ZoomButtons } from '#ui/map-view/zoom-buttons.tsx';
import type { MapGeometry } from '../art/geometry.ts';
import { LitSpaces } from '../art/lit.tsx';
import { useDock } from '../handling/dock.ts';
import type { MapLights } from '../handling/use-lights.ts';
import type { Recent } from '../logic/told.ts';
import { useViewer } from '../viewer.ts';
import { Cities } from './city-list.tsx';
import { Ground, Halo, Names, Tracks, Trains } from './layers.tsx';
import { Places } from './places.tsx';

/** So near must a tap come to a space, in pixels. */
const REACH = 24;

/** So near a space is meant that takes no train, in units of the map. */
const MISS = 26;

type Pointed = { clientX: number; clientY: number };

/** The country with all that stands on it. */
export function BoardMap(props: BoardMapProps): ReactNode {
  const { geometry, table, lights, view, told } = props;
  const { words, language } = useViewer();
  const { turn } = useDock();
  const { data } = boardOf(table.board);
  const mark = useRef<HTMLSpanElement>(null);
  useFollowing(props);
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
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the places on it are buttons, and arrows walk them.
    <div
      ref={props.box}
      className="up-map"
      data-slip=""
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it answers to keys: arrows, plus, minus, nought.
      tabIndex={0}
      role="group"
      aria-label={words.map.label}
      aria-describedby="up-map-help"
      onPointerMove={(event) => {
        if (event.pointerType === 'mouse' && event.buttons === 0) lights.look(spotAt(event));
      }}
      onPointerLeave={() => lights.look(undefined)}
      onClick={(event) => {
        const space = spotAt(event);
        if (space === undefined) miss(event);
        else turn.press({ is: 'space', space }, event.currentTarget);
      }}
    >
      <span id="up-map-help" className="visually-hidden">
        {words.map.help}
      </span>
      <div
        ref={props.world}
        className="up-world up-dim"
        style={{ width: geometry.width, height: geometry.height }}
      >
        <Ground geometry={geometry} board={data} />
        <Halo geometry={geometry} board={data} spaces={table.spaces} company={lights.company} />
        <Tracks geometry={geometry} board={data} />
        <Trains
          geometry={geometry}
          spaces={table.spaces}
          fresh={told.fresh.join()}
          arriving={props.arriving}
        />
        <Names geometry={geometry} board={data} language={language} />
        <Lit geometry={geometry} lights={lights} />
        <Places geometry={geometry} lights={lights} table={table} />
        <span ref={mark} className="up-mark" aria-hidden="true" />
      </div>
      <Cities board={table.board} spaces={table.spaces} />
      <ZoomButtons view={view} words={words.map} />
      {props.children}
    </div>
  );
}

type BoardMapProps = Omit<MapRefs, 'root'> & {
  geometry: MapGeometry;
  table: Table;
  lights: MapLights;
  view: ViewControl;
  told: Recent;
  /** Where a train comes to stand just now. */
  arriving: Space | undefined;
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

/** Where only a part is to be seen, it goes to what is lit, to what is looked at, and to what is built. */
function useFollowing({ geometry, lights, view, arriving }: BoardMapProps): void {
  const { lit, looked, picked } = lights;
  const where = lit.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same spaces in a new list are the same.
  useEffect(() => {
    if (lit.length < 2 && lit[0] === looked) return;
    const { x, y, width, height } = boxOf(lit.map((space) => geometry.spaceAt(space)));
    view.frame({ x: x - 70, y: y - 70, width: width + 140, height: height + 140 });
  }, [view, where]);
  useEffect(() => {
    // Under a pointer that only looks, the map stays where it is.
    const byKeys = document.activeElement?.matches('[data-place]') === true;
    if (looked !== undefined && (byKeys || looked === picked)) {
      view.show(geometry.spaceAt(looked));
    }
  }, [view, geometry, looked, picked]);
  useEffect(() => {
    if (arriving !== undefined) view.show(geometry.spaceAt(arriving));
  }, [view, geometry, arriving]);
}
