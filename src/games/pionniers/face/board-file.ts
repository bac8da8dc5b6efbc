import { LEVEL } from '#games/pionniers/rules/data/lines.ts';
import { readLayout } from '#games/pionniers/rules/layout.ts';
import { faultText } from '#games/pionniers/rules/words/layout.ts';
import type { FileReader } from '#ui/option-field.ts';

/** 14.3: a board of one's own, from a file. Fetched when somebody asks for one. */
export const boardFile: FileReader = {
  read(raw) {
    const read = readLayout(raw);
    if ('layout' in read) return { value: read.layout, title: read.layout.name };
    return { faults: (language) => read.faults.map((fault) => faultText(fault, language)) };
  },
  // A list of numbers on one line: it is to be read and changed by people.
  example: () => ({
    name: 'pionniers-level.json',
    text: `${JSON.stringify(LEVEL, null, 2).replaceAll(/\[[\s\d,]+\]/g, (list) => list.replaceAll(/\s+/g, ' '))}\n`,
  }),
};
