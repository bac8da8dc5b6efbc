import { useMemo } from 'react';
import type { Event, Space, Table, UnionPacific } from '#games/union-pacific/rules/model.ts';
import type { BoardProps } from '#ui/face.ts';
import { ringsAt } from '#ui/map-view/rings.ts';
import { type Sight, useCamera } from '#ui/map-view/use-camera.ts';
import type { CameraView } from '#ui/map-view/use-view.ts';
import type { Point } from '#ui/map-view/view.ts';
import type { MapGeometry } from '../art/geometry.ts';
import { type Lights, openTo } from './lights.ts';
import type { Turn } from './turn.ts';

/** Units round what is framed. */
const ROOM = 70;
/** And round a space that is chosen, for the flag on it. */
const FLAG = 150;
/** From here on a space can be pressed by a thumb. */
const SPACES = 0.65;
/** Rings stand so far apart, in units. */
const APART = 10;

type Seen = {
  readOnly: boolean;
  pointedAt: BoardProps<UnionPacific>['pointedAt'] | undefined;
  geometry: MapGeometry;
  view: CameraView;
  table: Table;
  turn: Turn;
  lights: Pick<Lights, 'picked'>;
  /** What is being shown. */
  event: Event | undefined;
};

/** The map goes along with what is asked, chosen and shown. Returns where rings are to be drawn. */
export function useFollowing(seen: Seen): readonly Point[] {
  const { geometry, view, table, turn, lights, readOnly, pointedAt } = seen;
  const { ask, mode, track, company } = turn;
  const { picked } = lights;
  const rings = useMemo(
    () => ringsAt((pointedAt ?? []).flatMap(placeOf).map(geometry.spaceAt), APART),
    [geometry, pointedAt],
  );
  const sightOf = (spaces: readonly Space[], room = ROOM): Sight | undefined =>
    spaces.length === 0 ? undefined : { spots: spaces.map(geometry.spaceAt), room, good: SPACES };
  // Who acts does not wait for the card they have drawn.
  const event = ask === undefined ? seen.event : undefined;
  useCamera(view, {
    question: ask && `${ask}:${table.turns}`,
    choice: [mode, track, company, picked].join(),
    event,
    pointed: pointedAt,
    past: readOnly,
    // Companies are nobody's: there is no network of one's own.
    home: () => undefined,
    lit: () => sightOf(litIn(turn, picked), picked === undefined ? ROOM : FLAG),
    where: () => event && sightOf(placeOf(event)),
    whereAll: () => (rings.length === 0 ? undefined : { spots: rings, room: ROOM, good: SPACES }),
  });
  return rings;
}

/** With nothing chosen, half of the country is open: that is nothing to look at. */
function litIn(turn: Turn, picked: Space | undefined): readonly Space[] {
  if (picked !== undefined) return [picked];
  return (turn.track ?? turn.company) === undefined ? [] : openTo(turn, undefined);
}

const placeOf = (event: Event): readonly Space[] =>
  event.is === 'train-built' ? [event.space] : [];
