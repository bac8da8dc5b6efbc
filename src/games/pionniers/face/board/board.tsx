import { type ReactNode, useRef } from 'react';
import { boardOf } from '#games/pionniers/rules/board.ts';
import type { Pionniers } from '#games/pionniers/rules/model.ts';
import { Task } from '#ui/ear/task.tsx';
import type { BoardProps } from '#ui/face.ts';
import { useFocus } from '#ui/handling/focus.ts';
import { useKeys } from '#ui/handling/keys.ts';
import { useMapRefs } from '#ui/map-view/use-map-refs.ts';
import { type Habits, useView } from '#ui/map-view/use-view.ts';
import { media } from '#ui/media.ts';
import { useMedia } from '#ui/use-media.ts';
import '../css/styles.ts';
import { CardArtAhead } from '../art/card-art.tsx';
import { geometryOf, middleOf } from '../art/geometry.ts';
import { growSigns } from '../handling/grow-signs.ts';
import { pressKey } from '../handling/keys.ts';
import { useReading } from '../handling/use-reading.ts';
import { useTurn } from '../handling/use-turn.ts';
import { betweenEvents } from '../logic/between-events.ts';
import { useCards } from '../motion/use-cards.ts';
import { usePlacer } from '../motion/use-placer.ts';
import { useRecent } from '../motion/use-recent.ts';
import { useViewerOf, ViewerProvider } from '../viewer.ts';
import { callOf } from './call.ts';
import { ChanceCard } from './chance-card.tsx';
import { Asked } from './dock.tsx';
import { BoardMap } from './map.tsx';
import { Plates, Rulers } from './plates.tsx';

/** An upright phone shows so many units across, with the train in the middle; what is wider shows more, at this scale. */
const NEAR = 390;
const HABITS: Habits = { begin: 1.25, closest: 1.25, onView: growSigns };

/**
 * The table of Les Pionniers du Rail: the landscape, and below it what is asked and how the trains stand. What is asked
 * comes first for those who hear the page or go by keys.
 */
export function Board(props: BoardProps<Pionniers>): ReactNode {
  const { table, choices, happening, tools } = props;
  // At one device everybody is named: the words are a watcher's.
  const viewer = useViewerOf(props.shared ? { ...props, eyes: 'watcher' } : props);
  const { root, box, world } = useMapRefs();
  const [phone, flat] = [useMedia(media.phone), useMedia(media.flat)];
  const { layout } = boardOf(table.board);
  const geometry = geometryOf(layout);
  const view = useView(box, world, geometry, phone && !flat ? NEAR : undefined, HABITS);

  const { was, shown } = happening ? betweenEvents(happening) : { was: table, shown: table };
  const told = useRecent(props);
  const cards = useCards(props);
  const card = cards?.card;
  const placer = usePlacer(props, told);
  const reader = useReading(shown);
  const acting =
    choices.length > 0 && (happening === undefined || happening.event.is === 'turn-begun');
  const focus = useRef<string>(undefined);
  const turn = useTurn(props, acting, focus);
  useFocus(root, focus);
  useKeys(root, (key, board) => pressKey(key, board, { turn, view }));
  const call = callOf(viewer, shown, acting ? turn : undefined, happening, placer);
  return (
    <ViewerProvider value={viewer}>
      <div ref={root} className={`pio${flat ? ' flat' : ''}`} data-phase={table.phase}>
        <Task yours={acting}>{call}</Task>
        <div className="pio-dock" data-turn={table.turns}>
          <Asked
            table={table}
            shown={shown}
            turn={turn}
            told={told}
            placer={placer}
            happening={happening}
            flat={flat}
          />
          {phone ? (
            <div className="pio-tools">{tools}</div>
          ) : (
            <Plates table={shown} reader={reader} />
          )}
        </div>
        {phone && !flat ? <Rulers table={shown} reader={reader} /> : null}
        <BoardMap
          props={props}
          box={box}
          world={world}
          geometry={geometry}
          layout={layout}
          shown={shown}
          was={was}
          told={told}
          happening={happening}
          turn={turn}
          view={view}
          reader={reader}
        >
          <p className={acting ? 'pio-call yours' : 'pio-call'} aria-hidden="true" data-asked="">
            {call}
          </p>
        </BoardMap>
        <CardArtAhead />
        {card ? (
          <ChanceCard
            key={card.card}
            drawn={card}
            drawing={happening?.event.is === 'card-drawn'}
            beside={acting && card.seat !== props.eyes ? table.turn : undefined}
            onPutAway={cards.putAway}
            isRight={(line) =>
              view.across(middleOf(geometry, line, was.trains[line]?.front ?? 1)) > 0.5
            }
          />
        ) : null}
      </div>
    </ViewerProvider>
  );
}
