import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LEVEL } from '#games/pionniers/rules/data/lines.ts';
import { parseRecord } from '#kernel/record.ts';
import type { Report } from '../simulate/report.ts';
import { folder, rotonde, rotondeJson } from './command.ts';

const RANDOMS = ['simulate', 'trambahn', '--seats', 'random,random'];

function withoutTimes(report: Report): Partial<Report> {
  const { seconds, actionsPerSecond, gamesPerSecond, ...rest } = report;
  expect(Math.min(seconds, actionsPerSecond, gamesPerSecond)).toBeGreaterThan(0);
  return rest;
}

test('counts what the games came to', () => {
  const report = rotondeJson<Report>(...RANDOMS, '--games', '30', '--seed', '7');
  expect(report).toMatchObject({ game: 'trambahn', games: 30, finished: 30, seed: 7 });
  const { bySeat, byBot } = report.wins;
  const first = bySeat['0'];
  const second = bySeat['1'];
  expect(byBot['random']).toMatchObject({ played: 60 });
  expect((first?.wins ?? 0) + (second?.wins ?? 0) + (first?.shared ?? 0)).toBe(30);
  expect(first?.interval[0]).toBeLessThan(first?.rate ?? 0);
  expect(first?.interval[1]).toBeGreaterThan(first?.rate ?? 1);
  expect(report.lengths?.mean).toBeCloseTo(report.actions / 30);
});

test('the same seed gives the same games, whatever the number of workers', () => {
  const file = (workers: number) => join(path, `${workers}.jsonl`);
  const path = folder();
  const reports = [1, 2, 3].map((workers) => {
    const manner = ['--workers', `${workers}`, '--record', file(workers)];
    return rotondeJson<Report>(...RANDOMS, '--games', '25', '--seed', '3', '--rotate', ...manner);
  });
  const [alone, ...shared] = reports.map(withoutTimes);
  for (const report of shared) expect(report).toEqual(alone);
  expect(readFileSync(file(2), 'utf8')).toBe(readFileSync(file(1), 'utf8'));
  expect(readFileSync(file(3), 'utf8')).toBe(readFileSync(file(1), 'utf8'));
});

test('the referee changes nothing, and is told of', () => {
  const games = [...RANDOMS, '--games', '5'];
  const { referee, ...watched } = withoutTimes(rotondeJson<Report>(...games, '--referee'));
  expect(referee).toBe(true);
  expect(withoutTimes(rotondeJson<Report>(...games))).toEqual({ ...watched, referee: false });
  expect(rotonde(...games, '--referee').stdout).toContain('the referee found nothing amiss');
});

test('another seed gives other games', () => {
  const [one, other] = ['1', '2'].map((seed) =>
    rotondeJson<Report>(...RANDOMS, '--games', '10', '--seed', seed),
  );
  expect(one?.scores).not.toEqual(other?.scores);
});

test('a longer simulation begins with the shorter one', () => {
  const path = folder();
  rotonde(...RANDOMS, '--games', '2', '--record', join(path, '2'));
  rotonde(...RANDOMS, '--games', '4', '--record', join(path, '4'));
  const short = readFileSync(join(path, '2'), 'utf8');
  expect(readFileSync(join(path, '4'), 'utf8').startsWith(short)).toBe(true);
});

test('the bots move one seat on with each game', () => {
  const file = join(folder(), 'games.jsonl');
  const bots = ['--seats', 'apprentice,random', '--games', '3'];
  rotonde('simulate', 'trambahn', ...bots, '--rotate', '--record', file);
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  expect(lines.map((line) => parseRecord(line).seats.map((sitter) => sitter.bot))).toEqual([
    ['apprentice', 'random'],
    ['random', 'apprentice'],
    ['apprentice', 'random'],
  ]);
});

describe('a race of four', () => {
  const FOUR = ['simulate', 'pionniers', '--seats', 'random,random,random,random'];

  test('says what it was played by, and counts turns and lines besides', () => {
    const report = rotondeJson<Report>(...FOUR, '--games', '40');
    expect(report).toMatchObject({
      options: { board: 'level', lines: 'by-lot', twoTrains: true },
      games: 40,
      finished: 40,
      unfinished: 0,
    });
    expect(Object.keys(report.wins.bySeat)).toEqual(['0', '1', '2', '3']);
    const { ranges, shares } = report.figures;
    const turns = ranges['turns per player'];
    expect(turns?.least).toBeLessThanOrEqual(turns?.fifth ?? 0);
    expect(turns?.fifth).toBeLessThan(turns?.mean ?? 0);
    expect(turns?.ninetyFifth).toBeLessThanOrEqual(turns?.most ?? 0);
    const lines = shares['wins by line'] ?? {};
    expect(Object.keys(lines)).toEqual(['line 1', 'line 2', 'line 3', 'line 4']);
    expect(Object.values(lines).reduce((sum, { times }) => sum + times, 0)).toBe(40);
  });

  test('is the same on several workers', () => {
    const [alone, shared] = ['1', '3'].map((workers) =>
      withoutTimes(rotondeJson<Report>(...FOUR, '--games', '30', '--workers', workers)),
    );
    expect(shared).toEqual(alone);
  });

  test('takes other options, and names one’s own board', () => {
    const inOrder = rotonde(...FOUR, '--games', '2', '--options', '{"lines":"in-order"}');
    expect(inOrder.stdout).toContain('options: board level, lines in-order, twoTrains true');
    const board = JSON.stringify({ board: { ...LEVEL, name: 'Grand Prairie' } });
    const own = rotonde(...FOUR, '--games', '2', '--options', board);
    expect(own.stdout).toContain('options: board "Grand Prairie", lines by-lot');
    const bad = rotonde(...FOUR, '--options', JSON.stringify({ board: { ...LEVEL, lines: [] } }));
    expect(bad).toMatchObject({ status: 2, stderr: expect.stringContaining('form of a board') });
  });

  test.each([2, 3, 4])('%i seats', (seats) => {
    const bots = Array.from({ length: seats }, () => 'random').join();
    const { status, stdout } = rotonde('simulate', 'pionniers', '--seats', bots, '--games', '3');
    expect(status).toBe(0);
    expect(stdout).toMatch(/^3 games, 3 finished, 0 unfinished, /m);
    expect(stdout).toMatch(new RegExp(`^turns per ${seats === 2 ? 'train' : 'player'} `, 'm'));
    expect(stdout).toMatch(/^wins by line +games +share +95 % interval$/m);
  });
});

describe('the text', () => {
  test('tells wins, scores, lengths and speed', () => {
    const { status, stdout, stderr } = rotonde(...RANDOMS, '--games', '5');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain('5 games, 5 finished');
    expect(stdout).toMatch(/^seat 2 +5 +\d +\d +\d+\.0 % +\d+\.\d % to \d+\.\d %$/m);
    expect(stdout).toMatch(/^score, random( +\d+){5} +\d+\.\d$/m);
    expect(stdout).toMatch(/^length in actions( +\d+){5} +\d+\.\d$/m);
    expect(stdout).toMatch(/actions\/s/);
  });
});
