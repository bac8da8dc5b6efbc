import { useState } from 'react';
import type { Event, Trambahn } from '#games/trambahn/rules/model.ts';
import type { View } from '#kernel/game.ts';
import type { Happening } from '#ui/face.ts';

type Fresh = { seat: number; spots: ReadonlySet<string>; event: Event | undefined };

const NONE: ReadonlySet<string> = new Set();

/**
 * What was laid in the last turn wears an ink rim until its rival lays something: who comes back to the table sees
 * what has changed. Only what happened before these eyes; a reload forgets it.
 */
export function useFresh(
  happening: Happening<Trambahn> | undefined,
  was: View<Trambahn>,
): ReadonlySet<string> {
  const [fresh, setFresh] = useState<Fresh>({ seat: -1, spots: NONE, event: undefined });
  const event = happening?.event;
  if (event && event !== fresh.event) setFresh(freshAfter(fresh, event, was));
  return fresh.spots;
}

/** What of this begins so, as text: a part of the board is drawn anew when its own text changes. */
export function freshIn(fresh: ReadonlySet<string>, start: string): string {
  return [...fresh].filter((spot) => spot.startsWith(start)).join(' ');
}

export function isFresh(fresh: string, spot: string): boolean {
  return fresh.split(' ').includes(spot);
}

export function freshAfter(fresh: Fresh, event: Event, { table }: View<Trambahn>): Fresh {
  switch (event.is) {
    case 'passenger-laid':
      return withSpot(fresh, event, `row:${event.row}:${table.rows[event.row].length}`);
    case 'column-started':
    case 'column-extended': {
      const column = table.players[event.seat as 0 | 1].columns[event.column];
      return withSpot(
        fresh,
        event,
        `strip:${event.seat}:${event.column}:${column?.cards.length ?? 0}`,
      );
    }
    case 'line-scored':
      return without(fresh, event, `row:${event.line}:`);
    case 'columns-sold':
      return without(fresh, event, `strip:${event.seat}:`);
    default:
      return { ...fresh, event };
  }
}

function withSpot(fresh: Fresh, event: Event & { seat: number }, spot: string): Fresh {
  const { seat } = event;
  return { seat, event, spots: new Set(seat === fresh.seat ? [...fresh.spots, spot] : [spot]) };
}

function without(fresh: Fresh, event: Event, start: string): Fresh {
  const spots = new Set([...fresh.spots].filter((spot) => !spot.startsWith(start)));
  return { ...fresh, event, spots };
}
