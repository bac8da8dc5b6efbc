import { EASTERN_US } from '#games/railroad-tycoon/rules/data/map.ts';
import { readMap } from '#games/railroad-tycoon/rules/map-file.ts';
import { faultText } from '#games/railroad-tycoon/rules/words/map-file.ts';
import type { FileReader } from '#ui/option-field.ts';

/** 19.2: a map of one's own, from a file. Fetched when somebody asks for one. */
export const boardFile: FileReader = {
  read(raw) {
    const read = readMap(raw);
    if ('map' in read) return { value: read.map, title: read.map.name };
    return { faults: (language) => read.faults.map((fault) => faultText(fault, language)) };
  },
  // A city, a river, a ridge on one line: it is to be read and changed by people.
  example: () => ({
    name: 'railroad-tycoon.json',
    text: `${JSON.stringify(EASTERN_US, null, 1).replaceAll(/[{[][^{}[\]"]*[}\]]|\{[^{}]+\}/g, (one) => one.replaceAll(/\s+/g, ' '))}\n`,
  }),
};
