import { useEffect, useMemo } from 'react';
import {
  type Event,
  type Line,
  type Pionniers,
  railheadOf,
  type Space,
  type Table,
} from '#games/pionniers/rules/model.ts';
import type { BoardProps } from '#ui/face.ts';
import { ringsAt } from '#ui/map-view/rings.ts';
import { type Sight, useCamera } from '#ui/map-view/use-camera.ts';
import type { CameraView, ViewControl, Window } from '#ui/map-view/use-view.ts';
import type { Point } from '#ui/map-view/view.ts';
import { type Geometry, middleOf } from '../art/geometry.ts';
import { homeOf } from '../logic/home.ts';
import { placeOf } from '../logic/place-of.ts';
import type { Recent } from '../motion/told.ts';
import type { Place } from './held.ts';
import type { Reader } from './use-reading.ts';
import type { Turn } from './use-turn.ts';

/** Units round what is framed. */
const ROOM = 60;
/** Pixels in a unit at which the place picked is well read; and below which places to choose from are too small. */
const [GOOD, LEAST] = [1, 0.6];
/** So far ahead of a train its line is looked at. */
const AHEAD = 8;
/** Rings stand so far apart, in units. */
const APART = 20;

type Seen = Pick<BoardProps<Pionniers>, 'readOnly' | 'pointedAt' | 'happening' | 'eyes'> & {
  geometry: Geometry;
  shown: Table;
  told: Recent;
  turn: Turn;
  reader: Reader;
  view: ViewControl & CameraView;
};

/** The map goes along with what is asked, picked, read and shown. Returns where rings are to be drawn. */
export function useFollowing(seen: Seen): readonly Point[] {
  const { geometry, shown, told, turn, reader, view, happening, readOnly, pointedAt, eyes } = seen;
  const { ask, targets, picked } = turn;
  const at = (line: Line) => (space: Space) => middleOf(geometry, line, space);
  // In the past, what was jumped to is looked at as if it happened: at the train whose turn it is.
  const jumped = readOnly && told.length === 0 && shown.trains.length > 0 ? shown : undefined;
  const event = ask === undefined ? (happening?.event ?? jumped) : undefined;
  const rings = useMemo(
    () =>
      ringsAt(
        (pointedAt ?? []).flatMap((one) => placeOf(one).slice(-1)).map(spotIn(geometry)),
        APART,
      ),
    [geometry, pointedAt],
  );
  const train = homeOf(shown, eyes);
  useCamera(view, {
    // Where the game ended stays in sight, as if it were asked for.
    question: shown.phase === 'over' ? 'over' : ask && `${ask}:${shown.turn}:${shown.turns}`,
    choice: picked && `${picked.line}:${picked.space}`,
    event,
    pointed: pointedAt,
    past: readOnly,
    home: () => sightOf(aroundTrain(shown, train).map(at(train))),
    // With a crate in hand it is about the rivals, not about one's own train.
    lit: () => litOf((picked ? [picked] : targets).map(spotIn(geometry)), view.window()),
    where: () => event && sightOf(whereOf(event, shown).map(spotIn(geometry))),
    whereAll: () => sightOf(rings),
  });
  const { at: read } = reader;
  useEffect(() => {
    if (read) view.show(middleOf(geometry, read.line, read.space));
  }, [view, geometry, read]);
  return rings;
}

const spotIn =
  (geometry: Geometry) =>
  ({ line, space }: Place): Point =>
    middleOf(geometry, line, space);

const sightOf = (spots: readonly Point[]): Sight | undefined =>
  spots.length === 0 ? undefined : { spots, room: ROOM };

/** Where the map comes close by itself: to the one picked, or to the first of them and those about it. */
function litOf(spots: readonly Point[], { most, box }: Window): Sight | undefined {
  const [first] = spots;
  if (first === undefined || most === undefined) return sightOf(spots);
  if (spots.length === 1) return { spots, room: ROOM, good: GOOD };
  const isNear = ({ x, y }: Point): boolean =>
    Math.abs(x - first.x) <= box.width / LEAST - 2 * ROOM &&
    Math.abs(y - first.y) <= box.height / LEAST - 2 * ROOM;
  return { spots: spots.filter((spot) => spot === first || isNear(spot)), room: ROOM, good: LEAST };
}

/** The train, and what it may come to next. */
function aroundTrain({ trains }: Table, line: Line): Space[] {
  const train = trains[line];
  if (!train) return [];
  if (train.engine) return [train.engine];
  const front = Math.max(train.front, 4);
  // With the middle of the train: what lies ahead of it alone is not "my train in sight".
  return [front, front - 3, Math.max(front, Math.min(railheadOf(train), front + AHEAD))];
}

/** Where something is shown; what has no place of its own happens to a train. */
function whereOf(event: Event | Table, table: Table): readonly Place[] {
  if (!('is' in event))
    return aroundTrain(table, table.turn).map((space) => ({ line: table.turn, space }));
  const places = placeOf(event);
  if (places.length > 0)
    return places.map(({ line, space }) => ({ line, space: Math.max(space, 1) }));
  if (!('line' in event) || event.is === 'turn-missed') return [];
  const { line } = event;
  return aroundTrain(table, line)
    .slice(0, 1)
    .map((space) => ({ line, space }));
}
