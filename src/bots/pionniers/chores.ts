import { boardOf } from '#games/pionniers/board.ts';
import type { Pionniers } from '#games/pionniers/model.ts';
import type { Chore } from '../chore.ts';
import { timetableOf } from './timetable.ts';

export const chores: readonly Chore<Pionniers>[] = [
  {
    name: 'timetable',
    label: 'timetable of a line nobody has seen',
    work({ board, trains }, seat) {
      timetableOf(boardOf(board), seat % trains.length);
      return 1;
    },
  },
];
