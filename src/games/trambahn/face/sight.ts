import { createContext, useContext } from 'react';
import type { Eyes, Seat } from '#kernel/game.ts';
import type { Who, Words } from './words/words.ts';

/** Who looks at the table, and in which words. */
export type Sight = {
  words: Words;
  names: readonly string[];
  eyes: Eyes;
  /** Who sits at the bottom: the one who looks, the first seat for a watcher. */
  near: 0 | 1;
  far: 0 | 1;
};

export function sightOf(words: Words, names: readonly string[], eyes: Eyes): Sight {
  const near = eyes === 1 ? 1 : 0;
  return { words, names, eyes, near, far: near === 0 ? 1 : 0 };
}

const Sighted = createContext<Sight | undefined>(undefined);
export const SightProvider = Sighted.Provider;

export function useSight(): Sight {
  const sight = useContext(Sighted);
  if (sight === undefined) throw new Error('a piece of the board without a board');
  return sight;
}

export function whoIs({ names, eyes }: Pick<Sight, 'names' | 'eyes'>, seat: Seat): Who {
  return { you: seat === eyes, name: names[seat] ?? `${seat + 1}` };
}
