import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { allTitles } from '#games/catalogue.ts';
import { namedIn } from '../bundle-budget.ts';
import { GAMES } from '../client/groups.ts';

const titles = await allTitles();

/** The client as `scripts/bootstrap.mjs` has built it. */
const dist = join(import.meta.dirname, '..', '..', 'dist');

test('every text of the build lies there by brotli and by gzip as well', () => {
  const texts = globSync('**/*.{js,css,html,svg,webmanifest}', { cwd: dist });
  expect(texts.length).toBeGreaterThan(50);
  for (const text of texts) {
    const path = join(dist, text);
    const plain = readFileSync(path);
    expect(brotliDecompressSync(readFileSync(`${path}.br`)).equals(plain)).toBe(true);
    expect(gunzipSync(readFileSync(`${path}.gz`)).equals(plain)).toBe(true);
  }
  expect(globSync('**/*.{woff2,png}.{br,gz}', { cwd: dist })).toEqual([]);
});

test('the service worker keeps every file once, and one document', () => {
  const worker = readFileSync(join(dist, 'service-worker.js'), 'utf8');
  const list = /JSON\.parse\((["'`])(\[.*?\])\1\)/.exec(worker)?.[2] ?? '';
  const files = JSON.parse(list.replaceAll('\\"', '"')) as string[];
  expect(files.length).toBeGreaterThan(50);
  for (const file of files) {
    expect(file).not.toMatch(/\.(?:br|gz|html)$/);
    expect(existsSync(join(dist, file))).toBe(true);
  }
});

test('there is a document for the table of every game, and it names files of the build', () => {
  expect([...GAMES].toSorted()).toEqual(titles.map(({ game }) => game.id).toSorted());
  for (const shell of ['page', 'rules', 'table', ...GAMES]) {
    const html = readFileSync(join(dist, 'shells', `${shell}.html`), 'utf8');
    for (const file of namedIn(html).code) expect(existsSync(join(dist, file))).toBe(true);
    // Nobody waits for a game that is not played.
    const others = GAMES.filter((game) => game !== shell && html.includes(`/${game}-`));
    expect(others).toEqual([]);
  }
});
