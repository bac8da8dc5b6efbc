import type { HallPerson } from '#protocol/hall.ts';
import { isThere } from '#tables/news.ts';
import { hasBegun } from '#tables/store.ts';
import type { Listed } from '../store/server-store.ts';
import type { Present } from './platform.ts';

/**
 * Who is there: those in the hall, then those who are at a public table just now. Nobody twice, and nobody for being at a table
 * that not everybody may find.
 */
export function peopleThere(
  present: readonly Present[],
  listed: readonly Listed[],
  here: (table: string) => number,
): (HallPerson & { mark: string })[] {
  const at = new Map<string, HallPerson & { mark: string }>();
  for (const { header, seats, beside } of listed) {
    const there = here(header.id);
    for (const [seat, sitter] of seats.entries()) {
      if (sitter.kind !== 'guest' || !isThere(there, seat) || at.has(sitter.holder)) continue;
      at.set(sitter.holder, {
        mark: sitter.holder,
        name: sitter.name,
        game: header.game,
        plays: hasBegun(seats, beside),
      });
    }
  }
  const inHall = present.map((one) => ({ ...at.get(one.mark), ...one }));
  const marks = new Set(present.map(({ mark }) => mark));
  return [...inHall, ...[...at.values()].filter(({ mark }) => !marks.has(mark))];
}
