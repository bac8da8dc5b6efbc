import { type ReactNode, type RefObject, useMemo, useRef, useSyncExternalStore } from 'react';
import type { City, Table, Tile } from '#games/railroad-tycoon/rules/model.ts';
import { mapOf } from '#games/railroad-tycoon/rules/terrain.ts';
import type { ViewControl } from '#ui/map-view/use-view.ts';
import type { Point } from '#ui/map-view/view.ts';
import { ZoomButtons } from '#ui/map-view/zoom-buttons.tsx';
import type { MapGeometry } from '../art/geometry.ts';
import { Sheet } from '../art/sheet.tsx';
import type { MapWatch } from '../handling/map-watch.ts';
import { cubeUnder, meantAt } from '../handling/spots.ts';
import type { Lights, Looked } from '../handling/use-lights.ts';
import type { Turn } from '../handling/use-turn.ts';
import { cityName } from '../logic/network-reading.ts';
import { useSight } from '../sight.ts';
import {
  Above,
  Cities,
  Engines,
  MapTools,
  Names,
  Places,
  Plans,
  Rings,
  Tracks,
  Ways,
  Western,
} from './later.tsx';
import type { Delivered } from './thinking.tsx';

/** The country with all that lies on it. The layers are drawn apart: each only when something of its own has changed. */
export function BoardMap(props: BoardMapProps): ReactNode {
  const { geometry, table, lights, view, watch, turn, delivered } = props;
  const { words, language } = useSight();
  const map = mapOf(table.map);
  const mark = useRef<HTMLSpanElement>(null);
  const level = useSyncExternalStore(watch.onLevel, watch.level);
  const names = useMemo(
    () => map.hexOfCity.map((_, city) => cityName({ map: table.map }, city, language)),
    [map, table.map, language],
  );
  const { links, unfinished, colours, cubes, western } = table;
  const { looked } = lights;
  const meant = (event: { clientX: number; clientY: number }): Looked =>
    meantAt(geometry, lights.tiles, view.mapPoint(event.clientX, event.clientY), view.scale());
  const markAt = ({ x, y }: Point): HTMLElement | null => {
    if (mark.current) {
      mark.current.style.left = `${x}px`;
      mark.current.style.top = `${y}px`;
    }
    return mark.current;
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the places on it are buttons, and arrows walk them.
    <div
      ref={props.box}
      className="rw-map"
      data-level={level}
      data-points={turn.ask !== undefined && looked !== undefined}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it answers to keys: arrows, plus, minus, nought.
      tabIndex={0}
      role="group"
      aria-label={words.map.label}
      aria-describedby="rw-map-help"
      onPointerMove={(event) => {
        if (event.pointerType !== 'mouse' || event.buttons !== 0) return;
        const now = meant(event);
        if (!isSame(now, looked)) lights.look(now);
      }}
      onPointerLeave={() => lights.look(undefined)}
      onClick={(event) => {
        const what = meant(event);
        const at = view.mapPoint(event.clientX, event.clientY);
        if (what && 'tile' in what) return turn.pressTile(what.tile);
        const place = what ? geometry.cityPoint(what.city) : at;
        const element = markAt(place);
        if (!element) return;
        if (!what) return props.onMiss(at, element);
        const cube = cubeUnder(geometry, table.cubes, what.city, at);
        if (cube === undefined) props.onCity(what.city, element);
        else turn.pressCube(what.city, cube, element);
      }}
    >
      <span id="rw-map-help" className="vh">
        {words.map.help}
      </span>
      <div
        ref={props.world}
        className="rw-world"
        style={{ width: geometry.width, height: geometry.height }}
      >
        <Sheet geometry={geometry} level={level} language={language} />
        <Western geometry={geometry} western={western} language={language} />
        <Ways geometry={geometry} table={table} lights={lights} delivered={delivered} />
        <Tracks geometry={geometry} links={links} unfinished={unfinished} fresh={props.fresh} />
        <Rings geometry={geometry} table={table} lights={lights} />
        <Cities
          geometry={geometry}
          colours={colours}
          cubes={cubes}
          level={level}
          language={language}
        />
        <Engines geometry={geometry} links={links} level={level} />
        <Names geometry={geometry} links={links} level={level} language={language} />
        <Plans geometry={geometry} table={table} lights={lights} seat={turn.seat} />
        <Above
          geometry={geometry}
          table={table}
          lights={lights}
          delivered={delivered}
          ms={props.ms}
          level={level}
          names={names}
        />
        <Places
          geometry={geometry}
          table={table}
          names={names}
          turn={turn}
          lights={lights}
          onCity={turn.enterCity}
        />
        <span ref={mark} className="rw-mark" aria-hidden="true" />
      </div>
      <MapTools
        geometry={geometry}
        table={table}
        view={view}
        watch={watch}
        onFound={props.onFound}
      />
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
  turn: Turn;
  view: ViewControl;
  watch: MapWatch;
  fresh: ReadonlySet<Tile>;
  onCity: (city: City, at: Element) => void;
  /** A press that came near nothing. `mark` stands where it was. */
  onMiss: (at: Point, mark: HTMLElement) => void;
  onFound: (city: City) => void;
  /** A delivery that is being shown, and for how long. */
  delivered: Delivered | undefined;
  ms: number;
  children: ReactNode;
};

const isSame = (one: Looked, other: Looked): boolean =>
  one === other ||
  (one !== undefined &&
    other !== undefined &&
    ('city' in one
      ? 'city' in other && one.city === other.city
      : 'tile' in other && one.tile === other.tile));
