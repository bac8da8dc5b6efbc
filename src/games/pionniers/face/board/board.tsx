import { type ReactNode, useCallback, useMemo, useRef } from 'react';
import { boardOf } from '#games/pionniers/rules/board.ts';
import type { Action, Pionniers } from '#games/pionniers/rules/model.ts';
import type { BoardProps } from '#ui/face.ts';
import { type Habits, useView } from '#ui/map-view/use-view.ts';
import { ZoomButtons } from '#ui/map-view/zoom-buttons.tsx';
import { plain } from '#ui/sentence.tsx';
import { PHONE, useMedia } from '#ui/use-media.ts';
import '../css/styles.ts';
import { CardArtAhead } from '../art/card-art.tsx';
import { geometryOf } from '../art/geometry.ts';
import { explain } from '../explain.ts';
import { growSigns } from '../handling/grow-signs.ts';
import { useKeys } from '../handling/use-keys.ts';
import { useReading } from '../handling/use-reading.ts';
import { useStrike } from '../handling/use-strike.ts';
import { betweenEvents } from '../logic/between-events.ts';
import { useCards } from '../motion/use-cards.ts';
import { usePlacer } from '../motion/use-placer.ts';
import { useTold } from '../motion/use-told.ts';
import { type Sight, SightProvider } from '../sight.ts';
import { wordsIn } from '../words/index.ts';
import { callOf } from './call.ts';
import { ChanceCard } from './chance-card.tsx';
import { Asked } from './dock.tsx';
import { BoardMap } from './map.tsx';
import { middleOf } from './pieces.tsx';
import { Plates, Rulers } from './plates.tsx';
import type { Offer } from './throw.tsx';

/** An upright phone shows so many units across, with the train in the middle; what is wider shows more, at this scale. */
const NEAR = 390;
const HABITS: Habits = { begin: 1.25, centres: true, onView: growSigns };

/** The table of Les Pionniers du Rail: the landscape, and below it what is asked and how the trains stand. */
export function Board(props: BoardProps<Pionniers>): ReactNode {
  const { table, eyes, names, language, choices, happening, notice, tools } = props;
  const sight = useMemo<Sight>(
    () => ({ words: wordsIn(language), names, eyes, language }),
    [language, names, eyes],
  );
  const root = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const world = useRef<HTMLDivElement>(null);
  const phone = useMedia(PHONE);
  const flat = useMedia('(max-width: 899px) and (max-height: 500px)');
  const { layout } = boardOf(table.board);
  const geometry = geometryOf(layout);
  const view = useView(box, world, geometry, phone && !flat ? NEAR : undefined, HABITS);

  const { was, shown } = happening ? betweenEvents(happening) : { was: table, shown: table };
  const told = useTold(happening);
  const card = useCards(table, happening, eyes);
  const placer = usePlacer(table, told);
  const reader = useReading(shown);
  const acting =
    choices.length > 0 && (happening === undefined || happening.event.is === 'turn-begun');
  const striking = useStrike(props, acting);
  useKeys(root, striking, view);
  const offers = useOffers(props, acting && table.phase === 'choose');

  const { check, refuse } = props;
  const onMiss = useCallback(
    (at: { x: number; y: number }, element: Element) => {
      const action = placingAt(at, geometry);
      const refusal = action && check(action);
      if (refusal) refuse(refusal, action, element);
    },
    [geometry, check, refuse],
  );

  const refused = {
    lay: offers?.lay.refusal !== undefined,
    move: offers?.move.refusal !== undefined,
  };
  const cardSide =
    card && view.across(middleOf(geometry, card.line, was.trains[card.line]?.front ?? 1)) > 0.5
      ? 'left'
      : 'right';
  return (
    <SightProvider value={sight}>
      <div ref={root} className={`pio${flat ? ' flat' : ''}`} data-phase={table.phase}>
        {phone && !flat ? <Rulers table={shown} reader={reader} /> : null}
        <BoardMap
          box={box}
          world={world}
          geometry={geometry}
          layout={layout}
          shown={shown}
          was={was}
          happening={happening}
          striking={striking}
          view={view}
          reader={reader}
          choosing={offers !== undefined}
          onMiss={onMiss}
        >
          <p className={acting ? 'pio-call yours' : 'pio-call'}>
            {callOf(sight, shown, acting, refused, happening, placer)}
          </p>
          <ZoomButtons view={view} words={sight.words.view} />
          {notice && !phone ? <div className="pio-notice map-over">{notice}</div> : null}
        </BoardMap>
        {notice && phone ? <div className="pio-notice">{notice}</div> : null}
        <CardArtAhead />
        {card ? (
          <ChanceCard
            key={card.card}
            drawn={card}
            drawing={happening?.event.is === 'card-drawn'}
            side={cardSide}
          />
        ) : null}
        <div className="pio-dock">
          <Asked
            table={table}
            shown={shown}
            offers={offers}
            striking={striking}
            told={told}
            placer={placer}
            happening={happening}
            flat={flat}
          />
          {phone ? null : <Plates table={shown} reader={reader} />}
          {phone ? <div className="pio-tools">{tools}</div> : null}
        </div>
      </div>
    </SightProvider>
  );
}

/** Laying and moving, each allowed or refused with its reason. */
function useOffers(
  props: BoardProps<Pionniers>,
  choosing: boolean,
): { lay: Offer; move: Offer } | undefined {
  const { table, choices, language, check, act, refuse, sent } = props;
  const busy = (sent?.length ?? 0) > 0;
  return useMemo(() => {
    if (!choosing) return undefined;
    const press = (action: Action, element: Element): void => {
      const refusal = check(action);
      if (refusal) refuse(refusal, action, element);
      else if (!busy) act([action]);
    };
    const offer = (action: Action): Offer => {
      const refusal = check(action);
      const why = refusal && plain(explain(refusal, action, { table }, language));
      const only = refusal === undefined && choices.length === 1;
      return { action, refusal, why, only, press };
    };
    return { lay: offer({ do: 'lay' }), move: offer({ do: 'move' }) };
  }, [choosing, table, choices, language, check, act, refuse, busy]);
}

/** What was meant by a tap: a crate on the space of the nearest line. */
function placingAt(
  at: { x: number; y: number },
  { lines }: ReturnType<typeof geometryOf>,
): Action | undefined {
  const near = lines
    .map((path, line) => ({ line, ...path.nearest(at.x, at.y) }))
    .sort((a, b) => a.distance - b.distance)[0];
  if (near === undefined || near.distance > 26) return undefined;
  return { do: 'place-crate', line: near.line, space: near.space };
}
