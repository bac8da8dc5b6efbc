import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { GAMES, scriptsOf } from './groups.ts';

type Chunk = { file: string; name?: string; imports?: readonly string[]; css?: readonly string[] };
type Manifest = Readonly<Record<string, Chunk>>;

/**
 * Every page is the same document, but for the scripts it names: those of the page are fetched beside the first one and not
 * after it. Which shell an address gets is for the server to say; the one of the front page is `index.html`.
 */
const shells: Readonly<Record<string, readonly string[]>> = {
  'index.html': ['front'],
  'shells/page.html': [],
  'shells/rules.html': ['rules-page'],
  'shells/table.html': ['table'],
  ...Object.fromEntries(
    GAMES.map((game) => [`shells/${game}.html`, ['table', ...scriptsOf(game)]]),
  ),
};

export function writeShells(dir: string): void {
  const manifest = JSON.parse(
    readFileSync(join(dir, '.vite', 'manifest.json'), 'utf8'),
  ) as Manifest;
  const page = readFileSync(join(dir, 'index.html'), 'utf8');
  for (const [file, scripts] of Object.entries(shells)) {
    const tags = filesOf(manifest, scripts)
      .filter((name) => !page.includes(name))
      .map((name) => `    ${tagOf(name)}\n`);
    const path = join(dir, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, page.replace('  </head>', `${tags.join('')}  </head>`));
  }
}

function tagOf(file: string): string {
  const rel = file.endsWith('.css') ? 'stylesheet' : 'modulepreload';
  return `<link rel="${rel}" crossorigin href="/${file}">`;
}

/** The scripts of these names, all they import, and their styles; what is imported comes first. */
function filesOf(manifest: Manifest, names: readonly string[]): string[] {
  const files = new Set<string>();
  const seen = new Set<Chunk>();
  const visit = (chunk: Chunk): void => {
    if (seen.has(chunk)) return;
    seen.add(chunk);
    for (const key of chunk.imports ?? []) visit(manifest[key] as Chunk);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
  };
  for (const name of names) visit(chunkOf(manifest, name));
  return [...files];
}

function chunkOf(manifest: Manifest, name: string): Chunk {
  const found = Object.values(manifest).filter(
    (chunk) => chunk.name === name && chunk.file.endsWith('.js'),
  );
  const [chunk] = found;
  if (chunk === undefined || found.length > 1) {
    throw new Error(`the build has ${found.length} scripts named ${name}`);
  }
  return chunk;
}
