import { type City, GREY, type Table } from '#games/railroad-tycoon/rules/model.ts';
import { isOpenWest } from '../logic/closed.ts';
import { askOf, type Held } from './held.ts';
import { type After, type Here, refusedIf } from './press.ts';
import { pressedForTrack } from './pressed-building.ts';
import { pressedForGoods } from './pressed-delivering.ts';

/** What a city is to somebody depends on what they are about to do. Before that is said, a track begins there. */
export function pressedCity(held: Held, city: City, here: Here): After {
  const ask = askOf(here.table);
  if (ask === 'growth') return { held: { ...held, city } };
  if (ask === 'industry' || held.mode === 'urbanise') return pressedForTile(held, city, here);
  if (held.mode === 'west') return pressedForWest(held, city, here);
  if (held.mode === 'deliver') return pressedForGoods(held, city, here);
  return ask === 'act' || ask === 'build' ? pressedForTrack(held, city, here) : { held };
}

function pressedForTile(held: Held, city: City, here: Here): After {
  const chosen = urbanAfter(here.table, held, city);
  if (chosen) return { held: { ...held, ...chosen } };
  return refusedIf(held, { do: 'urbanise', city, colour: held.colour ?? 1 }, here);
}

function pressedForWest(held: Held, city: City, here: Here): After {
  if (isOpenWest(city, here.check)) return { held: { ...held, city } };
  return refusedIf(held, { do: 'western-link', city }, here);
}

/** The grey city pressed, and the colour: the one in hand, or the only one there is. */
export function urbanAfter(
  { colours, newCities }: Table,
  held: Held,
  city: City,
): Pick<Held, 'city' | 'colour'> | undefined {
  if (colours[city] !== GREY) return undefined;
  const left = newCities.flatMap((tiles, colour) => (tiles > 0 ? [colour] : []));
  return { city, colour: held.colour ?? (left.length === 1 ? left[0] : undefined) };
}
