import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import type { Event, RailroadTycoon, Table } from '#games/railroad-tycoon/rules/model.ts';
import { Task } from '#ui/ear/task.tsx';
import type { BoardProps } from '#ui/face.ts';
import { useFocus } from '#ui/handling/focus.ts';
import { useKeys } from '#ui/handling/keys.ts';
import { media } from '#ui/media.ts';
import { useShown } from '#ui/shown.ts';
import { useTold } from '#ui/told.ts';
import { useMedia } from '#ui/use-media.ts';
import '../css/styles.ts';
import { onKeys } from '../handling/acting-later.ts';
import { type Dock, DockProvider, useDock } from '../handling/dock.ts';
import { focusRules } from '../handling/focus-rules.ts';
import { useBidding } from '../handling/limit.ts';
import { PointedProvider, usePointedIn } from '../handling/pointed.ts';
import { useLights } from '../handling/use-lights.ts';
import { useMap } from '../handling/use-map.ts';
import { useTurn } from '../handling/use-turn.ts';
import { freshAfter, NONE_FRESH } from '../logic/fresh-tiles.ts';
import { cityName } from '../logic/network-reading.ts';
import { shownAt } from '../logic/shown.ts';
import { durationOf } from '../motion/durations.ts';
import { useViewer, useViewerOf, ViewerProvider } from '../viewer.ts';
import { callOf } from './call.ts';
import { Acts, CardsOnShow, MapDefs, Panel, PhoneSheet } from './later.tsx';
import { BoardMap } from './map.tsx';

/** The table of Railroad Tycoon: what is asked, the map, the six actions. The companies stand beside it (Score). */
export function Board(props: BoardProps<RailroadTycoon>): ReactNode {
  const { table, own, eyes, language, choices, happening, planned, draft } = props;
  const viewer = useViewerOf(props);
  const root = useRef<HTMLDivElement>(null);
  const phone = useMedia(media.phone);
  const map = useMap(table, phone);
  const shown = useShown(shownAt, props);
  const event = happening?.event;
  const fresh = useTold(props, NONE_FRESH, (told, one) => freshAfter(told, one, eyes));
  // Who acts does not wait for the turn to be announced.
  const acting = choices.length > 0 && (event === undefined || isPrelude(event));
  const focus = useRef<string>(undefined);
  const turn = useTurn(props, acting, focus);
  const lights = useLights(turn, table);
  useBidding(props, turn);
  useFocus(root, focus, { rules: focusRules(root, turn) });
  useKeys(root, onKeys({ turn, table, view: map.view, focus }));
  const telling = event && !acting ? event : undefined;
  const { readOnly, pointedAt, orders } = props;
  // What is asked is asked of the table as it stands, though its last event may still be on show.
  const asked = turn.ask === undefined ? undefined : table;
  const dock = useMemo<Dock>(
    () => ({
      table: asked ?? shown.table,
      own: asked ? own : shown.own,
      turn,
      name: (city) => cityName(table, city, language),
      planned,
      draft,
      orders,
    }),
    [asked, own, shown, turn, table, language, planned, draft, orders],
  );
  const pointed = usePointedIn(lights);
  const delivered = event?.is === 'goods-delivered' ? event : undefined;
  return (
    <ViewerProvider value={viewer}>
      <DockProvider value={dock}>
        <PointedProvider value={pointed}>
          <MapDefs language={language} />
          <div
            ref={root}
            className="rt-desk"
            data-phase={table.phase}
            data-mode-now={turn.held.mode}
          >
            <Task yours={turn.ask !== undefined}>
              {callOf(viewer, dock.table, turn.ask, planned !== undefined)}
            </Task>
            {phone ? null : (
              <div className="rt-left">
                <Panel event={telling} />
                <CardsOnShow />
              </div>
            )}
            <BoardMap
              map={map}
              table={shown.table}
              lights={lights}
              turn={turn}
              fresh={fresh}
              follow={{ table, event: telling, readOnly, pointedAt }}
              delivered={delivered}
              ms={happening?.ms ?? (delivered ? durationOf(delivered) : 0)}
            />
            <Below phone={phone} event={telling} tools={props.tools} over={isOver(table)} />
          </div>
        </PointedProvider>
      </DockProvider>
    </ViewerProvider>
  );
}

const isOver = ({ phase }: Table): boolean => phase === 'over';

/** What has begun with it is asked already. A card that is turned is still of the turn before, and is seen first. */
const isPrelude = ({ is }: Event): boolean => is === 'turn-begun' || is === 'round-begun';

/** The six actions; on a phone the sheet over them, where cards can be read while others act. */
function Below({ phone, event, tools, over }: BelowProps): ReactNode {
  const { eyes } = useViewer();
  const { table, turn } = useDock();
  // What was opened to read lasts no longer than its turn: the next auction is asked in full.
  const [peekedAt, setPeekedAt] = useState(-1);
  const peeking = peekedAt === table.turn;
  const peek = useCallback(
    () => setPeekedAt((at) => (at === table.turn ? -1 : table.turn)),
    [table.turn],
  );
  return (
    <>
      {phone ? (
        <PhoneSheet event={event} tools={tools} peeking={peeking && turn.ask !== 'act'} />
      ) : null}
      {eyes === 'watcher' || over ? null : (
        <Acts onPeek={phone ? peek : undefined} peeking={peeking} />
      )}
    </>
  );
}

type BelowProps = { phone: boolean; event: Event | undefined; tools: ReactNode; over: boolean };
