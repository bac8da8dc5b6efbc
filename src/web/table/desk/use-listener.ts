import { useMemo } from 'react';
import type { Language } from '#kernel/game.ts';
import type { Live } from '../snapshot.ts';

/** Who is told; `named`: nobody is "you", as at one device with nothing to hide. */
export function useListener(
  { eyes }: Live,
  language: Language,
  names: readonly string[],
  named: boolean,
) {
  const heard = named ? 'watcher' : eyes;
  return useMemo(() => ({ language, names, eyes: heard }), [language, names, heard]);
}
