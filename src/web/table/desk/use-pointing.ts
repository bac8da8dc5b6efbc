import { useMemo, useState } from 'react';
import type { Kind } from '#kernel/game.ts';

/** The line of the digest that was pressed: by its name, and when. */
export type PointedLine = { key: string; from: number | undefined; seq: number };

export type Pointing = {
  line: PointedLine | undefined;
  point: (line: PointedLine | undefined) => void;
  /** What it is about, as the board is given it. */
  at: { pointedAt?: readonly Kind['event'][] };
  tell: (events: readonly Kind['event'][] | undefined) => void;
};

/** What is pointed at. The digest, which comes later than the board, knows what a line is about, and tells it here. */
export function usePointing(): Pointing {
  const [line, point] = useState<PointedLine>();
  const [pointedAt, tell] = useState<readonly Kind['event'][]>();
  return useMemo(
    () => ({ line, point, at: pointedAt === undefined ? {} : { pointedAt }, tell }),
    [line, pointedAt],
  );
}
