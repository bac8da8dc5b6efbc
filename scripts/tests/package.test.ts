import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { rngFrom } from '#kernel/rng.ts';
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

function npm(cwd: string, ...args: readonly string[]): void {
  const { npm_execpath: program } = process.env;
  const [command, ...first] = program ? [process.execPath, program] : ['npm'];
  const { status, stdout, stderr } = spawnSync(command, [...first, ...args], {
    cwd,
    encoding: 'utf8',
    env: outside,
  });
  if (status !== 0) throw new Error(`npm ${args.join(' ')}: ${stdout}${stderr}`);
}

/** No cache, and a registry where nobody answers. */
const ALONE = ['--offline', '--cache=.cache', '--registry=http://127.0.0.1:9'];

/** Packs the house, and installs it in an empty folder without a network. */
function installed(): string {
  const place = folder();
  npm(root, 'pack', '--silent', `--pack-destination=${place}`);
  const [file = ''] = readdirSync(place);
  writeFileSync(join(place, 'package.json'), '{}');
  npm(place, 'install', ...ALONE, `./${file}`);
  return place;
}

/** A Node that says it is an old one, and the one that our packages bring, where npm would have put it. */
function withOldNode(place: string): string[] {
  const brought = dirname(dirname(bundledNode('node_modules')));
  symlinkSync(join(root, brought), join(place, brought), 'junction');
  const versions = { ...process.versions, node: '20.19.0' };
  const disguise = `Object.defineProperty(process, 'versions', { value: ${JSON.stringify(versions)} });`;
  writeFileSync(join(place, 'disguise.mjs'), disguise);
  return ['--import', './disguise.mjs'];
}

async function serve(place: string, node: readonly string[]) {
  const program = join('node_modules', 'rotonde', 'bin', 'rotonde.mjs');
  const child = spawn(process.execPath, [...node, program, 'serve'], {
    cwd: place,
    env: { ...outside, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGTERM'));
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, address: /http:\S+/.exec(line.toString())?.[0] as string };
}

test('packed, installed without a network and started by an old Node, the house plays against a bot', async () => {
  const place = installed();
  expect(readdirSync(join(place, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual([
    'rotonde',
  ]);
  const { child, address } = await serve(place, withOldNode(place));

  const page = await (await fetch(address)).text();
  const [, script] = /src="(\/assets\/[^"]+\.js)"/.exec(page) ?? [];
  expect((await fetch(`${address}${script}`)).headers.get('content-type')).toContain('javascript');

  const secret = newSecret();
  const ada = await Page.at(address, await makeTable(address, secret, [ME, BOT]), secret);
  await ada.reach(1);
  const rng = rngFrom(1);
  const byBot = () =>
    ada.heard.flatMap((told) => (told.t === 'update' ? told.entries : [])).filter(isOfBot);
  while (byBot().length === 0) {
    const { seq = 0 } = ada.view ?? {};
    if (seatToAct(ada) === 0) {
      const choices = choicesOf(ada, 0);
      expect(await ada.act(choices[rng.below(choices.length)])).toMatchObject({ t: 'done' });
    }
    await ada.reach(seq + 1);
  }
  expect(byBot()[0]?.events.length).toBeGreaterThan(0);

  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
  expect(await ada.closed()).toEqual({ why: 'stopping', code: 1001 });
  expect(readdirSync(join(place, 'data'))).toContain('rotonde.sqlite');
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
