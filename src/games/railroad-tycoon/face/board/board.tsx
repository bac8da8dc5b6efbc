import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import type { City, Event, RailroadTycoon } from '#games/railroad-tycoon/rules/model.ts';
import { mapOf } from '#games/railroad-tycoon/rules/terrain.ts';
import type { BoardProps } from '#ui/face.ts';
import { useView } from '#ui/map-view/use-view.ts';
import type { Point } from '#ui/map-view/view.ts';
import { PHONE, useMedia } from '#ui/use-media.ts';
import '../css/styles.ts';
import { geometryOf, type MapGeometry } from '../art/geometry.ts';
import { type Dock, DockProvider } from '../handling/dock.ts';
import { useBidding } from '../handling/limit.ts';
import { watchOf } from '../handling/map-watch.ts';
import { useFocus } from '../handling/use-focus.ts';
import { around, useFollowing } from '../handling/use-following.ts';
import { useKeys } from '../handling/use-keys.ts';
import { useLights } from '../handling/use-lights.ts';
import { useShown } from '../handling/use-shown.ts';
import { useTold } from '../handling/use-told.ts';
import { type Turn, useTurn } from '../handling/use-turn.ts';
import { cityName } from '../logic/network-reading.ts';
import { plannedOn, refusedAt } from '../logic/plan.ts';
import { durationOf } from '../motion/durations.ts';
import { type Sight, SightProvider } from '../sight.ts';
import { wordsIn } from '../words/index.ts';
import { Acts, CardsOnShow, MapDefs, Panel, PhoneSheet } from './later.tsx';
import { BoardMap } from './map.tsx';

/** So many units across at the closest, when the map comes close by itself. */
const NEAR = { desk: 820, phone: 430 };

/** The table of Railroad Tycoon: what is asked, the map, the six actions. The companies stand beside it (Score). */
export function Board(props: BoardProps<RailroadTycoon>): ReactNode {
  const { table, own, eyes, names, language, choices, happening } = props;
  const sight = useMemo<Sight>(
    () => ({ words: wordsIn(language), names, eyes, language }),
    [language, names, eyes],
  );
  const root = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const world = useRef<HTMLDivElement>(null);
  const phone = useMedia(PHONE);
  const geometry = geometryOf(mapOf(table.map));
  const watch = useMemo(() => watchOf(box, phone ? 'near' : 'whole'), [phone]);
  const view = useView(box, world, geometry, phone ? NEAR.phone : NEAR.desk, watch.habits);

  const shown = useShown(props);
  const event = happening?.event;
  const told = useTold(happening, eyes);
  // Who acts does not wait for the turn to be announced.
  const acting = choices.length > 0 && (event === undefined || isPrelude(event));
  const turn = useTurn(props, acting);
  const lights = useLights(turn, table, own);
  useBidding(table, turn);
  const focus = useFocus(root, turn);
  useKeys(root, { turn, table, view, focus });
  const telling = event && !acting ? event : undefined;
  useFollowing(geometry, table, turn, lights, telling, view, watch);

  const dock = useMemo<Dock>(
    () => ({
      table: shown.table,
      own: shown.own,
      turn,
      name: (city) => cityName(table, city, language),
    }),
    [shown, turn, table, language],
  );
  const onMiss = useMissed(turn, props, geometry);
  const onFound = useCallback(
    (city: City) => {
      view.frame(around(geometry.cityPoint(city), watch));
      root.current
        ?.querySelector<HTMLElement>(`[data-place="city:${city}"]`)
        ?.focus({ preventScroll: true });
    },
    [geometry, view, watch],
  );
  const delivered = event?.is === 'goods-delivered' ? event : undefined;
  const map = (
    <BoardMap
      box={box}
      world={world}
      geometry={geometry}
      table={shown.table}
      lights={lights}
      turn={turn}
      view={view}
      watch={watch}
      fresh={told.fresh}
      onCity={turn.pressCity}
      onMiss={onMiss}
      onFound={onFound}
      delivered={delivered}
      ms={happening?.ms ?? (delivered ? durationOf(delivered) : 0)}
    >
      {props.notice ? <div className="rw-notice map-over">{props.notice}</div> : null}
    </BoardMap>
  );
  const [peeking, setPeeking] = useState(false);
  const peek = useCallback(() => setPeeking((now) => !now), []);
  return (
    <SightProvider value={sight}>
      <DockProvider value={dock}>
        <MapDefs language={language} />
        <div ref={root} className="rw" data-phase={table.phase} data-mode-now={turn.mode}>
          {phone ? null : (
            <div className="rw-left">
              <Panel event={telling} />
              <CardsOnShow />
            </div>
          )}
          {map}
          {phone ? (
            <PhoneSheet
              event={telling}
              tools={props.tools}
              peeking={peeking && turn.ask !== 'act'}
            />
          ) : null}
          {eyes === 'watcher' || table.phase === 'over' ? null : (
            <Acts onPeek={phone ? peek : undefined} peeking={peeking} />
          )}
        </div>
      </DockProvider>
    </SightProvider>
  );
}

const isPrelude = ({ is }: Event): boolean =>
  is === 'turn-begun' || is === 'round-begun' || is === 'card-turned';

/** A press on a hex that takes no tile answers why not. */
function useMissed(
  turn: Turn,
  { table }: BoardProps<RailroadTycoon>,
  geometry: MapGeometry,
): (at: Point, mark: HTMLElement) => void {
  return useCallback(
    ({ x, y }, mark) => {
      if (turn.mode !== 'build' || turn.plan === undefined) return;
      const hex = geometry.hexAt(x, y);
      // A plan that is complete has no next tile.
      if (hex < 0 || plannedOn(table, turn.seat, turn.plan)?.done) return;
      const refused = refusedAt(table, turn.seat, turn.plan, hex);
      if (refused) turn.refuse(refused.refusal, refused.action, mark);
    },
    [turn, table, geometry],
  );
}
