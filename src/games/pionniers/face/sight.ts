import { createContext, useContext } from 'react';
import type { Eyes, Language, Seat } from '#kernel/game.ts';
import type { SeatColour } from '#ui/palettes.ts';
import { colours } from './colours.ts';
import type { Who, Words } from './words/words.ts';

/** Who looks at the table, and in which words. */
export type Sight = { words: Words; names: readonly string[]; eyes: Eyes; language: Language };

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

/** A train wears its owner's colour; two trains of one owner are told apart by the number of their line. */
export const colourOf = (seat: Seat): SeatColour => colours[seat] ?? 'black';
