import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { GameRecord } from '#kernel/record.ts';
import { readPlan } from '../simulate/plan.ts';
import { playRange } from '../simulate/play.ts';
import { env, folder, mainFile, rotonde } from './command.ts';

type Loose = GameRecord<Record<string, unknown>>;

/** A file of recorded games, one to a line. */
async function recorded(games: number): Promise<{ file: string; text: string }> {
  const file = join(folder(), 'games.json');
  const plan = await readPlan('trambahn --seats random,random --record x'.split(' '));
  const { records } = await playRange(plan, { from: 0, to: games });
  const text = records.join('\n');
  writeFileSync(file, text);
  return { file, text };
}

/** Changes a recorded game, and replays it. */
async function replayChanged(change: (record: Loose) => void, ...options: readonly string[]) {
  const { file, text } = await recorded(1);
  const record = JSON.parse(text) as Loose;
  change(record);
  writeFileSync(file, JSON.stringify(record, null, 2));
  return rotonde('replay', file, ...options);
}

const entry = (record: Loose, seq: number) => record.log[seq - 1] as Loose['log'][number];

test('a true record is OK', async () => {
  const { file } = await recorded(1);
  expect(rotonde('replay', file).stdout).toMatch(/^OK \d+ entries\n$/);
  expect(rotonde('replay', file, '--verify')).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^OK \d+ entries, checksums right, every draw proven\n$/),
  });
});

test('a record may be written over many lines, and a file may hold many records', async () => {
  expect((await replayChanged(() => {}, '--verify')).stdout).toMatch(/^OK /);
  expect(rotonde('replay', (await recorded(3)).file, '--verify').stdout).toMatch(/^OK 3 games, /);
});

test('a record without its secret cannot prove its draws', async () => {
  const { stdout } = await replayChanged((record) => delete record.secret, '--verify');
  expect(stdout).toMatch(/draws unproven: no secret$/m);
});

test.each<[string, (record: Loose) => void, RegExp]>([
  [
    'an entry changed',
    (record) => (entry(record, 3).at = 1),
    /entry 3: changed after it was written/,
  ],
  ['an entry cut', (record) => record.log.pop(), /entry \d+: missing/],
  ['a false secret', (record) => (record.secret = '0'.repeat(64)), /header: the secret is not/],
])('--verify names %s', async (_, change, reason) => {
  const { status, stdout, stderr } = await replayChanged(change, '--verify');
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toMatch(reason);
  expect(stderr).toMatch(/^rotonde: .+\n$/);
});

test.each<[string, (record: Loose) => void, RegExp]>([
  [
    'a rule broken',
    (record) => (entry(record, 2).actor = 1),
    /entry 2: it was not the turn of seat 1/,
  ],
  ['no action', (record) => (entry(record, 2).action = { do: 'win' }), /entry 2: /],
  ['other rules', (record) => (record.rules = 99), /header: rules number 99/],
  ['another game', (record) => (record.game = 'chess'), /header: no game "chess"/],
  ['seats too many', (record) => record.seats.push({ name: 'third' }), /header: 3 seats/],
  [
    'a strange field',
    (record) => Object.assign(record, { cheat: 1 }),
    /header: unknown field cheat/,
  ],
])('even without it, %s is refused', async (_, change, reason) => {
  const { status, stdout, stderr } = await replayChanged(change);
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toMatch(reason);
  expect(stderr).toMatch(/^rotonde: .+\n$/);
});

test('the bad one of many records is named', async () => {
  const { file, text } = await recorded(3);
  const lines = text.trimEnd().split('\n');
  writeFileSync(file, [lines[0], lines[1]?.slice(0, 500), lines[2]].join('\n'));
  const { status, stderr } = rotonde('replay', file);
  expect(status).toBe(1);
  expect(stderr).toMatch(/: record 2: not JSON, or cut short/);
});

test('--at shows the table as it stood', async () => {
  const { file, text } = await recorded(1);
  const { entries } = JSON.parse(text) as Loose;
  const at = (seq: number) => {
    const { stdout } = rotonde('replay', file, '--at', `${seq}`);
    return JSON.parse(stdout) as {
      seq: number;
      actors: unknown;
      table: object;
      standings: object[];
    };
  };
  expect(at(0)).toMatchObject({ seq: 0, actors: ['chance'] });
  expect(at(1)).toMatchObject({ seq: 1, actors: [0] });
  expect(at(entries)).toMatchObject({ seq: entries, actors: [] });
  expect(at(entries).standings).toHaveLength(2);
});

test('--transcript tells the game in either language', async () => {
  const { file } = await recorded(1);
  expect(rotonde('replay', file, '--transcript').stdout).toMatch(/^ +2 {2}random 1 lays/m);
  expect(rotonde('replay', file, '--transcript', '--lang', 'fr').stdout).toMatch(
    /^ +2 {2}random 1 pose/m,
  );
});

test('a reader may stop early', async () => {
  const args = [mainFile, 'replay', (await recorded(1)).file, '--transcript'];
  const child = spawn(process.execPath, args, { env });
  child.stdout.destroy();
  let complaints = '';
  child.stderr.on('data', (data: Buffer) => {
    complaints += data.toString();
  });
  const [code] = (await once(child, 'close')) as [number];
  expect({ code, complaints }).toEqual({ code: 0, complaints: '' });
});
