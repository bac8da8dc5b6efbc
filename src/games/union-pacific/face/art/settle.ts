import type { Section } from '#games/union-pacific/rules/board.ts';
import { distance, type Point, seeded } from '#ui/curves.ts';
import { ROOM } from './projection.ts';

/** Two cities, and a city and a track that is not its own, keep so far apart. */
const CITIES_APART = 66;
const TRACK_APART = 46;
const ROUNDS = 260;

type Place = { x: number; y: number };

/**
 * Puts the cities of a board of one's own apart, so that each section has room for its trains. The same board is always
 * settled in the same way.
 */
export function settled(
  wanted: readonly Point[],
  sections: readonly Section[],
  lengthOf: (section: Section) => number,
): Point[] {
  const random = seeded(1869);
  const places: Place[] = wanted.map(({ x, y }) => ({
    x: x + random() - 0.5,
    y: y + random() - 0.5,
  }));
  for (let round = 0; round < ROUNDS; round++) {
    const calm = 1 - round / ROUNDS;
    places.forEach((place, i) => {
      const { x, y } = wanted[i] as Point;
      place.x += (x - place.x) * 0.02 * calm;
      place.y += (y - place.y) * 0.02 * calm;
    });
    for (const [i, a] of places.entries())
      for (const b of places.slice(i + 1)) push(a, b, CITIES_APART, 0.5);
    for (const section of sections) {
      const [a, b] = [places[section.a] as Place, places[section.b] as Place];
      push(a, b, lengthOf(section), 0.3);
      places.forEach((place, i) => {
        if (i !== section.a && i !== section.b) clear(place, a, b);
      });
    }
    for (const place of places) {
      place.x = Math.max(ROOM.left, Math.min(ROOM.right, place.x));
      place.y = Math.max(ROOM.top, Math.min(ROOM.bottom, place.y));
    }
  }
  return places;
}

/** Two that are nearer than they should be part by a share of what is missing. */
function push(a: Place, b: Place, apart: number, share: number): void {
  const near = distance(a, b);
  if (near >= apart) return;
  const by = ((apart - near) * share) / 2 / Math.max(near, 0.01);
  const [dx, dy] = [(b.x - a.x) * by, (b.y - a.y) * by];
  a.x -= dx;
  a.y -= dy;
  b.x += dx;
  b.y += dy;
}

function clear(city: Place, a: Place, b: Place): void {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const long = dx * dx + dy * dy;
  const t = long > 0 ? ((city.x - a.x) * dx + (city.y - a.y) * dy) / long : 0;
  if (t < 0.06 || t > 0.94) return;
  const foot = { x: a.x + dx * t, y: a.y + dy * t };
  push(foot, city, TRACK_APART, 0.4);
}
