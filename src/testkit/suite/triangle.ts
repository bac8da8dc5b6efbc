import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'vitest';
import { type Text, type Triangle, triangleFaults } from '../rule-triangle.ts';

/** Where the three corners lie. */
export type TrianglePlaces = {
  id: string;
  /** The rulebook in its two languages. */
  rulebooks: readonly [string, string];
  /** Folders; what lies in a folder `tests` below them is no source. */
  sources: readonly string[];
  /** Folders. Their `untested.md` gives the reasons for rules without a test. */
  tests: readonly string[];
};

/** Holds rulebook, code and tests of a game to one another; paths are from the working directory. */
export function triangle(places: TrianglePlaces): void {
  describe(`the rules of ${places.id}`, () => {
    it('are the same in both languages, in the code and in the tests', () => {
      const faults = triangleFaults(readTriangle(places));
      const report = [`${faults.length} disagreements`, ...faults].join('\n');
      if (faults.length > 0) throw new Error(report);
    });
  });
}

/** The files of the three corners. */
export function readTriangle({ rulebooks, sources, tests }: TrianglePlaces): Triangle {
  return {
    rulebooks: [read(rulebooks[0]), read(rulebooks[1])],
    sources: sources.flatMap((folder) => codeIn(folder, ['**/tests/**'])),
    tests: tests.flatMap((folder) => codeIn(folder, [])),
    untested: tests.flatMap(reasonsIn),
  };
}

/** The code below a folder, file by file. */
export function codeIn(folder: string, exclude: string[]): Text[] {
  return globSync('**/*.{ts,tsx}', { cwd: folder, exclude })
    .sort()
    .map((file) => read(join(folder, file)));
}

function reasonsIn(folder: string): Text[] {
  const file = join(folder, 'untested.md');
  return existsSync(file) ? [read(file)] : [];
}

function read(file: string): Text {
  return { name: file, text: readFileSync(file, 'utf8') };
}
