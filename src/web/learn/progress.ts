import { remembered } from '#ui/remembered.ts';

/** How far somebody has come in the lesson of a game, kept in this browser. `at`: the stop, from 0. */
export type Progress = { readonly at: number; readonly done: boolean };

type Kept = Readonly<Record<string, Progress>>;

export const progress = remembered<Kept>('rotonde.lessons', read);

export function progressIn(game: string): Progress | undefined {
  const kept = progress.get();
  return Object.hasOwn(kept, game) ? kept[game] : undefined;
}

/** Whoever has done a lesson has done it, however often it is looked at again. */
export function keepProgress(game: string, at: number, done: boolean): void {
  const before = progressIn(game);
  const next = { at, done: done || (before?.done ?? false) };
  if (before?.at !== next.at || before.done !== next.done)
    progress.set({ ...progress.get(), [game]: next });
}

function read(stored: unknown): Kept {
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(
    Object.entries(stored).flatMap(([game, one]: [string, unknown]) => {
      const { at, done } = (one ?? {}) as Partial<Progress>;
      return Number.isInteger(at) && typeof done === 'boolean'
        ? [[game, { at, done } as Progress]]
        : [];
    }),
  );
}
