/**
 * How much script a page costs, compressed, and whether that is too much: `node scripts/bundle-budget.ts` after
 * `vite build`. Counted is everything of which the first look at a page is made: its chunks, what they import, and for a
 * table its game's engine and face, also what comes beside the face. The bots are scripts of a worker, for which no page
 * waits: they have a budget of their own. Reckoned as gzip; a server that sends brotli sends less.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const dist = join(import.meta.dirname, '..', 'dist');

type Chunk = { file: string; imports?: readonly string[] };
type Manifest = Readonly<Record<string, Chunk>>;

type Budget = {
  page: string;
  /** Keys of the build's manifest: the modules this page starts from. */
  modules: readonly string[];
  /** Scripts that are no modules of the page, as patterns under `dist`. */
  workers: readonly string[];
  most: number;
};

const kB = 1000;

/** What a face fetches by itself at once, and shows at the first look. */
const beside: Readonly<Record<string, readonly string[]>> = {
  'railroad-tycoon': ['board/pieces', 'board/dock', 'score/score', 'score/score-line'].map(
    (module) => `games/railroad-tycoon/${module}.tsx`,
  ),
};

const budgets: readonly Budget[] = [
  { page: 'first page', modules: ['index.html', 'front/front.tsx'], workers: [], most: 130 * kB },
  ...['trambahn', 'pionniers', 'union-pacific', 'railroad-tycoon'].flatMap((game): Budget[] => [
    {
      page: game,
      modules: [
        'index.html',
        'table/screen.tsx',
        `games/${game}/index.ts`,
        `games/${game}/title.ts`,
        ...(beside[game] ?? []),
      ],
      workers: [],
      most: 200 * kB,
    },
    {
      page: `${game}, bots`,
      modules: [],
      workers: ['assets/bot-worker-*.js', `assets/${game}-bots-*.js`],
      most: 25 * kB,
    },
  ]),
];

/** Every script the modules need, each once. A module that the build does not have is an error: the budget would lie. */
function scriptsOf(manifest: Manifest, modules: readonly string[]): string[] {
  const seen = new Set<string>();
  const visit = (key: string): void => {
    if (seen.has(key)) return;
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`the build has no ${key}`);
    seen.add(key);
    chunk.imports?.forEach(visit);
  };
  modules.forEach(visit);
  const files = [...seen].map((key) => (manifest[key] as Chunk).file);
  return [...new Set(files)].filter((file) => file.endsWith('.js'));
}

/** The scripts of a worker, which the manifest does not list: those of the pattern, and what they import. */
function scriptsOfWorker(pattern: string): string[] {
  const found = globSync(pattern, { cwd: dist });
  if (found.length === 0) throw new Error(`the build has no ${pattern}`);
  return found.flatMap((file) => {
    const imported = readFileSync(join(dist, file), 'utf8').matchAll(
      /\bfrom\s*["'`]\.\/([^"'`]+)/g,
    );
    return [file, ...Array.from(imported, ([, name]) => `assets/${name}`)];
  });
}

function run(): void {
  const path = join(dist, '.vite', 'manifest.json');
  if (!existsSync(path)) throw new Error('nothing is built yet: vite build');
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Manifest;
  for (const { page, modules, workers, most } of budgets) {
    const files = [...scriptsOf(manifest, modules), ...new Set(workers.flatMap(scriptsOfWorker))];
    const size = files
      .map((file) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length)
      .reduce((sum, bytes) => sum + bytes, 0);
    const told = `${(size / kB).toFixed(1)} kB of ${most / kB} kB, ${files.length} scripts`;
    console.log(`${size <= most ? 'ok    ' : 'FAILED'} ${page.padEnd(21)} ${told}`);
    if (size > most) process.exitCode = 1;
  }
}

if (import.meta.main) run();
