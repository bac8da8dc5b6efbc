import { useMemo } from 'react';
import type { Event, RailroadTycoon, Table } from '#games/railroad-tycoon/rules/model.ts';
import type { BoardProps } from '#ui/face.ts';
import { ringsAt } from '#ui/map-view/rings.ts';
import { useCamera } from '#ui/map-view/use-camera.ts';
import type { Point } from '#ui/map-view/view.ts';
import type { MapSeen } from './map-watch.ts';
import { endsOf, filmOf, homeOf, litOf, readable } from './sights.ts';
import type { Looking } from './use-lights.ts';
import type { Turn } from './use-turn.ts';

/** Rings of one link stand so far apart, in units. */
const APART = 90;

export type Seen = {
  readOnly: boolean;
  pointedAt: BoardProps<RailroadTycoon>['pointedAt'] | undefined;
  table: Table;
  turn: Turn;
  lights: Looking;
  /** What is being shown, unless these eyes act already. */
  event: Event | undefined;
};

/** The map goes along with what is asked, chosen and shown. Returns where rings are to be drawn. */
export function useFollowing({ geometry, view }: MapSeen, seen: Seen): readonly Point[] {
  const { table, turn, lights, event, readOnly, pointedAt } = seen;
  const { ask, seat, held } = turn;
  const { mode, plan, city, colour, route } = held;
  const rings = useMemo(
    () => ringsAt(endsOf(geometry, table, pointedAt ?? []), APART),
    [geometry, table, pointedAt],
  );
  useCamera(view, {
    question: ask && [ask, table.turn, table.round].join(),
    choice: [mode, plan?.start.city, plan?.tiles.length, city, colour, route].join(),
    event,
    pointed: pointedAt,
    past: readOnly,
    home: () => homeOf(geometry, table, seat),
    lit: () => litOf(geometry, table, turn, lights),
    where: () => event && filmOf(geometry, table, event),
    whereAll: () => readable(rings),
  });
  return rings;
}
