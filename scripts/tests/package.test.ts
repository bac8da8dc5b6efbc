import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { rngFrom } from '#kernel/rng.ts';
import { openNats } from '#server/services/nats.ts';
import { openPostgres } from '#server/services/postgres.ts';
import { folder } from '#server/tests/folder.ts';
import { BOT, ME, makeTable } from '#server/tests/house.ts';
import { newSecret, Page } from '#server/tests/page.ts';
import { choicesOf, seatToAct } from '#server/tests/play.ts';
import { bundledNode } from '../bundled-node.mjs';

const root = join(import.meta.dirname, '..', '..');

/** As somebody has it who is not in our folder: nothing of the npm that may run this test. */
const outside = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^npm_|^NODE_|^VITEST/i.test(name)),
);

const { npm_execpath: npmProgram } = process.env;
const npmCommand = npmProgram ? [process.execPath, npmProgram] : ['npm'];

function npm(cwd: string, ...args: readonly string[]): void {
  const [command = '', ...first] = npmCommand;
  const { status, stdout, stderr } = spawnSync(command, [...first, ...args], {
    cwd,
    encoding: 'utf8',
    env: outside,
  });
  if (status !== 0) throw new Error(`npm ${args.join(' ')}: ${stdout}${stderr}`);
}

/** No cache, and a registry where nobody answers. */
const ALONE = ['--offline', '--cache=.cache', '--registry=http://127.0.0.1:9'];

let [tarball, place] = ['', ''];

/** Packed once, and installed in an empty folder without a network. */
beforeAll(() => {
  const packed = mkdtempSync(join(tmpdir(), 'rotonde-package-'));
  place = mkdtempSync(join(tmpdir(), 'rotonde-installed-'));
  npm(root, 'pack', '--silent', `--pack-destination=${packed}`);
  tarball = join(packed, readdirSync(packed)[0] ?? '');
  writeFileSync(join(place, 'package.json'), '{}');
  npm(place, 'install', ...ALONE, tarball);
});
afterAll(() => {
  for (const made of [dirname(tarball), place]) rmSync(made, { recursive: true, force: true });
});

/** A Node that says it is an old one, and the one that our packages bring, where npm would have put it. */
function withOldNode(place: string): string[] {
  const brought = dirname(dirname(bundledNode('node_modules')));
  symlinkSync(join(root, brought), join(place, brought), 'junction');
  const versions = { ...process.versions, node: '20.19.0' };
  const disguise = `Object.defineProperty(process, 'versions', { value: ${JSON.stringify(versions)} });`;
  writeFileSync(join(place, 'disguise.mjs'), disguise);
  return ['--import', './disguise.mjs'];
}

const program = join('node_modules', 'rotonde', 'bin', 'rotonde.mjs');

/** Starts a house by a command of some folder, and waits until it is open. It goes with the test, and all that it started. */
async function serve(
  cwd: string,
  [command = '', ...args]: readonly string[],
  more: Record<string, string> = {},
) {
  const child = spawn(command, args, {
    cwd,
    env: { ...outside, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'warn', ...more },
    stdio: ['ignore', 'pipe', 'inherit'],
    // With a group of its own: npm starts others, and what it is told they are not.
    detached: true,
  });
  const { pid = 0 } = child;
  const end = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    if (process.platform === 'win32') child.kill();
    else process.kill(-pid, 'SIGTERM');
    await gone;
  };
  onTestFinished(end);
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, end, address: /http:\S+/.exec(line.toString())?.[0] as string };
}

/** Ada at a table with a bot, until it has answered her. */
async function untilBotHasPlayed(address: string): Promise<Page> {
  const secret = newSecret();
  const ada = await Page.at(address, await makeTable(address, secret, [ME, BOT]), secret);
  await ada.reach(1);
  const rng = rngFrom(1);
  const byBot = () =>
    ada.heard.flatMap((told) => (told.t === 'update' ? told.entries : [])).filter(isOfBot);
  let moves = 0;
  while (byBot().length === 0 || moves === 0) {
    const { seq = 0 } = ada.view ?? {};
    if (seatToAct(ada) === 0) {
      const choices = choicesOf(ada, 0);
      expect(await ada.act(choices[rng.below(choices.length)])).toMatchObject({ t: 'done' });
      moves++;
    }
    await ada.reach(seq + 1);
  }
  expect(byBot()[0]?.events.length).toBeGreaterThan(0);
  return ada;
}

async function expectPages(address: string): Promise<void> {
  const page = await (await fetch(address)).text();
  const [, script] = /src="(\/assets\/[^"]+\.js)"/.exec(page) ?? [];
  const { headers } = await fetch(`${address}${script}`);
  expect(headers.get('content-type')).toContain('javascript');
}

test('packed, installed without a network and started by an old Node, the house plays against a bot', async () => {
  expect(readdirSync(join(place, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual([
    'rotonde',
  ]);
  const node = [process.execPath, ...withOldNode(place)];
  const { child, address } = await serve(place, [...node, program, 'serve']);
  await expectPages(address);
  const ada = await untilBotHasPlayed(address);
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
  expect(await ada.closed()).toEqual({ why: 'stopping', code: 1001 });
  expect(readdirSync(join(place, 'data'))).toContain('rotonde.sqlite');
});

test('npx starts it from the file alone', async () => {
  const cwd = folder();
  copyFileSync(tarball, join(cwd, 'rotonde.tgz'));
  const { address, end } = await serve(cwd, [
    ...npmCommand,
    'exec',
    ...ALONE,
    '--yes',
    '--',
    './rotonde.tgz',
    'serve',
  ]);
  await expectPages(address);
  await makeTable(address, newSecret());
  await end();
  // In its cache, and nowhere else.
  expect(readdirSync(cwd).toSorted()).toEqual(['.cache', 'data', 'rotonde.tgz']);
});

test('what is installed brings a database in order, and serves it by nodes and workers of their own', async () => {
  const [postgres, nats] = [await openPostgres({ settings: ['fsync=off'] }), await openNats()];
  onTestFinished(async () => {
    await Promise.all([postgres.close(), nats.close()]);
  });
  const there = { DATABASE_URL: postgres.url, BUS_URL: nats.url };
  const migrated = spawnSync(process.execPath, [program, 'migrate'], {
    cwd: place,
    encoding: 'utf8',
    env: { ...outside, ...there },
  });
  expect(migrated).toMatchObject({ status: 0, stdout: expect.stringMatching(/^migrated: /) });
  const start = (role: string) =>
    serve(place, [process.execPath, program, 'serve', '--role', role], there);
  const web = await start('web');
  const worker = await start('worker');
  // The worker alone plays bots, and hears of it by the bus.
  const ada = await untilBotHasPlayed(web.address);
  expect((await fetch(`${worker.address}/readyz`)).status).toBe(200);
  await ada.leave();
  await Promise.all([web.end(), worker.end()]);
});

const isOfBot = ({ actor }: { actor: number | 'chance' }): boolean => actor === 1;

test('the package needs no other: what it takes from them is written into it', () => {
  const about = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as object;
  expect(about).not.toHaveProperty('dependencies');
  const licences = readFileSync(join(root, 'lib', 'packages', 'LICENSES.txt'), 'utf8');
  for (const name of ['fastify', 'pg', 'react-dom', '@fontsource/spectral']) {
    expect(licences).toMatch(new RegExp(`^${name} [\\d.]+ \\(`, 'm'));
  }
});
