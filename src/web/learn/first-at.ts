import { remembered } from '#ui/remembered.ts';

/** The first game of each title in this browser: at which table it is, and of what was spoken there. `off`: nothing is said of any. */
export type FirstAt = { readonly table: string; readonly seen: readonly string[] };
type Kept = Readonly<Record<string, FirstAt>> | 'off';

export const firstGames = remembered<Kept>('rotonde.first-games', read);

/** No table has this name: whoever has played the title before has no first game. */
export const NONE = '';

export function firstGameAt(kept: Kept, game: string, table: string): FirstAt | undefined {
  if (kept === 'off' || !Object.hasOwn(kept, game)) return undefined;
  const first = kept[game];
  return first?.table === table ? first : undefined;
}

/** Whether it is settled which game of this title was the first. */
export function isKnown(game: string): boolean {
  const kept = firstGames.get();
  return kept === 'off' || Object.hasOwn(kept, game);
}

function read(stored: unknown): Kept {
  if (stored === 'off') return 'off';
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(
    Object.entries(stored).flatMap(([game, one]: [string, unknown]) => {
      const { table, seen } = (one ?? {}) as Partial<FirstAt>;
      return typeof table === 'string' && Array.isArray(seen)
        ? [[game, { table, seen: seen.filter((kind) => typeof kind === 'string') }]]
        : [];
    }),
  );
}
