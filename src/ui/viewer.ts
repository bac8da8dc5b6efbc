import { type Provider, useMemo } from 'react';
import type { Seat } from '#kernel/game.ts';
import type { Listener } from '#kernel/title.ts';
import type { Who } from '#kernel/who.ts';
import type { SeatColour } from './palettes.ts';
import { provided } from './provided.ts';

/** `shared`: several people sit at this device; they are named, and nobody is "you". */
type Looking = Listener & { shared?: boolean };

/** Who looks at the table, and in which words. */
export type Viewer<Words> = Looking & { words: Words };

type Viewing<V> = {
  ViewerProvider: Provider<V | undefined>;
  /** For every piece of a board or a score. */
  useViewer: () => V;
  /** For the board or the score itself: the same object while the same eyes look. */
  useViewerOf: (looking: Looking) => V;
};

/** What a face gives to all its pieces about who looks at them. */
export function viewing<V extends Viewer<unknown>>(viewerOf: (looking: Looking) => V): Viewing<V> {
  const [ViewerProvider, useViewer] = provided<V>('a piece of the board without a board');
  const useViewerOf = ({ language, names, eyes, shared = false }: Looking): V =>
    useMemo(() => viewerOf({ language, names, eyes, shared }), [language, names, eyes, shared]);
  return { ViewerProvider, useViewer, useViewerOf };
}

export function whoIs(
  { names, eyes, shared = false }: Pick<Looking, 'names' | 'eyes' | 'shared'>,
  seat: Seat,
): Who {
  return { you: seat === eyes && !shared, name: names[seat] ?? `${seat + 1}` };
}

/** The colour of each seat, from a face's list of them. */
export const seatColour =
  (colours: readonly SeatColour[]) =>
  (seat: Seat): SeatColour =>
    colours[seat] ?? 'black';
