/**
 * What a page costs on the wire, and whether that is too much: `node scripts/bundle-budget.ts` after `vite build`. The real
 * server is asked for each document and for every script and style that it names, as a browser that takes brotli asks; the
 * bodies' bytes are counted. A document names all that its page needs for the first look, for a table up to the first
 * board (`e2e/light.spec.ts` tries that in a browser). Fonts are told apart. The bots are scripts of a worker, for which
 * no page waits: they have a budget of their own.
 */
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openServer } from '#server/open-server.ts';
import { BOTS, FIRST_PAGE, tableBudget } from '../e2e/budgets.ts';
import { GAMES } from './client/groups.ts';
import { LANGUAGES } from './client/shells.ts';

const dist = join(import.meta.dirname, '..', 'dist');

const kB = 1000;

type Named = { code: readonly string[]; fonts: readonly string[] };

/** What a document tells the browser to fetch before its first script has run. */
export function namedIn(html: string): Named {
  const tags = html.match(/<(?:link|script)\b[^>]*>/g) ?? [];
  const targets = (wanted: RegExp): string[] =>
    tags
      .filter((tag) => wanted.test(tag))
      .flatMap((tag) => /\b(?:href|src)="([^"]+)"/.exec(tag)?.[1] ?? []);
  return {
    code: [...new Set(targets(/^<script|rel="(?:modulepreload|stylesheet)"/))],
    fonts: targets(/as="font"/),
  };
}

type Sent = { body: Buffer; encoding: string | undefined };

/** Asks for a file as a browser does, and takes the body as it comes. */
export function ask(address: string, path: string, headers: Record<string, string>): Promise<Sent> {
  return new Promise((resolve, reject) => {
    get(`${address}${path}`, { headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        if (response.statusCode !== 200) reject(new Error(`${path}: ${response.statusCode}`));
        resolve({ body: Buffer.concat(parts), encoding: response.headers['content-encoding'] });
      });
    }).on('error', reject);
  });
}

/** The bytes that come for a script or a style. One that comes as it is would make every figure here untrue. */
export async function bytesOf(address: string, path: string): Promise<number> {
  const { body, encoding } = await ask(address, path, { 'accept-encoding': 'gzip, deflate, br' });
  if (encoding !== 'br') throw new Error(`${path} does not come by brotli`);
  return body.length;
}

async function documentAt(address: string, path: string, language: string): Promise<string> {
  const headers = { accept: 'text/html', 'accept-language': language };
  return (await ask(address, path, headers)).body.toString();
}

/** The scripts of a worker, which no document names: those of the patterns, and what they import. */
function scriptsOfWorker(patterns: readonly string[]): string[] {
  const files = patterns.flatMap((pattern) => {
    const found = globSync(pattern, { cwd: dist });
    if (found.length === 0) throw new Error(`the build has no ${pattern}`);
    return found.flatMap((file) => {
      const imported = readFileSync(join(dist, file), 'utf8').matchAll(
        /\bfrom\s*["'`]\.\/([^"'`]+)/g,
      );
      return [file, ...Array.from(imported, ([, name]) => `assets/${name}`)];
    });
  });
  return [...new Set(files)].map((file) => `/${file.replaceAll('\\', '/')}`);
}

async function weigh(address: string): Promise<void> {
  const tell = async (what: string, files: readonly string[], most: number): Promise<void> => {
    const sizes = await Promise.all(files.map((file) => bytesOf(address, file)));
    const size = sizes.reduce((sum, bytes) => sum + bytes, 0);
    const told = `${(size / kB).toFixed(1)} kB of ${most / kB} kB, ${files.length} files`;
    console.log(`${size < most ? 'ok    ' : 'FAILED'} ${what.padEnd(21)} ${told}`);
    if (size >= most) process.exitCode = 1;
  };
  /** In each language: a page names the words of its own alone. */
  const tellPage = async (what: string, path: string, most: number): Promise<void> => {
    for (const language of LANGUAGES) {
      const { code } = namedIn(await documentAt(address, path, language));
      await tell(`${what}, ${language}`, code, most);
    }
  };
  await tellPage('first page', '/', FIRST_PAGE);
  for (const game of GAMES) {
    await tellPage(game, `/play/solo/${game}`, tableBudget(game));
    const bots = scriptsOfWorker(['assets/bot-worker-*.js', `assets/bots-of-${game}-*.js`]);
    await tell(`${game}, bots`, bots, BOTS);
  }
  const front = namedIn(await documentAt(address, '/', 'en'));
  const fonts = await Promise.all(front.fonts.map((font) => ask(address, font, {})));
  const size = fonts.reduce((sum, { body }) => sum + body.length, 0);
  console.log(`       fonts, apart          ${(size / kB).toFixed(1)} kB, ${fonts.length} files`);
}

async function run(): Promise<void> {
  if (!existsSync(join(dist, 'index.html'))) throw new Error('nothing is built yet: vite build');
  const dataDir = mkdtempSync(join(tmpdir(), 'rotonde-budget-'));
  const house = await openServer({ port: 0, host: '127.0.0.1', dataDir, logLevel: 'silent' });
  try {
    await weigh(`http://127.0.0.1:${house.address.port}`);
  } finally {
    await house.close();
    rmSync(dataDir, { recursive: true });
  }
}

if (import.meta.main) await run();
