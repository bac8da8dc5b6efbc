import { type ReactNode, type RefObject, useEffect, useMemo, useRef } from 'react';
import { boardOf } from '#games/union-pacific/rules/board.ts';
import type { Space, Table } from '#games/union-pacific/rules/model.ts';
import { boxOf, nearest } from '#ui/map-view/steer.ts';
import type { ViewControl } from '#ui/map-view/use-view.ts';
import { ZoomButtons } from '#ui/map-view/zoom-buttons.tsx';
import type { MapGeometry } from '../art/geometry.ts';
import { LitSpaces } from '../art/lit.tsx';
import type { Lights } from '../handling/use-lights.ts';
import type { Told } from '../handling/use-told.ts';
import { useSight } from '../sight.ts';
import { Cities } from './city-list.tsx';
import { Ground, Halo, Names, Tracks, Trains } from './layers.tsx';
import { Places } from './places.tsx';

/** So near must a tap come to a space, in pixels. */
const REACH = 24;

/** The country with all that stands on it. */
export function BoardMap(props: BoardMapProps): ReactNode {
  const { geometry, table, lights, view, told } = props;
  const { words, language } = useSight();
  const { data } = boardOf(table.board);
  const mark = useRef<HTMLSpanElement>(null);
  useFollowing(props);
  const spotAt = (event: { clientX: number; clientY: number }): Space | undefined =>
    nearest(lights.spots, view.mapPoint(event.clientX, event.clientY), REACH / view.scale());
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the places on it are buttons, and arrows walk them.
    <div
      ref={props.box}
      className="un-map"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it answers to keys: arrows, plus, minus, nought.
      tabIndex={0}
      role="group"
      aria-label={words.map.label}
      aria-describedby="un-map-help"
      onPointerMove={(event) => {
        if (event.pointerType === 'mouse' && event.buttons === 0) lights.look(spotAt(event));
      }}
      onPointerLeave={() => lights.look(undefined)}
      onClick={(event) => {
        const space = spotAt(event);
        if (space !== undefined) lights.press(space);
        else if (mark.current) {
          props.onMiss(view.mapPoint(event.clientX, event.clientY), mark.current);
        }
      }}
    >
      <span id="un-map-help" className="vh">
        {words.map.help}
      </span>
      <div
        ref={props.world}
        className="un-world up-dim"
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
        <span ref={mark} className="un-mark" aria-hidden="true" />
      </div>
      <Cities board={table.board} spaces={table.spaces} />
      <ZoomButtons view={view} words={words.map} />
      {props.children}
    </div>
  );
}

type BoardMapProps = {
  box: RefObject<HTMLDivElement | null>;
  world: RefObject<HTMLDivElement | null>;
  geometry: MapGeometry;
  table: Table;
  lights: Lights;
  view: ViewControl;
  told: Told;
  /** Where a train comes to stand just now. */
  arriving: Space | undefined;
  /** A press that came near no lit space. `mark` can be put where the answer is to stand. */
  onMiss: (at: { x: number; y: number }, mark: HTMLElement) => void;
  children: ReactNode;
};

/** What shines, and over it the space that is looked at: only that is drawn anew when the pointer moves. */
function Lit({ geometry, lights }: { geometry: MapGeometry; lights: Lights }): ReactNode {
  const { lit, aim, flag } = lights;
  const all = useMemo(() => <LitSpaces geometry={geometry} spaces={lit} />, [geometry, lit]);
  const one = useMemo(
    () =>
      aim === undefined ? null : (
        <LitSpaces geometry={geometry} spaces={[aim]} focus={aim} flag={flag} />
      ),
    [geometry, aim, flag],
  );
  return (
    <svg
      className="un-layer lit"
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
  const { lit, aim, picked } = lights;
  const where = lit.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same spaces in a new list are the same.
  useEffect(() => {
    if (lit.length < 2 && lit[0] === aim) return;
    const { x, y, width, height } = boxOf(lit.map((space) => geometry.spaceAt(space)));
    view.frame({ x: x - 70, y: y - 70, width: width + 140, height: height + 140 });
  }, [view, where]);
  useEffect(() => {
    // Under a pointer that only looks, the map stays where it is.
    const byKeys = document.activeElement?.matches('[data-place]') === true;
    if (aim !== undefined && (byKeys || aim === picked)) view.show(geometry.spaceAt(aim));
  }, [view, geometry, aim, picked]);
  useEffect(() => {
    if (arriving !== undefined) view.show(geometry.spaceAt(arriving));
  }, [view, geometry, arriving]);
}
