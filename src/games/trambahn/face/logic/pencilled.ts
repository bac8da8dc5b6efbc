import type { Event, Table } from '#games/trambahn/rules/model.ts';
import { spotsAbout } from './pointed.ts';
import type { Spot } from './spots.ts';
import { stripsOf } from './strips.ts';

/** In pencil: the places that each step of the plan changes, with the numbers of those steps. */
export function pencilledSpots(
  planned: readonly (readonly Event[])[],
  table: Table,
): ReadonlyMap<Spot, readonly number[]> {
  const steps = new Map<Spot, number[]>();
  for (const [i, events] of planned.entries()) {
    for (const spot of new Set(events.flatMap((event) => spotsIn(event, table)))) {
      steps.set(spot, [...(steps.get(spot) ?? []), i + 1]);
    }
  }
  return steps;
}

/** Each card by itself: a column is no step. */
function spotsIn(event: Event, table: Table): readonly Spot[] {
  switch (event.is) {
    case 'passenger-laid':
    case 'card-banked':
      return spotsAbout(event, table);
    case 'tram-bought':
      return [`tram:${event.seat}:${event.column}`];
    case 'column-started':
    case 'column-extended': {
      const { seat, card, column } = event;
      const cards = table.players[seat as 0 | 1].columns[column]?.cards ?? [];
      const at = cards.lastIndexOf(card);
      const strip = at < 0 ? undefined : stripsOf(cards).find((one) => one.at >= at);
      return strip ? [`strip:${seat}:${column}:${strip.at}`] : [];
    }
    default:
      return [];
  }
}
