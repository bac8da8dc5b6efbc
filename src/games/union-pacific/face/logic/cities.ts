import { type Board, boardOf, citiesReached } from '#games/union-pacific/rules/board.ts';
import { COMPANIES } from '#games/union-pacific/rules/data/cards.ts';
import type { CityName, Company, Space, Table, Track } from '#games/union-pacific/rules/model.ts';
import type { Language } from '#kernel/game.ts';

/** A city as it is read aloud: where its sections go, what kinds of track they have, who is there. */
export type CityRead = {
  city: number;
  name: string;
  sections: readonly {
    to: string;
    spaces: readonly { kind: Track; company: Company | undefined }[];
  }[];
  present: readonly Company[];
};

export function nameOf(city: CityName | undefined, language: Language): string {
  return (language === 'fr' ? city?.fr : undefined) ?? city?.name ?? '';
}

export function citiesOf(table: Pick<Table, 'board' | 'spaces'>, language: Language): CityRead[] {
  const board = boardOf(table.board);
  const { data, sections, trackOf } = board;
  const reached = citiesReached(board, table.spaces);
  const isThere = (company: Company, city: number): boolean =>
    (((reached[company * 2 + (city >> 5)] ?? 0) >>> (city & 31)) & 1) === 1;
  const names = data.cities.map((city) => nameOf(city, language));
  return names
    .map((name, city) => ({
      city,
      name,
      sections: sections
        .filter(({ a, b }) => a === city || b === city)
        .map(({ a, b, first, size }) => {
          const spaces = Array.from({ length: size }, (_, i) => ({
            kind: trackOf[first + i] as Track,
            company: occupant(table.spaces[first + i]),
          }));
          return a === city
            ? { to: names[b] ?? '', spaces }
            : { to: names[a] ?? '', spaces: spaces.toReversed() };
        }),
      present: [...COMPANIES.keys()].filter((company) => isThere(company, city)),
    }))
    .sort((a, b) => a.name.localeCompare(b.name, language));
}

const occupant = (space: number | undefined): Company | undefined =>
  space ? space - 1 : undefined;

/** "Cheyenne – Denver, space 1 of 3, dotted": where a space lies. */
export type Whereabouts = { from: string; to: string; nth: number; of: number; kind: Track };

export function whereabouts(board: Board, space: Space, language: Language): Whereabouts {
  const section = board.sections[board.sectionOf[space] as number];
  const name = (city: number | undefined): string =>
    nameOf(city === undefined ? undefined : board.data.cities[city], language);
  return {
    from: name(section?.a),
    to: name(section?.b),
    nth: space - (section?.first ?? 0) + 1,
    of: section?.size ?? 1,
    kind: board.trackOf[space] as Track,
  };
}
