import { CARDS } from '#games/railroad-tycoon/rules/data/cards.ts';
import type { CityData } from '#games/railroad-tycoon/rules/data/map.ts';
import {
  type Card,
  type City,
  COLOURS,
  type Colour,
  type NamedCity,
  type Table,
} from '#games/railroad-tycoon/rules/model.ts';
import { otherEnd } from '#games/railroad-tycoon/rules/network.ts';
import { mapOf } from '#games/railroad-tycoon/rules/terrain.ts';
import { axialOf } from '#hex/offset.ts';
import type { Language, Seat } from '#kernel/game.ts';
import type { Point } from '#ui/map-view/view.ts';

/** A city as it is read aloud. */
export type CityRead = {
  city: City;
  name: string;
  colour: Colour;
  /** By colour, those that are there. */
  cubes: readonly { colour: Colour; count: number }[];
  /** Finished links, by the clock from the east. */
  links: readonly { link: number; to: City; name: string; owner: Seat }[];
  /** Who has unfinished track that comes from here. */
  unfinished: readonly Seat[];
  /** Who built its western link; nothing: it has no place for one. -1: not built. */
  western: Seat | undefined;
  /** Who has its hotel; -1: it lies on show. */
  hotel: Seat | undefined;
};

export function nameOf(
  city: Pick<NamedCity, 'name' | 'fr'> | undefined,
  language: Language,
): string {
  return (language === 'fr' ? city?.fr : undefined) ?? city?.name ?? '';
}

export function cityName(table: Pick<Table, 'map'>, city: City, language: Language): string {
  return nameOf(mapOf(table.map).data.cities[city], language);
}

export function readCity(table: Table, city: City, language: Language): CityRead {
  const map = mapOf(table.map);
  const { cubes, colours, unfinished, western } = table;
  const place = map.western.findIndex((each) => each.city === city);
  return {
    city,
    name: cityName(table, city, language),
    colour: colours[city] ?? 0,
    cubes: Array.from({ length: COLOURS }, (_, colour) => ({
      colour,
      count: cubes[city * COLOURS + colour] ?? 0,
    })).filter(({ count }) => count > 0),
    links: linksFrom(table, city).map(({ link, to, owner }) => ({
      link,
      to,
      owner,
      name: cityName(table, to, language),
    })),
    unfinished: [
      ...new Set(unfinished.flatMap((each) => (each.from === city ? [each.owner] : []))),
    ],
    western: place < 0 ? undefined : (western[place] ?? -1),
    hotel: hotelAt(table, map.data.cities[city]?.id),
  };
}

/** All cities in the order of their names. */
export function readCities(table: Table, language: Language): CityRead[] {
  return table.colours
    .map((_, city) => readCity(table, city, language))
    .sort((a, b) => a.name.localeCompare(b.name, language));
}

function hotelAt({ players, show }: Table, id: string | undefined): Seat | undefined {
  const hotel: Card = CARDS.findIndex(({ effect }) => effect.is === 'hotel' && effect.city === id);
  if (hotel < 0) return undefined;
  const owner = players.findIndex(({ cards }) => cards.includes(hotel));
  return owner >= 0 ? owner : show.includes(hotel) ? -1 : undefined;
}

/** Where one can walk from a city: its finished links, against the clock from the east. */
export function linksFrom(
  table: Pick<Table, 'map' | 'links'>,
  city: City,
): { link: number; to: City; owner: Seat }[] {
  const here = pointOf(table, city);
  const turn = (to: City): number => {
    const { x, y } = pointOf(table, to);
    return (Math.atan2(here.y - y, x - here.x) + 2 * Math.PI) % (2 * Math.PI);
  };
  return table.links
    .flatMap((link, number) =>
      link.a === city || link.b === city
        ? [{ link: number, to: otherEnd(link, city), owner: link.owner }]
        : [],
    )
    .sort((a, b) => turn(a.to) - turn(b.to) || a.link - b.link);
}

/** A city's place in steps between hexes, for directions only. */
export function pointOf({ map }: Pick<Table, 'map'>, city: City): Point {
  const { col, row } = mapOf(map).data.cities[city] as CityData;
  const { q, r } = axialOf({ col, row });
  return { x: q + r / 2, y: (r * Math.sqrt(3)) / 2 };
}

/** Cities whose name has these letters, those that begin with them first. Accents and case do not matter. */
export function citiesNamed(
  table: Pick<Table, 'map'>,
  text: string,
  language: Language,
): { city: City; name: string }[] {
  const plain = (word: string): string =>
    word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase(language);
  const wanted = plain(text.trim());
  if (wanted === '') return [];
  return mapOf(table.map)
    .data.cities.map((data, city) => ({
      city,
      name: nameOf(data, language),
      plain: plain(nameOf(data, language)),
    }))
    .filter((each) => each.plain.includes(wanted))
    .sort(
      (a, b) =>
        Number(b.plain.startsWith(wanted)) - Number(a.plain.startsWith(wanted)) ||
        a.name.localeCompare(b.name, language),
    )
    .map(({ city, name }) => ({ city, name }));
}
