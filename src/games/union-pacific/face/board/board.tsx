import { lazy, type ReactNode, Suspense, useMemo, useRef, useState } from 'react';
import { boardOf } from '#games/union-pacific/rules/board.ts';
import type { Event, Track, UnionPacific } from '#games/union-pacific/rules/model.ts';
import { Task } from '#ui/ear/task.tsx';
import type { BoardProps } from '#ui/face.ts';
import { firstAsked, useFocus } from '#ui/handling/focus.ts';
import { useMapRefs } from '#ui/map-view/use-map-refs.ts';
import { useView } from '#ui/map-view/use-view.ts';
import { media } from '#ui/media.ts';
import { useShown } from '#ui/shown.ts';
import { useMedia } from '#ui/use-media.ts';
import '../css/styles.ts';
import { geometryOf } from '../art/geometry.ts';
import { DockProvider, type Dock as DockValue, LightsProvider } from '../handling/dock.ts';
import { FIRST } from '../handling/first.ts';
import { useDividend } from '../handling/use-dividend.ts';
import { useKeys } from '../handling/use-keys.ts';
import { useLately } from '../handling/use-lately.ts';
import { useLights } from '../handling/use-lights.ts';
import { useOpenings } from '../handling/use-openings.ts';
import { useSheet, useToldRows } from '../handling/use-sheet.ts';
import { useTurn } from '../handling/use-turn.ts';
import { marksOf } from '../logic/pencilled.ts';
import { shownAt } from '../logic/shown.ts';
import { useViewerOf, ViewerProvider } from '../viewer.ts';
import { callOf } from './call.ts';
import { Dock, type DockProps, Sheet } from './dock.tsx';
import { BoardMap } from './map.tsx';
import { OpeningPanel } from './opening-panel.tsx';
import { type Pane, Panes } from './panes.tsx';

/** Fetched when the first dividend is announced. */
const DividendPanel = lazy(() =>
  import('./dividend-panel.tsx').then((m) => ({ default: m.DividendPanel })),
);

/** Fetched when the first company is looked at. */
const Prospectus = lazy(() => import('./prospectus.tsx').then((m) => ({ default: m.Prospectus })));

/** On an upright phone the map comes no closer by itself than so many units across. */
const NEAR = 560;

/** The table of Union Pacific: the map, and below it what is asked and all papers. The grid stands beside it (Score). */
export function Board(props: BoardProps<UnionPacific>): ReactNode {
  const { table, eyes, choices, happening } = props;
  const viewer = useViewerOf(props);
  const { root, box, world } = useMapRefs();
  const phone = useMedia(media.phone);
  const [pane, setPane] = useState<Pane>('map');
  const geometry = useMemo(() => geometryOf(boardOf(table.board).data), [table.board]);
  const view = useView(box, world, geometry, phone ? NEAR : undefined);

  const shown = useShown(shownAt, props);
  const event = happening?.event;
  const lately = useLately(shown, props);
  // Who acts does not wait for the card they have drawn.
  const acting = choices.length > 0 && (event === undefined || isPrelude(event));
  const focus = useRef<string>(undefined);
  const turn = useTurn(props, acting, focus);
  const lights = useLights(turn, table, geometry, viewer.words);
  const dividend = useDividend(happening, shown.table, table, eyes, !props.readOnly);
  const openings = useOpenings(event, table, !props.readOnly);
  const sheet = useSheet(turn, shown.table);
  // What is chosen stands below, and is not to be covered by what is told of it.
  const onMap = phone && sheet?.pinned === false;
  useToldRows(props.pointedAt);
  useFocus(root, focus, { rules: [firstAsked(root, turn.ask, FIRST)] });
  useKeys(root, { turn, lights, view });

  const { planned } = props;
  const dock = useMemo<DockValue>(
    () => ({ ...shown, turn, came: lately.came, marks: planned && marksOf(planned) }),
    [shown, turn, lately.came, planned],
  );
  const parts = partsOf(props, acting, lately.drawn);
  const map = (
    <BoardMap
      box={box}
      world={world}
      geometry={geometry}
      table={shown.table}
      lights={lights}
      view={view}
      lately={lately}
      event={event}
      readOnly={props.readOnly}
      pointedAt={props.pointedAt}
    >
      {openings ? <OpeningPanel {...openings} /> : null}
      <Suspense>
        {dividend ? <DividendPanel shown={dividend} table={shown.table} /> : null}
        {onMap && sheet ? <Prospectus {...sheet} /> : null}
      </Suspense>
    </BoardMap>
  );
  return (
    <ViewerProvider value={viewer}>
      <DockProvider value={dock}>
        <LightsProvider value={lights}>
          <div ref={root} className="up-desk" data-phase={table.phase} data-pane={pane}>
            <Task yours={turn.ask !== undefined}>
              {callOf(viewer, shown.table, turn.ask, planned !== undefined)}
            </Task>
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
            <Suspense>{sheet && !onMap ? <Prospectus {...sheet} /> : null}</Suspense>
          </div>
        </LightsProvider>
      </DockProvider>
    </ViewerProvider>
  );
}

/** What the papers are given: nothing of what was told before one acts, but the card that was drawn. */
const partsOf = (
  { happening, everyone }: BoardProps<UnionPacific>,
  acting: boolean,
  drawn: Track | undefined,
): DockProps => ({
  event: happening && !(acting && isPrelude(happening.event)) ? happening.event : undefined,
  drawn: acting ? drawn : undefined,
  everyone,
});

const isPrelude = ({ is }: Event): boolean =>
  is === 'turn-begun' || is === 'track-drawn' || is === 'share-displayed';
