import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseRecord } from '#kernel/record.ts';
import { houseWith, runIn } from './new-house.ts';

/**
 * The ten steps of CONTRIBUTING.md, tried: a game that was written by them stands in `examples/`, and a house in whose
 * catalogue it is the only line has it everywhere. Nothing but its folder and that line is touched.
 */
describe('a game added by the ten steps', () => {
  let house = '';
  const file = (path: string): string => join(house, path);
  const inGame = (path: string): string => file(`src/games/last-wagon/${path}`);
  const edit = (path: string, from: string, to: string): void => {
    const text = readFileSync(inGame(path), 'utf8');
    if (!text.includes(from)) throw new Error(`${path} has no ${from}`);
    writeFileSync(inGame(path), text.replaceAll(from, to));
  };

  beforeAll(() => {
    house = houseWith('last-wagon');
  });

  afterAll(() => {
    rmSync(house, { recursive: true, force: true });
  });

  test('has the right types, in a house that knows no other game', () => {
    runIn(house, ['tsc', '--build', 'src/cli', 'src/web', 'tsconfig.tests.json']);
    runIn(house, ['oxlint', '--type-aware', '--deny-warnings', 'src/games/last-wagon']);
  });

  test('keeps to its rooms', () => {
    expect(runIn(house, ['scripts/boundaries.ts'])).toBe('');
    expect(runIn(house, ['scripts/game-names.ts'])).toBe('');
  });

  test('keeps the laws, its rulebook and its records, and plays a table to the end', () => {
    runIn(house, ['vitest', 'run', 'src/games']);
  });

  test('is known to the command line', () => {
    const games = runIn(house, ['src/cli/main.ts', 'games']);
    expect(games).toContain('last-wagon  The Last Wagon  Le Dernier Wagon');
    const simulate = ['simulate', 'last-wagon', '--seats', 'random,random', '--games', '20'];
    expect(runIn(house, ['src/cli/main.ts', ...simulate])).toContain('20 finished, 0 unfinished');
  });

  test('is on the site: its engine, face, styles, bots, door, page of figures and rulebook', () => {
    runIn(house, ['vite', 'build', '--logLevel', 'error']);
    expect(globSync('dist/assets/last-wagon-*.css', { cwd: house })).toHaveLength(1);
    const scripts = globSync('dist/assets/*.js', { cwd: house });
    const names = scripts.join('\n');
    for (const script of ['last-wagon-rules', 'last-wagon', 'bots-of-last-wagon']) {
      expect(names).toMatch(new RegExp(`assets.${script}-[\\w-]{8}\\.js`));
    }
    const all = scripts.map((script) => readFileSync(file(script), 'utf8')).join('\n');
    for (const part of ['#4d5a3b', 'Charles Bouton', 'Deux agents de manœuvre']) {
      expect(all).toContain(part);
    }
  });

  test('plays on under its rules 1 when it has rules 2', () => {
    cpSync(inGame('rules'), inGame('rules-1'), { recursive: true });
    rmSync(inGame('rules-1/tests/rules.test.ts'));
    rmSync(inGame('rules-1/tests/triangle.test.ts'));
    edit('rules-1/tests/records.test.ts', '/rules/records', '/rules-1/records');
    edit('rules/index.ts', 'rules: 1', 'rules: 2');
    edit('rules/model.ts', 'MOST_WAGONS = 20', 'MOST_WAGONS = 24');
    const import1 = "import('./rules/index.ts').then((m) => m.lastWagon)";
    const two = `1: () => ${import1.replace('rules/', 'rules-1/')},\n    2: () => ${import1},\n  `;
    edit('manifest.ts', `{ 1: () => ${import1} }`, `{\n    ${two}}`);
    runIn(house, ['vitest', 'run', 'src/games/last-wagon/rules/'], { RECORDS: 'search' });

    runIn(house, ['vitest', 'run', 'src/games']);
    runIn(house, ['tsc', '--build', 'src/games']);
    expect(runIn(house, ['scripts/boundaries.ts'])).toBe('');
    const records = ['rules-1', 'rules'].map((part) => inGame(`${part}/records/ordinary.json`));
    const numbers = records.map((record) => parseRecord(readFileSync(record, 'utf8')).rules);
    expect(numbers).toEqual([1, 2]);
    for (const record of records) runIn(house, ['src/cli/main.ts', 'replay', record]);
  });
});
