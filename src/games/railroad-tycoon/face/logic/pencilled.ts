import type { City, Event, LinkAt, Tile } from '#games/railroad-tycoon/rules/model.ts';
import { tileOf } from '#games/railroad-tycoon/rules/tiles.ts';
import type { Seat } from '#kernel/game.ts';

/** What the steps of a plan leave on the map. */
export type Marks = {
  tiles: readonly { tile: Tile; price: number }[];
  /** Journeys, as links in their order. */
  ways: readonly (readonly LinkAt[])[];
  /** Cities that a step is about, with the numbers of those steps, from 1; `gain`: points that come in there. */
  rings: readonly { city: City; steps: readonly number[]; gain: number }[];
};

/** `planned`: what each step brings, in order. */
export function marksOf(planned: readonly (readonly Event[])[], seat: Seat): Marks {
  const tiles: { tile: Tile; price: number }[] = [];
  const ways: LinkAt[][] = [];
  const rings = new Map<City, { steps: Set<number>; gain: number }>();
  const ring = (city: City, step: number, gain = 0): void => {
    const there = rings.get(city) ?? { steps: new Set(), gain: 0 };
    there.steps.add(step);
    rings.set(city, { ...there, gain: there.gain + gain });
  };
  for (const [i, events] of planned.entries()) {
    for (const event of events) {
      switch (event.is) {
        case 'track-laid':
        case 'track-redirected':
          tiles.push({ tile: tileOf(event.hex, event.from, event.to), price: event.price });
          break;
        case 'link-finished':
          ring(event.ends[1].city, i + 1);
          break;
        case 'goods-delivered':
          ways.push(event.route);
          ring(event.ends[0].city, i + 1);
          ring(event.ends[1].city, i + 1, event.points[seat] ?? 0);
          break;
        case 'city-urbanised':
        case 'city-grown':
        case 'western-built':
          ring(event.city.city, i + 1);
          break;
        default:
      }
    }
  }
  const all = [...rings].map(([city, { steps, gain }]) => ({ city, steps: [...steps], gain }));
  return { tiles, ways, rings: all };
}
