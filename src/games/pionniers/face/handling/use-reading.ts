import { type KeyboardEvent, useCallback, useState } from 'react';
import { boardOf } from '#games/pionniers/rules/board.ts';
import { type Line, railheadOf, type Space, type Table } from '#games/pionniers/rules/model.ts';
import { nextOfNote, readingStart } from '../logic/reading.ts';

/** Where somebody reads a line, space by space. */
export type Reader = {
  at: { line: Line; space: Space } | undefined;
  /** The space that is read of this line, or would be. */
  spaceOn: (line: Line) => Space;
  open: (line: Line) => void;
  close: () => void;
  press: (line: Line, event: KeyboardEvent) => void;
};

export function useReading(table: Table): Reader {
  const [at, setAt] = useState<{ line: Line; space: Space }>();
  const spaceOn = useCallback(
    (line: Line): Space => (at?.line === line ? at.space : readingStart(table, line)),
    [at, table],
  );
  return {
    at,
    spaceOn,
    open: (line) => setAt({ line, space: spaceOn(line) }),
    close: () => setAt(undefined),
    press: (line, event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const to = moved(table, line, spaceOn(line), event.key);
      if (to === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      setAt({ line, space: Math.min(boardOf(table.board).spaces, Math.max(1, to)) });
    },
  };
}

/** As a slider answers to keys; Home and End go to where the game is. */
export function moved(table: Table, line: Line, from: Space, key: string): Space | undefined {
  const train = table.trains[line];
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return from + 1;
    case 'ArrowLeft':
    case 'ArrowDown':
      return from - 1;
    case 'PageUp':
      return nextOfNote(table, line, from, 1);
    case 'PageDown':
      return nextOfNote(table, line, from, -1);
    case 'Home':
      return readingStart(table, line);
    case 'End':
      return train ? Math.max(1, railheadOf(train)) : undefined;
    default:
      return undefined;
  }
}
