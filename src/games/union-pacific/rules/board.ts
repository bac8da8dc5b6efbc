import type { Id } from '#kernel/id.ts';
import { type BoardData, NORTH_AMERICA } from './data/board.ts';
import { COMPANIES } from './data/cards.ts';
import { type Company, JOKER, type Space, type Table, type Track } from './model.ts';

/** A city of a board, by its place in the list. */
export type City = Id<'city'>;

/** A section of a board, likewise. */
export type SectionAt = Id<'section'>;

/** A map made ready for play. */
export type Board = {
  data: BoardData;
  sections: readonly Section[];
  /** By space. */
  sectionOf: Uint8Array;
  trackOf: Uint8Array;
  /** Whose start it is: a company's number plus 1. 0: a neutral space. */
  startOf: Uint8Array;
  /** By company. */
  homes: readonly City[];
  /** 5.2: by company, one bit for each kind of track it may use. */
  mayUse: readonly number[];
};

export type Section = { a: City; b: City; first: Space; size: number };

/** The letters of the four kinds of track in a board's data. */
export const TRACK_LETTERS = 'PDBW';

const built = compile(NORTH_AMERICA);
const own = new WeakMap<BoardData, Board>();

export function boardOf(board: Table['board']): Board {
  if (typeof board === 'string') return built;
  let compiled = own.get(board);
  if (!compiled) {
    compiled = compile(board);
    own.set(board, compiled);
  }
  return compiled;
}

function compile(data: BoardData): Board {
  const cityOf = new Map(data.cities.map(({ id }, city) => [id, city]));
  let first = 0;
  const sections = data.sections.map(({ a, b, spaces }): Section => {
    const section = {
      a: cityOf.get(a) as City,
      b: cityOf.get(b) as City,
      first,
      size: spaces.length,
    };
    first += spaces.length;
    return section;
  });
  const letters = data.sections.map(({ spaces }) => spaces).join('');
  const startOf = new Uint8Array(first);
  for (const [company, { starts }] of data.companies.entries()) {
    for (const start of starts) startOf[sections[start]?.first ?? 0] = company + 1;
  }
  return {
    data,
    sections,
    sectionOf: Uint8Array.from(sections.flatMap(({ size }, i) => new Array<number>(size).fill(i))),
    trackOf: Uint8Array.from(letters, (letter) => TRACK_LETTERS.indexOf(letter)),
    startOf,
    homes: data.companies.map(({ home }) => cityOf.get(home) as City),
    mayUse: data.companies.map(({ types }) =>
      Array.from(types).reduce((bits, letter) => bits | (1 << TRACK_LETTERS.indexOf(letter)), 0),
    ),
  };
}

/** 5.3 */
export const fits = (card: Track, track: Track): boolean => card === JOKER || card === track;

/** 5.5 */
export function isOn(
  { first, size }: Section,
  spaces: readonly number[],
  company: Company,
): boolean {
  for (let space = first; space < first + size; space++) {
    if (spaces[space] === company + 1) return true;
  }
  return false;
}

/**
 * 5.6: the cities each company has reached, as two words of 32 bits: `[company * 2 + word]`. A train is only ever
 * placed next to its network, so both ends of every section with one of its trains belong to it.
 */
export function citiesReached(board: Board, spaces: readonly number[]): Uint32Array {
  const reached = new Uint32Array(COMPANIES.length * 2);
  for (let company = 0; company < COMPANIES.length; company++) {
    mark(reached, company, board.homes[company] as City);
  }
  for (let space = 0; space < spaces.length; space++) {
    const company = (spaces[space] as number) - 1;
    if (company < 0) continue;
    const { a, b } = board.sections[board.sectionOf[space] as SectionAt] as Section;
    mark(reached, company, a);
    mark(reached, company, b);
  }
  return reached;
}

function mark(reached: Uint32Array, company: Company, city: City): void {
  const at = company * 2 + (city >> 5);
  reached[at] = (reached[at] as number) | (1 << (city & 31));
}

export function touches(reached: Uint32Array, company: Company, { a, b }: Section): boolean {
  return isReached(reached, company, a) || isReached(reached, company, b);
}

function isReached(reached: Uint32Array, company: Company, city: City): boolean {
  return (((reached[company * 2 + (city >> 5)] as number) >>> (city & 31)) & 1) === 1;
}

/** 5.6, for one company and one section. */
export function isConnected(
  board: Board,
  spaces: readonly number[],
  company: Company,
  { a, b }: Section,
): boolean {
  const home = board.homes[company] as City;
  if (home === a || home === b) return true;
  for (let space = 0; space < spaces.length; space++) {
    if (spaces[space] !== company + 1) continue;
    const own = board.sections[board.sectionOf[space] as SectionAt] as Section;
    if (own.a === a || own.a === b || own.b === a || own.b === b) return true;
  }
  return false;
}

/** 4.5: every space of this kind is taken. */
export function isDead(board: Board, spaces: readonly number[], track: Track): boolean {
  if (track === JOKER) return false;
  for (let space = 0; space < spaces.length; space++) {
    if (board.trackOf[space] === track && spaces[space] === 0) return false;
  }
  return true;
}
