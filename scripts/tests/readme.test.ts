import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, describe, expect, onTestFailed, test } from 'vitest';

/** Every command that the README names is run as it stands, but for what stands here; one that is new fails. */

const root = join(import.meta.dirname, '..', '..');
const folder = mkdtempSync(join(tmpdir(), 'rotonde-readme-'));
const record = join(folder, 'game.json');
afterAll(() => rmSync(folder, { recursive: true }));

type Command = {
  /** What is written instead of something that would take long, or would leave a file in the clone. */
  instead?: readonly [written: string, run: string];
  prints: RegExp;
};

const rotonde = (rest: string): string => `npm exec rotonde -- ${rest}`;
const simulate = (rest: string): string => rotonde(`simulate ${rest}`);
const quick = (bench: string): readonly [string, string] => [bench, `${bench} --quick`];
const recorded = ['game.json', record] as const;

const COMMANDS: Readonly<Record<string, Command>> = {
  [rotonde('games')]: { prints: /^railroad-tycoon /m },
  [simulate('trambahn --seats apprentice,random --games 1000 --seed 1 --rotate')]: {
    instead: ['--games 1000', '--games 4'],
    prints: /^4 games, 4 finished/m,
  },
  [simulate('pionniers --seats driver,apprentice,apprentice,apprentice --games 100 --rotate')]: {
    instead: ['--games 100', '--games 1'],
    prints: /^1 games?, 1 finished/m,
  },
  [simulate('trambahn --seats apprentice,apprentice --games 1 --record game.json')]: {
    instead: recorded,
    prints: /^1 games?, 1 finished/m,
  },
  [rotonde('replay game.json --verify')]: { instead: recorded, prints: /OK/ },
  [rotonde('replay game.json --transcript --lang fr')]: { instead: recorded, prints: / pose / },
  [rotonde('positions trambahn')]: {
    instead: ['positions trambahn', 'positions trambahn --by random --only passengers'],
    prints: /^right of \d+ /m,
  },
  [rotonde('bench engine')]: { instead: quick('bench engine'), prints: /^reference: /m },
  [rotonde('bench bots')]: { instead: quick('bench bots'), prints: /^pionniers, driver /m },
  [rotonde('bench server')]: { instead: quick('bench server'), prints: /^saturated rotonde /m },
  [rotonde('bench idle')]: { instead: quick('bench idle'), prints: /^rotonde /m },
  [rotonde('bench page')]: { instead: quick('bench page'), prints: /^Les Pionniers, a move/m },
  [rotonde('bench tables')]: { instead: quick('bench tables'), prints: /^1,000 /m },
  [rotonde('help')]: { prints: /rotonde simulate GAME/ },
};

/** `npm start` has a test of its own; by `npm test` this one is run. */
const APART = ['npm start', 'npm test'];

/** The lines of all blocks of shell, without what they say of themselves. */
function commandsIn(file: string): string[] {
  const blocks = readFileSync(join(root, file), 'utf8').matchAll(/^```sh\n(.*?)^```$/gms);
  return Array.from(blocks, ([, block = '']) => block.split('\n'))
    .flat()
    .map((line) => line.replace(/#.*/, '').trim())
    .filter((line) => line !== '');
}

/** As in a shell: that vitest runs is nothing to the commands. */
const { NODE_ENV: _, ...usual } = process.env;

/** Runs a line as a shell would, in a group of processes that can be ended as a whole. */
function shell(line: string, env: Readonly<Record<string, string>> = {}) {
  const more = { ...usual, ...env };
  return spawn(line, { cwd: root, env: more, shell: true, detached: true, stdio: 'pipe' });
}

async function run(line: string): Promise<{ code: number | null; out: string; err: string }> {
  const child = shell(line);
  const texts = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (texts.out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (texts.err += text));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, ...texts };
}

describe('the README', () => {
  const named = commandsIn('README.md');

  test('names the commands that are run here, and no others', () => {
    expect(named.toSorted()).toEqual([...APART, ...Object.keys(COMMANDS)].sort());
  });

  test.each(Object.entries(COMMANDS))(
    '%s',
    async (line, { instead: [from, to] = ['', ''], prints }) => {
      const { code, out, err } = await run(line.replace(from, to));
      expect({ code, err: code === 0 ? '' : err }).toEqual({ code: 0, err: '' });
      expect(out).toMatch(prints);
    },
    600_000,
  );

  test('npm start opens the house, and ends when it is told to', async () => {
    const dataDir = join(folder, 'data');
    const child = shell('npm start', { PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir });
    const end = (): boolean => process.kill(-(child.pid as number), 'SIGTERM');
    const ended = new Promise((resolve) => child.once('close', resolve));
    onTestFailed(() => void end());
    let address: string | undefined;
    for await (const line of createInterface({ input: child.stdout })) {
      address = /open at (http:\S+)/.exec(line)?.[1];
      if (address !== undefined) break;
    }
    child.stdout.resume();
    child.stderr.resume();
    const page = await fetch(`${address}/`);
    expect(await page.text()).toContain('<title>');
    end();
    await ended;
    await expect(fetch(`${address}/`)).rejects.toThrow();
  }, 600_000);
});

test('every script that a page names exists', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const lines = [...commandsIn('README.md'), ...commandsIn('CONTRIBUTING.md')];
  const named = lines.flatMap((line) => /^npm (?:run )?(\w+)/.exec(line)?.[1] ?? `? ${line}`);
  const known = [...Object.keys(scripts), 'exec'];
  expect(named.filter((name) => !known.includes(name))).toEqual([]);
});
