import { type ReactNode, type RefObject, useLayoutEffect } from 'react';
import type { Event, Pionniers, Table } from '#games/pionniers/rules/model.ts';
import { beside } from '#ui/curves.ts';
import type { Happening } from '#ui/face.ts';
import { motionReduced } from '#ui/reduced-motion.ts';
import { Crate } from '../art/crate.tsx';
import { type Geometry, middleOf } from '../art/geometry.ts';
import { LineDiscs } from '../art/line-discs.tsx';
import { ClearSignal } from '../art/signal.tsx';
import { durationOf, movingPart } from '../motion/durations.ts';
import { colourOf, useViewer, whoIs } from '../viewer.ts';
import { hinted } from '../words/hints.ts';
import { hintsIn } from '../words/index.ts';
import { TrainPiece } from './train-piece.tsx';

/** Everything that moves on the lines: trains, dynamite, signals. */
export function Pieces({ geometry, table, was, happening }: PiecesProps): ReactNode {
  const viewer = useViewer();
  const { language } = viewer;
  const hints = hintsIn(language);
  const event = happening?.event;
  return (
    <>
      <LineDiscs geometry={geometry} colours={table.trains.map(({ seat }) => colourOf(seat))} />
      {table.trains.map(({ signal, seat }, line) => {
        const spot = signal > 0 ? geometry.lines[line]?.at(signal - 0.5) : undefined;
        if (spot === undefined) return null;
        const { x, y } = beside(spot, 54);
        const hint = hinted('clear', hints.clear(whoIs(viewer, seat), signal));
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is named by its place.
          <g key={line} data-signal={line} {...hint}>
            <circle className="pio-hit" cx={x + 7} cy={y - 20} r="20" />
            <ClearSignal x={x} y={y} language={language} />
          </g>
        );
      })}
      {table.trains.map((train, line) => {
        const about = event && 'line' in event && event.line === line;
        return (
          <TrainPiece
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is named by its place.
            key={line}
            geometry={geometry}
            line={line}
            train={train}
            was={about ? was.trains[line] : undefined}
            happening={about ? happening : undefined}
          />
        );
      })}
      {table.trains.map(({ dynamite, seat }, line) => {
        if (dynamite === 0) return null;
        const { x, y } = middleOf(geometry, line, dynamite);
        const hint = hinted('crate', hints.crate(whoIs(viewer, seat), dynamite));
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is named by its place.
          <g key={line} data-crate={line} data-spot={`crate:${line}`} {...hint}>
            <Crate x={x} y={y} />
          </g>
        );
      })}
    </>
  );
}

type PiecesProps = {
  geometry: Geometry;
  table: Table;
  was: Table;
  happening: Happening<Pionniers> | undefined;
};

/** A crate flies in from its owner's locomotive; a signal rises; fresh track appears section by section. */
export function useArrivals(
  map: RefObject<HTMLElement | null>,
  geometry: Geometry,
  table: Table,
  happening: Happening<Pionniers> | undefined,
): void {
  const event = happening?.event;
  const ms = event ? (happening?.ms ?? durationOf(event)) * movingPart(event) : 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the event alone sets off.
  useLayoutEffect(() => {
    if (map.current === null || event === undefined || ms <= 0 || motionReduced()) return undefined;
    const animations = arrivals(map.current, event, geometry, table, ms);
    return () => {
      for (const animation of animations) animation.cancel();
    };
  }, [event]);
}

function arrivals(
  map: HTMLElement,
  event: Event,
  geometry: Geometry,
  table: Table,
  ms: number,
): Animation[] {
  const find = (selector: string): Element[] => [...map.querySelectorAll(selector)];
  switch (event.is) {
    case 'crate-placed': {
      const from = middleOf(geometry, event.line, table.trains[event.line]?.front ?? 1);
      const to = middleOf(geometry, event.on, event.space);
      const [dx, dy] = [from.x - to.x, from.y - to.y];
      const frames = [
        { transform: `translate(${dx}px, ${dy}px)` },
        { transform: `translate(${dx / 2}px, ${dy / 2 - 60}px)`, offset: 0.5 },
        { transform: 'none' },
      ];
      const timing = { duration: ms, easing: 'cubic-bezier(.4,.1,.5,1)' };
      return find(`[data-crate="${event.on}"]`).map((crate) => crate.animate(frames, timing));
    }
    case 'dynamite-reached': {
      const frames = [{ opacity: 0 }, { opacity: 1, offset: 0.6 }, { opacity: 1 }];
      return find(`[data-signal="${event.line}"]`).map((signal) =>
        signal.animate(frames, { duration: ms }),
      );
    }
    case 'sections-laid': {
      const each = ms / (event.count + 1);
      const frames = [{ opacity: 0 }, { opacity: 0.9, offset: 0.3 }, { opacity: 1 }];
      return find(`[data-line="${event.line}"] [data-fresh]`).map((section, i) =>
        section.animate(frames, { duration: each * 1.4, delay: each * i, fill: 'backwards' }),
      );
    }
    default:
      return [];
  }
}
