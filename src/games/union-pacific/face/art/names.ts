import type { Board } from '#games/union-pacific/rules/board.ts';
import type { Language } from '#kernel/game.ts';
import type { Point } from '#ui/curves.ts';
import { boxAt, linesOf, type Named, type Obstacles, type Placed, placeLabels } from './labels.ts';
import { NAME_SIDES, NAMES_IN_TWO } from './nudges.ts';
import { CITY, type SectionPlace } from './sections.ts';

/** Where the names of the cities stand, in each language. */
export function namesOf(
  board: Board,
  places: readonly Point[],
  sections: readonly SectionPlace[],
  byHand: boolean,
): Record<Language, Placed[]> {
  const joined = places.map(
    (_, i) => board.sections.filter(({ a, b }) => a === i || b === i).length,
  );
  const order = places.map((_, i) => i).sort((a, b) => (joined[b] ?? 0) - (joined[a] ?? 0));
  const obstacles = obstaclesIn(sections);
  const written = (language: Language): Placed[] => {
    const names = board.data.cities.map((city, i): Named => {
      const name = (language === 'fr' && city.fr) || city.name;
      return {
        at: places[i] as Point,
        radius: CITY + (board.homes.includes(i) ? 8 : 4),
        lines: NAMES_IN_TWO[name] ?? linesOf(name),
        ...(byHand ? NAME_SIDES[city.id] : {}),
      };
    });
    return placeLabels(names, order, obstacles);
  };
  return { en: written('en'), fr: written('fr') };
}

function obstaclesIn(sections: readonly SectionPlace[]): Obstacles {
  const rails = sections.flatMap(({ way }) =>
    Array.from({ length: Math.max(0, Math.floor((way.length - 28) / 7)) }, (_, i) =>
      boxAt(way.at(14 + i * 7), 4),
    ),
  );
  const beds = sections.flatMap(({ spaces }) => spaces.map((at) => boxAt(at, 17 * at.scale)));
  return [
    { boxes: beds, cost: 9 },
    { boxes: rails, cost: 1.1 },
  ];
}
