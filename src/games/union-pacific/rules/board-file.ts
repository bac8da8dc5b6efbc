import * as z from 'zod/mini';
import { formFaults } from '#kernel/form-faults.ts';
import { type Board, boardOf, type Section } from './board.ts';
import type { BoardData } from './data/board.ts';
import { COMPANIES } from './data/cards.ts';
import type { Company } from './model.ts';

/** 14.5 to 14.10: a board of one's own, and what may be wrong with it. */
export type BoardFault =
  /** Not the form of a board at all; `at` is the field. */
  | { is: 'form'; at: string }
  | { is: 'same-city'; city: string }
  /** Sections are numbered from 1. */
  | { is: 'unknown-city'; city: string; at: string }
  | { is: 'same-ends'; section: number; city: string }
  | { is: 'twice-joined'; section: number; first: number }
  | { is: 'too-many-spaces'; spaces: number; most: number }
  | { is: 'no-such-section'; company: string; section: number }
  | { is: 'start-not-home'; company: string; section: number }
  | { is: 'start-not-usable'; company: string; section: number }
  | { is: 'start-taken'; company: string; section: number }
  | { is: 'unreachable'; city: string }
  | { is: 'too-few-places'; company: string; trains: number; places: number };

const MOST_SPACES = 255;
const id = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/));
const name = z.string().check(z.minLength(1), z.maxLength(40));

const schema = z.strictObject({
  name: z.string().check(z.minLength(1), z.maxLength(60)),
  cities: z
    .array(
      z.strictObject({
        id,
        name,
        fr: z.optional(name),
        lat: z.number().check(z.gte(-85), z.lte(85)),
        lon: z.number().check(z.gte(-180), z.lte(180)),
      }),
    )
    .check(z.minLength(2), z.maxLength(64)),
  sections: z
    .array(z.strictObject({ a: id, b: id, spaces: z.string().check(z.regex(/^[PDBW]{1,4}$/)) }))
    .check(z.minLength(1), z.maxLength(255)),
  companies: z
    .array(
      z.strictObject({
        home: id,
        types: z.string().check(
          z.regex(/^[PDBW]{1,4}$/),
          z.refine((types) => new Set(types).size === types.length),
        ),
        starts: z.array(z.int().check(z.nonnegative())).check(z.minLength(1), z.maxLength(2)),
      }),
    )
    .check(z.length(COMPANIES.length)),
});

export function readBoard(raw: unknown): { board: BoardData } | { faults: BoardFault[] } {
  const read = schema.safeParse(raw);
  if (!read.success) return { faults: formFaults(read.error) };
  const board = read.data as BoardData;
  // What has no sense on a map that does not hang together is asked last.
  const faults = [...mapFaults(board), ...startFaults(board)];
  const all = faults.length > 0 ? faults : [...reachFaults(board), ...roomFaults(board)];
  return all.length > 0 ? { faults: all } : { board };
}

function mapFaults({ cities, sections }: BoardData): BoardFault[] {
  const faults: BoardFault[] = [];
  const ids = new Set<string>();
  for (const { id } of cities) {
    if (ids.has(id)) faults.push({ is: 'same-city', city: id });
    ids.add(id);
  }
  const joined = new Map<string, number>();
  for (const [i, { a, b }] of sections.entries()) {
    for (const city of [a, b]) {
      if (!ids.has(city)) faults.push({ is: 'unknown-city', city, at: `sections.${i}` });
    }
    if (a === b) faults.push({ is: 'same-ends', section: i + 1, city: a });
    const ends = [a, b].sort().join(' ');
    const first = joined.get(ends);
    if (first !== undefined) faults.push({ is: 'twice-joined', section: i + 1, first });
    joined.set(ends, i + 1);
  }
  const spaces = sections.reduce((sum, section) => sum + section.spaces.length, 0);
  if (spaces > MOST_SPACES) faults.push({ is: 'too-many-spaces', spaces, most: MOST_SPACES });
  return faults;
}

function startFaults({ cities, sections, companies }: BoardData): BoardFault[] {
  const faults: BoardFault[] = [];
  const taken = new Set<number>();
  for (const [i, { home, types, starts }] of companies.entries()) {
    const company = COMPANIES[i]?.name ?? '';
    if (!cities.some(({ id }) => id === home)) {
      faults.push({ is: 'unknown-city', city: home, at: `companies.${i}` });
    }
    for (const start of starts) {
      const section = sections[start];
      const at = { company, section: start + 1 };
      if (!section) {
        faults.push({ is: 'no-such-section', ...at });
        continue;
      }
      if (section.a !== home) faults.push({ is: 'start-not-home', ...at });
      if (!types.includes(section.spaces[0] as string))
        faults.push({ is: 'start-not-usable', ...at });
      if (taken.has(start)) faults.push({ is: 'start-taken', ...at });
      taken.add(start);
    }
  }
  return faults;
}

/** From every city every other can be reached. */
function reachFaults({ cities, sections }: BoardData): BoardFault[] {
  const reached = new Set([cities[0]?.id]);
  for (let grew = true; grew; ) {
    const before = reached.size;
    for (const { a, b } of sections) {
      if (reached.has(a)) reached.add(b);
      if (reached.has(b)) reached.add(a);
    }
    grew = reached.size > before;
  }
  return cities
    .filter(({ id }) => !reached.has(id))
    .map(({ id }) => ({ is: 'unreachable', city: id }));
}

/** Alone on the board, each company can place all its trains. */
function roomFaults(data: BoardData): BoardFault[] {
  const board = boardOf(data);
  const sectionsAt = data.cities.map((): number[] => []);
  for (const [i, { a, b }] of board.sections.entries()) {
    sectionsAt[a]?.push(i);
    sectionsAt[b]?.push(i);
  }
  return COMPANIES.flatMap(({ name, trains }, company): BoardFault[] => {
    const places = placesFor(board, sectionsAt, company);
    return places < trains ? [{ is: 'too-few-places', company: name, trains, places }] : [];
  });
}

/** One train on each section that its network can grow to. Every section is looked at from its two ends only. */
function placesFor(board: Board, sectionsAt: readonly number[][], company: Company): number {
  const taken = new Set<number>();
  const cities = [board.homes[company] as number];
  const reached = new Set(cities);
  for (let city = cities.pop(); city !== undefined; city = cities.pop()) {
    for (const i of sectionsAt[city] ?? []) {
      const section = board.sections[i] as Section;
      if (taken.has(i) || !hasRoomFor(board, section, company)) continue;
      taken.add(i);
      for (const end of [section.a, section.b]) {
        if (!reached.has(end)) cities.push(end);
        reached.add(end);
      }
    }
  }
  return taken.size;
}

/** A space that nobody starts from, of a kind it may use; or its own start. */
function hasRoomFor(
  { startOf, trackOf, mayUse }: Board,
  { first, size }: Section,
  company: Company,
) {
  for (let space = first; space < first + size; space++) {
    if (startOf[space] === company + 1) return true;
    const kind = 1 << (trackOf[space] as number);
    if (startOf[space] === 0 && ((mayUse[company] as number) & kind) !== 0) return true;
  }
  return false;
}
