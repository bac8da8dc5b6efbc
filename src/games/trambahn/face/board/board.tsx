import { memo, type ReactNode, useCallback, useRef } from 'react';
import type { Action, Trambahn } from '#games/trambahn/rules/model.ts';
import type { BoardProps } from '#ui/face.ts';
import { PHONE, useMedia } from '#ui/use-media.ts';
import { Defs } from '../art/defs.tsx';
import { HandsProvider } from '../handling/hands.ts';
import { useDrag } from '../handling/use-drag.ts';
import { useHandling } from '../handling/use-handling.ts';
import { useKeys } from '../handling/use-keys.ts';
import { pieceMarked } from '../logic/places.ts';
import { tallest } from '../logic/strips.ts';
import { Flying } from '../motion/flying.tsx';
import { useCount } from '../motion/use-count.ts';
import { useFollow } from '../motion/use-follow.ts';
import { useFresh } from '../motion/use-fresh.ts';
import { useShown } from '../motion/use-shown.ts';
import { useViewerOf, ViewerProvider } from '../viewer.ts';
import '../css/styles.ts';
import { Depot } from './depot.tsx';
import { Dragged } from './dragged.tsx';
import { Hand, HiddenHand } from './hand.tsx';
import { Lever } from './lever.tsx';
import { Mine } from './mine.tsx';
import { MoneyPlace, MoneyShown } from './money.tsx';
import { RivalFolded, RivalWide } from './rival.tsx';
import { Paving, Termini } from './street.tsx';
import { TallyPanel } from './tally-panel.tsx';
import { useInSight } from './use-in-sight.ts';

/** The table of Trambahn: the rival above, the street between, the own side and hand below. */
export const Board = memo(function Board(props: BoardProps<Trambahn>): ReactNode {
  const { table, own, eyes, choices, happening, notice, tools, everyone } = props;
  const viewer = useViewerOf(props);
  const { near, far } = viewer;
  const root = useRef<HTMLDivElement>(null);
  const ghost = useRef<HTMLDivElement>(null);
  const released = useRef<DOMRect>(undefined);
  const phone = useMedia(PHONE);
  const low = useMedia('(max-height: 859px)');

  const { was, shown } = useShown(props);
  const count = useCount(happening, was);
  const fresh = useFresh(happening, was);

  const { hands, hold, looks, drop } = useHandling(props, near, root);
  useKeys(root, hold, drop);
  const dragged = useDrag(root, ghost, {
    hands,
    pieceAt: (mark) => pieceMarked(mark, own?.hand ?? [], table.display),
    released: (box) => {
      released.current = box;
    },
    drop,
  });
  const { act, check, refuse } = props;
  const pull = useCallback(
    (ending: Action, element: Element) => {
      const refusal = check(ending);
      drop();
      if (refusal) refuse(refusal, ending, element);
      else act([ending]);
    },
    [act, check, refuse, drop],
  );

  useFollow(root, count, hold);
  useInSight(root, table.phase, phone && table.turn === eyes && happening === undefined);

  const Rival = phone || low ? RivalFolded : RivalWide;
  const tally = count?.tally;
  const plays = eyes === near;
  const money = shown.table.players[near].money;
  const nearHand = plays ? shown.own?.hand : everyone?.[near]?.hand;
  return (
    <ViewerProvider value={viewer}>
      <HandsProvider value={plays ? hands : undefined}>
        <div
          ref={root}
          className={`tb-board${dragged ? ' dragging' : ''}`}
          style={heightsOf(
            tallest(shown.table.players[far].columns),
            tallest(shown.table.players[near].columns),
          )}
        >
          <Defs />
          <Rival
            table={shown.table}
            tally={tally}
            fresh={fresh}
            notice={notice}
            hand={everyone?.[far]?.hand}
          />
          <div className="tb-street">
            <Paving />
            <Termini
              table={shown.table}
              looks={looks}
              count={
                count?.line === undefined ? undefined : { line: count.line, tally: count.tally }
              }
              fresh={fresh}
            />
            <Depot table={shown.table} looks={looks} phone={phone}>
              {!phone ? null : plays ? (
                <MoneyPlace seat={near} cards={money} look={looks.at('money')} />
              ) : (
                <MoneyShown seat={near} cards={money} />
              )}
            </Depot>
          </div>
          <Mine
            table={shown.table}
            looks={looks}
            tally={tally}
            fresh={fresh}
            phone={phone}
            newLit={choices.some((choice) => choice.do === 'start-column')}
          />
          {count ? <TallyPanel count={count} /> : null}
          <div className="tb-foot">
            {nearHand ? (
              <Hand cards={nearHand} looks={looks} canBank={table.phase !== 'passengers'} />
            ) : (
              <HiddenHand count={shown.table.players[near].hand} />
            )}
            <div className="tb-desk">
              {phone ? tools : null}
              {plays ? (
                <Lever table={table} hold={hold} looks={looks} sent={props.sent} onPull={pull} />
              ) : null}
            </div>
          </div>
        </div>
        {dragged ? <Dragged ref={ghost} dragged={dragged} /> : null}
        <Flying root={root} happening={happening} was={was} eyes={eyes} released={released} />
      </HandsProvider>
    </ViewerProvider>
  );
});

/** Both sides share the height that is left by what they need. */
function heightsOf(far: number, near: number): Record<`--${string}`, string> {
  return {
    '--far': `${60 + 17 * Math.max(far, 7)}fr`,
    '--near': `${72 + 17 * Math.max(near, 7)}fr`,
  };
}
