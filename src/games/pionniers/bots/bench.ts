import type { Bench } from '#bots/bench.ts';
import { boardOf } from '#games/pionniers/rules/board.ts';
import type { Pionniers } from '#games/pionniers/rules/model.ts';
import { timetableOf } from './timetable.ts';

export const bench: Bench<Pionniers> = {
  tasks: [
    {
      name: 'timetable',
      label: 'timetable of a line nobody has seen',
      work({ board, trains }, seat) {
        timetableOf(boardOf(board), seat % trains.length);
        return 1;
      },
    },
  ],
  // In order, whoever begins has line 1, and the wins of a line would be those of the first turn.
  usual: { lines: 'by-lot' },
  ladderSeats: 2,
  figures({ throws, trains, turn, turns }) {
    const each = trains.length === throws.length ? 'player' : 'train';
    // At the end, the line whose turn it is has won.
    return { [`turns per ${each}`]: turns / trains.length, 'wins by line': `line ${turn + 1}` };
  },
};
