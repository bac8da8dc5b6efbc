import { memo, type ReactNode, useMemo, useRef } from 'react';
import type { Table, Trambahn } from '#games/trambahn/rules/model.ts';
import { Task } from '#ui/ear/task.tsx';
import type { BoardProps } from '#ui/face.ts';
import { useFocus } from '#ui/handling/focus.ts';
import { media } from '#ui/media.ts';
import { useMedia } from '#ui/use-media.ts';
import { Defs } from '../art/defs.tsx';
import { PressProvider } from '../handling/press-context.ts';
import { useFreeFocus, useKeys } from '../handling/use-keys.ts';
import { usePieceDrag } from '../handling/use-piece-drag.ts';
import { useTurn } from '../handling/use-turn.ts';
import { type Behind, hintOf } from '../logic/hint.ts';
import { tallest } from '../logic/strips.ts';
import { Flying } from '../motion/flying.tsx';
import { useCount } from '../motion/use-count.ts';
import { useFollow } from '../motion/use-follow.ts';
import { useFresh } from '../motion/use-fresh.ts';
import { useShown } from '../motion/use-shown.ts';
import { useViewerOf, type Viewer, ViewerProvider } from '../viewer.ts';
import '../css/styles.ts';
import { Dragged } from './dragged.tsx';
import { Foot } from './foot.tsx';
import { Mine } from './mine.tsx';
import { RivalFolded, RivalWide } from './rival.tsx';
import { Street } from './street.tsx';
import { TallyPanel } from './tally-panel.tsx';
import { useInSight } from './use-in-sight.ts';
import { usePencil } from './use-pencil.ts';
import { usePointed } from './use-pointed.ts';

/** The table of Trambahn: the rival above, the street between, the own side and hand below. */
export const Board = memo(function Board(props: BoardProps<Trambahn>): ReactNode {
  const { table, eyes, choices, happening, everyone, inPencil = false } = props;
  const seen = useViewerOf(props);
  const viewer = useMemo(() => ({ ...seen, inPencil }), [seen, inPencil]);
  const { near, far } = viewer;
  const root = useRef<HTMLDivElement>(null);
  const phone = useMedia(media.phone);
  const low = useMedia(media.short);

  const seeing = useShown(props);
  const { was, shown } = seeing;
  const count = useCount(happening, was);
  const fresh = useFresh(seeing, props.readOnly || inPencil);

  const focus = useRef<string>(undefined);
  const turn = useTurn(props, near, focus);
  const { held, lights, press } = turn;
  useFocus(root, focus, { scrolls: true });
  useKeys(root, held, press);
  useFreeFocus(root);
  const { dragged, ghost, released } = usePieceDrag(root, props, press);
  useFollow(root, count, held);
  usePointed(root, props.pointedAt, table);
  usePencil(root, props.planned, table);
  useInSight(root, table.phase, phone && table.turn === eyes && happening === undefined);

  const Rival = phone || low ? RivalFolded : RivalWide;
  const tally = count?.tally;
  const plays = eyes === near;
  const behind = happening ? behindOf(table, shown.table, plays ? near : undefined) : undefined;
  const asked = behind ? shown.table : table;
  return (
    <ViewerProvider value={viewer}>
      <PressProvider value={plays ? press : undefined}>
        <div
          ref={root}
          className={`tram-board${dragged ? ' dragging' : ''}`}
          style={heightsOf(shown.table, viewer)}
        >
          <Task yours={plays && table.turn === near}>
            {hintOf({ table: asked, seat: near, behind, held, ...lights, ...viewer })}
          </Task>
          <Defs />
          <div className="tram-scene">
            <Rival table={shown.table} tally={tally} fresh={fresh} hand={everyone?.[far]?.hand} />
            <Street table={shown.table} lights={lights} count={count} fresh={fresh} phone={phone} />
            <Mine
              table={shown.table}
              lights={lights}
              tally={tally}
              fresh={fresh}
              phone={phone}
              newLit={choices.some((choice) => choice.do === 'start-column')}
            />
          </div>
          {count ? <TallyPanel count={count} /> : null}
          <Foot
            table={asked}
            behind={behind}
            shown={shown.table}
            hand={plays ? shown.own?.hand : everyone?.[near]?.hand}
            turn={turn}
            sent={props.sent}
            tools={phone ? props.tools : null}
          />
        </div>
        {dragged ? <Dragged ref={ghost} dragged={dragged} /> : null}
        <Flying root={root} happening={happening} was={was} eyes={eyes} released={released} />
      </PressProvider>
    </ViewerProvider>
  );
});

/** 11.3: it is not over before the last scoring has been counted, nor is one's own turn before its end has been seen. */
function behindOf(table: Table, shown: Table, seat: 0 | 1 | undefined): Behind | undefined {
  if (table.phase === 'over') return shown.phase === 'over' ? undefined : 'game';
  return shown.turn === seat && table.turn !== seat ? 'turn' : undefined;
}

/** Both sides share the height that is left by what they need. */
function heightsOf({ players }: Table, { near, far }: Viewer): Record<`--${string}`, string> {
  const rows = (seat: 0 | 1): number => Math.max(tallest(players[seat].columns), 7);
  return { '--far': `${60 + 17 * rows(far)}fr`, '--near': `${72 + 17 * rows(near)}fr` };
}
