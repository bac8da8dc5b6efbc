import { type BoardFault, readBoard } from '../board-file.ts';
import type { BoardData, SectionData, StartData } from '../data/board.ts';

export {
  BN,
  DM,
  EP,
  ES,
  KC,
  MR,
  MS,
  SF,
  UM,
  WW,
} from '#games/union-pacific/lessons/position.ts';

const CITIES = ['ash', 'birch', 'cedar', 'dogwood', 'elm', 'fir', 'gum', 'hazel'] as const;
const NAMES = ['Ash', 'Birch', 'Cedar', 'Dogwood', 'Elm', 'Fir', 'Gum', 'Hazel'] as const;

/** Where the ten companies start: from one city to another, by number. */
const STARTS: readonly (readonly [number, number])[] = [
  [0, 1],
  [1, 2],
  [2, 3],
  [3, 4],
  [4, 5],
  [5, 6],
  [6, 7],
  [0, 7],
  [1, 7],
  [2, 7],
];

/** The types of the other sections, in their order. */
const OTHERS = 'PDPBPDPWPDPBPDPBDW';

const sections: SectionData[] = [];
for (const [a, from] of CITIES.entries()) {
  for (const [b, to] of CITIES.entries()) {
    if (b <= a) continue;
    const start = STARTS.some(([one, other]) => one === a && other === b);
    const nth = sections.filter(({ spaces }) => spaces.length === 1).length;
    sections.push({ a: from, b: to, spaces: start ? 'PP' : (OTHERS[nth] as string) });
  }
}

const companies: StartData[] = STARTS.map(([a, b]) => {
  const home = CITIES[a] as string;
  const start = sections.findIndex((section) => section.a === home && section.b === CITIES[b]);
  return { home, types: 'PDBW', starts: [start] };
});

/**
 * A board of one's own: eight cities, each joined to each by one space, or two where a company starts. Every company
 * uses every type, and after 28 trains the board is full: 18 plain spaces, 5 dotted, 3 black and 2 white.
 */
export const SMALL: BoardData = {
  name: 'Eight trees',
  cities: CITIES.map((id, i) => ({
    id,
    name: NAMES[i] as string,
    ...(id === 'ash' ? { fr: 'Frêne' } : {}),
    lat: 40 + i,
    lon: -100 + i * (i % 2 === 0 ? 1 : -1),
  })),
  sections,
  companies,
};

/** The same with one section changed, numbered from 1. */
export function smallBut(number: number, change: Partial<SectionData>): BoardData {
  return {
    ...SMALL,
    sections: SMALL.sections.map((each, i) => (i + 1 === number ? { ...each, ...change } : each)),
  };
}

/** The same with one company changed. */
export function smallWith(company: number, change: Partial<StartData>): BoardData {
  return {
    ...SMALL,
    companies: SMALL.companies.map((each, i) => (i === company ? { ...each, ...change } : each)),
  };
}

/** So many cities in a circle, with so many spaces on each section. Every company uses every type. */
export function circle(count: number, spaces: (nth: number) => string): BoardData {
  const id = (i: number) => `city-${i % count}`;
  const numbers = Array.from({ length: count }, (_, i) => i);
  return {
    name: 'Circle',
    cities: numbers.map((i) => ({ id: id(i), name: id(i), lat: 0, lon: i })),
    sections: numbers.map((i) => ({ a: id(i), b: id(i + 1), spaces: spaces(i) })),
    companies: SMALL.companies.map((_, i) => ({ home: id(i), types: 'PDBW', starts: [i] })),
  };
}

/** What is wrong with a board; nothing, if it may be played on. */
export function faultsOf(raw: unknown): BoardFault[] {
  const read = readBoard(raw);
  return 'faults' in read ? read.faults : [];
}
