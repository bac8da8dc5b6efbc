import { type ReactNode, Suspense, useMemo, useSyncExternalStore } from 'react';
import type { Table, Tile } from '#games/railroad-tycoon/rules/model.ts';
import { mapOf } from '#games/railroad-tycoon/rules/terrain.ts';
import { MapFrame } from '#ui/map-view/map-frame.tsx';
import type { Level } from '../art/level.ts';
import { Sheet } from '../art/sheet.tsx';
import { useActing } from '../handling/acting-later.ts';
import { useDock } from '../handling/dock.ts';
import type { MapSeen } from '../handling/map-watch.ts';
import type { Seen } from '../handling/use-following.ts';
import type { Looking } from '../handling/use-lights.ts';
import { useFound } from '../handling/use-map.ts';
import { usePointing } from '../handling/use-pointing.ts';
import type { Turn } from '../handling/use-turn.ts';
import { cityName } from '../logic/network-reading.ts';
import { useViewer } from '../viewer.ts';
import {
  Above,
  Cities,
  Engines,
  Names,
  PencilRings,
  PencilTracks,
  Places,
  Plans,
  Rings,
  Tracks,
  Ways,
  Western,
} from './later.tsx';
import type { Delivered } from './thinking.tsx';

/** The country with all that lies on it. */
export function BoardMap(props: BoardMapProps): ReactNode {
  const { map, table, lights, turn } = props;
  const { geometry, view, watch } = map;
  const { words } = useViewer();
  const { mark, ...pointing } = usePointing(map, table, lights, turn);
  const level = useSyncExternalStore(watch.onLevel, watch.level);
  // Nobody waits for what helps to find one's way: it comes with what one needs to act.
  const come = useActing();
  const onFound = useFound(map);
  const points = turn.ask !== undefined && lights.looked !== undefined;
  const { width, height } = geometry;
  return (
    <MapFrame
      prefix="rt"
      box={map.box}
      world={map.world}
      size={{ width, height }}
      label={words.map.label}
      help={words.map.help}
      marks={{ 'data-slip': 'top', 'data-level': level, 'data-points': points }}
      hands={pointing}
      over={
        come ? (
          <come.MapTools
            geometry={geometry}
            table={table}
            view={view}
            watch={watch}
            onFound={onFound}
          />
        ) : null
      }
    >
      <Layers {...props} level={level} />
      <span ref={mark} className="rt-mark" aria-hidden="true" />
      {come ? <come.Following map={map} turn={turn} lights={lights} {...props.follow} /> : null}
    </MapFrame>
  );
}

type BoardMapProps = LayersProps & {
  /** What moves the map along with the game. */
  follow: Omit<Seen, 'turn' | 'lights'>;
};

/** The layers are drawn apart: each only when something of its own has changed. */
function Layers(props: LayersProps & { level: Level }): ReactNode {
  const { table, lights, turn, fresh, delivered, ms, level } = props;
  const { geometry } = props.map;
  const { language } = useViewer();
  const { planned } = useDock();
  const pencil = planned && { geometry, links: table.links, planned, seat: turn.seat };
  const { links, unfinished, colours, cubes, western } = table;
  const names = useMemo(
    () => mapOf(table.map).hexOfCity.map((_, city) => cityName({ map: table.map }, city, language)),
    [table.map, language],
  );
  return (
    <>
      <Sheet geometry={geometry} level={level} language={language} />
      <Western geometry={geometry} western={western} language={language} />
      <Ways geometry={geometry} table={table} lights={lights} delivered={delivered} />
      <Tracks geometry={geometry} links={links} unfinished={unfinished} fresh={fresh} />
      <Suspense>{pencil ? <PencilTracks {...pencil} /> : null}</Suspense>
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
      <Suspense>{pencil ? <PencilRings {...pencil} /> : null}</Suspense>
      <Plans geometry={geometry} table={table} lights={lights} seat={turn.seat} />
      <Above
        geometry={geometry}
        table={table}
        lights={lights}
        delivered={delivered}
        ms={ms}
        level={level}
        names={names}
      />
      <Places geometry={geometry} table={table} names={names} turn={turn} lights={lights} />
    </>
  );
}

type LayersProps = {
  map: MapSeen;
  table: Table;
  lights: Looking;
  turn: Turn;
  fresh: ReadonlySet<Tile>;
  /** A delivery that is being shown, and for how long. */
  delivered: Delivered | undefined;
  ms: number;
};
