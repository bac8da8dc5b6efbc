import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const games = new URL('../', import.meta.url);

/** The files of a game's rules, tests apart. */
function rulesOf(game: string): string[] {
  return readdirSync(new URL(`${game}/rules/`, games), {
    recursive: true,
    encoding: 'utf8',
  }).filter((file) => file.endsWith('.ts') && !file.startsWith('tests'));
}

/** Games have a folder of rules. */
const names = readdirSync(games, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'tests')
  .map(({ name }) => name);

it.each(names)('%s: every change of phase stands in flow.ts', (game) => {
  const files = rulesOf(game).filter((file) =>
    /\bphase = /.test(
      readFileSync(new URL(`${game}/rules/${file}`, games), 'utf8').replace(
        /\bconst phase = /g,
        '',
      ),
    ),
  );
  expect(files).toEqual(['flow.ts']);
});
