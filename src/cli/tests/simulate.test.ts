import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
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
