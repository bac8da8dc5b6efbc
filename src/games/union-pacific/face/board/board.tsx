import { lazy, type ReactNode, Suspense, useCallback, useMemo, useRef, useState } from 'react';
import { boardOf } from '#games/union-pacific/rules/board.ts';
import type { Event, UnionPacific } from '#games/union-pacific/rules/model.ts';
import type { BoardProps } from '#ui/face.ts';
import { useView } from '#ui/map-view/use-view.ts';
import { PHONE, useMedia } from '#ui/use-media.ts';
import '../css/styles.ts';
import { geometryOf, type MapGeometry } from '../art/geometry.ts';
import { DockProvider, type Dock as DockValue, LightsProvider } from '../handling/dock.ts';
import { useDividend } from '../handling/use-dividend.ts';
import { useFocus } from '../handling/use-focus.ts';
import { useKeys } from '../handling/use-keys.ts';
import { useLights } from '../handling/use-lights.ts';
import { useShown } from '../handling/use-shown.ts';
import { useTold } from '../handling/use-told.ts';
import { type Turn, useTurn } from '../handling/use-turn.ts';
import { missedAt } from '../logic/aim.ts';
import { type Sight, SightProvider } from '../sight.ts';
import { wordsIn } from '../words/index.ts';
import { Dock, Sheet } from './dock.tsx';
import { BoardMap } from './map.tsx';
import { OpeningPanel } from './opening-panel.tsx';
import { type Pane, Panes } from './panes.tsx';

/** Fetched when the first dividend is announced. */
const DividendPanel = lazy(() =>
  import('./dividend-panel.tsx').then((m) => ({ default: m.DividendPanel })),
);

/** On an upright phone the map comes no closer by itself than so many units across. */
const NEAR = 560;

/** The table of Union Pacific: the map, and below it what is asked and all papers. The grid stands beside it (Score). */
export function Board(props: BoardProps<UnionPacific>): ReactNode {
  const { table, eyes, names, language, choices, happening } = props;
  const sight = useMemo<Sight>(
    () => ({ words: wordsIn(language), names, eyes, language }),
    [language, names, eyes],
  );
  const root = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const world = useRef<HTMLDivElement>(null);
  const phone = useMedia(PHONE);
  const [pane, setPane] = useState<Pane>('map');
  const geometry = useMemo(() => geometryOf(boardOf(table.board).data), [table.board]);
  const view = useView(box, world, geometry, phone ? NEAR : undefined);

  const shown = useShown(props);
  const event = happening?.event;
  const told = useTold(happening, eyes);
  // Who acts does not wait for the card they have drawn.
  const acting = choices.length > 0 && (event === undefined || isPrelude(event));
  const turn = useTurn(props, acting);
  const lights = useLights(turn, table, geometry, sight.words);
  const onlyLooks = props.readOnly;
  const dividend = useDividend(happening, shown.table, table, eyes, !onlyLooks);
  // Who goes on needs the map.
  const begun = turn.ask === 'act' && Object.values(turn.aim).some((part) => part !== undefined);
  const focus = useFocus(root, turn);
  useKeys(root, turn, lights, view, focus);

  const dock = useMemo<DockValue>(
    () => ({ table: shown.table, own: shown.own, turn }),
    [shown, turn],
  );
  const onMiss = useMissed(turn, props, geometry);
  const drawn = told.last?.is === 'track-drawn' && acting ? told.last.track : undefined;
  const parts = {
    event: event && !(acting && isPrelude(event)) ? event : undefined,
    drawn,
    everyone: props.everyone,
  };
  const map = (
    <BoardMap
      box={box}
      world={world}
      geometry={geometry}
      table={shown.table}
      lights={lights}
      view={view}
      told={told}
      arriving={event?.is === 'train-built' ? event.space : undefined}
      onMiss={onMiss}
    >
      {props.notice ? <div className="un-notice map-over">{props.notice}</div> : null}
      {event?.is === 'openings-revealed' ? <OpeningPanel shares={event.shares} /> : null}
      <Suspense>
        {dividend && !begun ? <DividendPanel shown={dividend} table={shown.table} /> : null}
      </Suspense>
    </BoardMap>
  );
  return (
    <SightProvider value={sight}>
      <DockProvider value={dock}>
        <LightsProvider value={lights}>
          <div ref={root} className="un" data-phase={table.phase} data-pane={pane}>
            {phone ? (
              <Panes pane={pane} onPane={setPane} tools={props.tools} map={map} {...parts}>
                <Sheet {...parts} />
              </Panes>
            ) : (
              <>
                {map}
                <Dock {...parts} />
              </>
            )}
          </div>
        </LightsProvider>
      </DockProvider>
    </SightProvider>
  );
}

const isPrelude = ({ is }: Event): boolean =>
  is === 'turn-begun' || is === 'track-drawn' || is === 'share-displayed';

/** A press on a space that takes no train answers why not. */
function useMissed(
  turn: Turn,
  { table, own }: BoardProps<UnionPacific>,
  geometry: MapGeometry,
): (at: { x: number; y: number }, mark: HTMLElement) => void {
  return useCallback(
    (at, mark) => {
      if (turn.ask !== 'act' || turn.mode !== 'build' || own === undefined) return;
      const near = geometry.nearestSpace(at.x, at.y, [...table.spaces.keys()]);
      if (near === undefined || near.distance > 26) return;
      const { x, y } = geometry.spaceAt(near.space);
      mark.style.left = `${x}px`;
      mark.style.top = `${y}px`;
      turn.refuse(missedAt(table, own.tracks, turn.aim, near.space), mark);
    },
    [turn, table, own, geometry],
  );
}
