import { boardOf } from '#games/pionniers/rules/board.ts';
import type { Table } from '#games/pionniers/rules/model.ts';

/** How many spaces the leading train has before it. */
export const toGo = ({ board, trains }: Pick<Table, 'board' | 'trains'>): number =>
  boardOf(board).spaces - Math.max(0, ...trains.map(({ front }) => front));
