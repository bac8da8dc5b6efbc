import { type Provider, useMemo } from 'react';
import type { Seat } from '#kernel/game.ts';
import type { Listener } from '#kernel/title.ts';
import type { Who } from '#kernel/who.ts';
import type { SeatColour } from './palettes.ts';
import { provided } from './provided.ts';

/** Who looks at the table, and in which words. */
export type Viewer<Words> = Listener & { words: Words };

type Viewing<V> = {
  ViewerProvider: Provider<V | undefined>;
  /** For every piece of a board or a score. */
  useViewer: () => V;
  /** For the board or the score itself: the same object while the same eyes look. */
  useViewerOf: (listener: Listener) => V;
};

/** What a face gives to all its pieces about who looks at them. */
export function viewing<V extends Viewer<unknown>>(
  viewerOf: (listener: Listener) => V,
): Viewing<V> {
  const [ViewerProvider, useViewer] = provided<V>('a piece of the board without a board');
  const useViewerOf = ({ language, names, eyes }: Listener): V =>
    useMemo(() => viewerOf({ language, names, eyes }), [language, names, eyes]);
  return { ViewerProvider, useViewer, useViewerOf };
}

export function whoIs({ names, eyes }: Pick<Listener, 'names' | 'eyes'>, seat: Seat): Who {
  return { you: seat === eyes, name: names[seat] ?? `${seat + 1}` };
}

/** The colour of each seat, from a face's list of them. */
export const seatColour =
  (colours: readonly SeatColour[]) =>
  (seat: Seat): SeatColour =>
    colours[seat] ?? 'black';
