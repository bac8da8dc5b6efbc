import { readBoard } from '#games/union-pacific/rules/board-file.ts';
import { NORTH_AMERICA } from '#games/union-pacific/rules/data/board.ts';
import { faultText } from '#games/union-pacific/rules/words/board-file.ts';
import type { FileReader } from '#ui/option-field.ts';

/** 14.5: a board of one's own, from a file. Fetched when somebody asks for one. */
export const boardFile: FileReader = {
  read(raw) {
    const read = readBoard(raw);
    if ('board' in read) return { value: read.board, title: read.board.name };
    return { faults: (language) => read.faults.map((fault) => faultText(fault, language)) };
  },
  // A city, a section, a company on one line: it is to be read and changed by people.
  example: () => ({
    name: 'union-pacific.json',
    text: `${JSON.stringify(NORTH_AMERICA, null, 1).replaceAll(/\{[^{}]+\}/g, (one) => one.replaceAll(/\s+/g, ' '))}\n`,
  }),
};
