import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { allTitles } from '#games/catalogue.ts';
import { namedIn } from '../bundle-budget.ts';
import { DRAWN, drawnFile } from '../client/drawn.ts';
import { GAMES } from '../client/groups.ts';
import { LANGUAGES } from '../client/shells.ts';

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

test('the service worker keeps every file once, and two documents in each language', () => {
  const worker = readFileSync(join(dist, 'service-worker.js'), 'utf8');
  const list = /JSON\.parse\((["'`])(\[.*?\])\1\)/.exec(worker)?.[2] ?? '';
  const files = JSON.parse(list.replaceAll('\\"', '"')) as string[];
  expect(files.length).toBeGreaterThan(50);
  for (const file of files) {
    expect(file).not.toMatch(/\.(?:br|gz)$/);
    expect(existsSync(join(dist, file))).toBe(true);
  }
  expect(files.filter((file) => file.endsWith('.html'))).toEqual([
    '/drawn/en/index.html',
    '/drawn/fr/index.html',
    '/shells/page.en.html',
    '/shells/page.fr.html',
  ]);
});

test('there is a document for the table of every game, and it names files of the build', () => {
  expect([...GAMES].toSorted()).toEqual(titles.map(({ game }) => game.id).toSorted());
  for (const shell of ['page', 'table', ...GAMES]) {
    const html = readFileSync(join(dist, 'shells', `${shell}.fr.html`), 'utf8');
    for (const file of namedIn(html).code) expect(existsSync(join(dist, file))).toBe(true);
    // Nobody waits for a game that is not played.
    const others = GAMES.filter((game) => game !== shell && html.includes(`/${game}-`));
    expect(others).toEqual([]);
  }
});

test('a document names the words of its own language, and no script holds words of both', () => {
  for (const [language, other] of [
    ['fr', 'en'],
    ['en', 'fr'],
  ]) {
    const html = readFileSync(join(dist, 'shells', `${GAMES[0]}.${language}.html`), 'utf8');
    const words = namedIn(html).code.flatMap(
      (file) => /\/([a-z-]+)-(en|fr)-/.exec(file)?.[0] ?? [],
    );
    expect(words.toSorted()).toEqual(
      ['house', 'table', GAMES[0]].map((script) => `/${script}-${language}-`).toSorted(),
    );
    expect(html).not.toContain(`-${other}-`);
  }
  const said = ['A coupling came loose', 'Cette page n’a pas pu'];
  for (const script of globSync('assets/*.js', { cwd: dist })) {
    const text = readFileSync(join(dist, script), 'utf8');
    expect([script, said.filter((words) => text.includes(words)).length]).not.toEqual([script, 2]);
  }
});

test('every page that is drawn says of itself what it is, and no two games’ doors or books the same', () => {
  for (const language of LANGUAGES) {
    const said = Object.keys(DRAWN).map((path): [path: string, said: string] => {
      const html = readFileSync(join(dist, drawnFile(path, language)), 'utf8');
      const [of = '', card] = ['name="description"', 'property="og:description"'].map(
        (name) => new RegExp(`<meta ${name} content="([^"<>]+)"`).exec(html)?.[1],
      );
      expect([path, card]).toEqual([path, of]);
      expect(of.length).toBeGreaterThan(40);
      return [path, of];
    });
    // The crew is the same in every game, and the first book lies open where none is asked for.
    const own = said.filter(([path]) => !path.startsWith('/crew/') && path !== '/rules');
    expect(new Set(own.map(([, of]) => of)).size).toBe(own.length);
  }
});

test('pages are drawn whole, in both languages, without what the content security policy refuses', () => {
  for (const path of Object.keys(DRAWN)) {
    for (const language of LANGUAGES) {
      const html = readFileSync(join(dist, drawnFile(path, language)), 'utf8');
      expect(html).toContain(`<html lang="${language}">`);
      expect(html).toMatch(/<h1[^>]*>(?:<[^>]+>)*[^<]/);
      expect(html).toContain('</main>');
      expect(html).not.toMatch(/<template|\sstyle=|<style|<script(?![^>]*\ssrc=)|undefined/);
    }
  }
});
