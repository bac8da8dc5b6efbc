import { type ReactNode, useEffect, useRef } from 'react';
import type { Layout } from '#games/pionniers/rules/data/lines.ts';
import { type Pionniers, railheadOf, type Table } from '#games/pionniers/rules/model.ts';
import { strip } from '#ui/curves.ts';
import type { Happening } from '#ui/face.ts';
import type { ViewControl } from '#ui/map-view/use-view.ts';
import { type Geometry, middleOf } from '../art/geometry.ts';
import { pressAt } from '../handling/spots.ts';
import type { Reader } from '../handling/use-reading.ts';
import type { Turn } from '../handling/use-turn.ts';
import { useViewer } from '../viewer.ts';
import { freshOn, Ground } from './ground.tsx';
import { Pieces, useArrivals } from './pieces.tsx';
import { Range } from './range.tsx';
import { TargetArt, TargetButtons } from './targets.tsx';

/** The landscape with all that stands on it. */
export function BoardMap(props: BoardMapProps): ReactNode {
  const { geometry, layout, shown, was, happening, turn, view, reader } = props;
  const { words, language } = useViewer();
  const event = happening?.event;
  const missed = useRef<HTMLSpanElement>(null);
  useArrivals(props.box, geometry, shown, happening);
  useFollowing(geometry, shown, happening, turn, reader, view);
  const strikes = turn.ask === 'strike';
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the places on it are buttons, and arrows walk them.
    <div
      ref={props.box}
      className="pio-map"
      data-slip=""
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it answers to keys: arrows, plus, minus, nought.
      tabIndex={0}
      role="group"
      aria-label={words.view.map}
      aria-describedby="pio-map-help"
      onClick={(click) => {
        if (!strikes) return;
        const at = view.mapPoint(click.clientX, click.clientY);
        const press = pressAt(geometry, turn.targets, at, view.scale());
        if (!press || !missed.current) return;
        missed.current.style.translate = `${at.x}px ${at.y}px`;
        turn.press(press, missed.current);
      }}
    >
      <h2 className="visually-hidden">{words.view.map}</h2>
      <span id="pio-map-help" className="visually-hidden">
        {words.view.help}
      </span>
      <div ref={props.world} className="pio-world pio-dim">
        <Ground
          geometry={geometry}
          layout={layout}
          language={language}
          sections={shown.trains.map(({ sections }) => sections).join()}
          fresh={event?.is === 'sections-laid' ? freshOn(event.line, event.count) : ''}
        />
        <svg className="pio-pieces" viewBox="0 0 1600 716" aria-hidden="true">
          {turn.offers ? <Range geometry={geometry} table={shown} /> : null}
          <Pieces geometry={geometry} table={shown} was={was} happening={happening} />
          {strikes ? <TargetArt geometry={geometry} turn={turn} /> : null}
          <Cursor geometry={geometry} at={reader.at} />
        </svg>
        {strikes ? <TargetButtons geometry={geometry} turn={turn} table={shown} /> : null}
        <span ref={missed} className="pio-missed" />
      </div>
      {props.children}
    </div>
  );
}

type BoardMapProps = {
  box: React.RefObject<HTMLDivElement | null>;
  world: React.RefObject<HTMLDivElement | null>;
  geometry: Geometry;
  layout: Layout;
  shown: Table;
  was: Table;
  happening: Happening<Pionniers> | undefined;
  turn: Turn;
  view: ViewControl;
  reader: Reader;
  children: ReactNode;
};

/** The space that is being read. */
function Cursor({ geometry, at }: { geometry: Geometry; at: Reader['at'] }): ReactNode {
  const path = at && geometry.lines[at.line];
  if (!path) return null;
  return <path className="pio-cursor" d={strip(path, at.space - 1, at.space, 13)} />;
}

/** Where only a part is to be seen, it goes along with what happens, with what is picked and with what is read. */
function useFollowing(
  geometry: Geometry,
  table: Table,
  happening: Happening<Pionniers> | undefined,
  { ask, targets, picked }: Turn,
  { at: read }: Reader,
  view: ViewControl,
): void {
  const event = happening?.event;
  const line =
    event && 'on' in event
      ? event.on
      : event && 'line' in event && event.is !== 'turn-missed'
        ? event.line
        : event === undefined && table.phase === 'strike'
          ? table.striker
          : table.turn;
  const train = table.trains[line];
  const between = train
    ? train.engine ||
      (Math.max(train.front, 4) + Math.max(4, Math.min(railheadOf(train), train.front + 14))) / 2
    : 4;
  // With a crate in hand it is about the rivals, not about the train whose turn it is.
  const aim = ask === 'strike' ? (picked ?? targets[0]) : undefined;
  const [onLine, at] = aim ? [aim.line, aim.space] : [line, between];
  useEffect(() => {
    view.show(middleOf(geometry, onLine, at));
  }, [view, geometry, onLine, at]);
  useEffect(() => {
    if (read) view.show(middleOf(geometry, read.line, read.space));
  }, [view, geometry, read]);
}
