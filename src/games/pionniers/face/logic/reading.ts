import { type Board, boardOf, type Mark } from '#games/pionniers/rules/board.ts';
import {
  type Line,
  railheadOf,
  type Space,
  type Table,
  TRAIN,
} from '#games/pionniers/rules/model.ts';

/** What there is to say of one space of a line, for those who hear the board. */
export type Reading = {
  line: Line;
  space: Space;
  mark: Mark;
  laid: boolean;
  /** Whose train this line is, and how far before (above 0) or behind this space its locomotive stands. */
  train: { seat: number; ahead: number; on: boolean } | undefined;
  /** The locomotive coming up from the garrison stands here. */
  engine: boolean;
  dynamite: boolean;
  signal: boolean;
  /** The slow signal stands right behind this space. */
  slow: boolean;
  end: boolean;
};

export function readingOf(table: Table, line: Line, space: Space): Reading {
  const board = boardOf(table.board);
  const train = table.trains[line];
  const base = {
    line,
    space,
    mark: board.markAt(line, space),
    slow: space === board.slowAfter,
    end: space === board.spaces,
  };
  if (train === undefined) {
    return {
      ...base,
      laid: false,
      train: undefined,
      engine: false,
      dynamite: false,
      signal: false,
    };
  }
  const { front, seat, engine, dynamite, signal } = train;
  return {
    ...base,
    laid: space <= railheadOf(train),
    train:
      front === 0
        ? undefined
        : { seat, ahead: front - space, on: space <= front && space > front - TRAIN },
    engine: engine > 0 && (space === engine || space === engine - 1),
    dynamite: dynamite === space,
    signal: signal === space,
  };
}

/** The next space in this direction where there is something: a mark, a piece, the railhead, an end. */
export function nextOfNote(table: Table, line: Line, from: Space, step: 1 | -1): Space {
  const board = boardOf(table.board);
  const train = table.trains[line];
  const last = board.spaces;
  for (let space = from + step; space > 1 && space < last; space += step) {
    if (isOfNote(board, line, space)) return space;
    if (train === undefined) continue;
    const { front, engine, dynamite, signal } = train;
    if ([front, engine, dynamite, signal, railheadOf(train)].includes(space)) return space;
  }
  return step > 0 ? last : 1;
}

function isOfNote(board: Board, line: Line, space: Space): boolean {
  return board.markAt(line, space) !== 'plain' || space === board.slowAfter;
}

/** Where reading a line begins: at its train, or at Junction City. */
export const readingStart = (table: Table, line: Line): Space =>
  Math.max(1, table.trains[line]?.front ?? 1);
