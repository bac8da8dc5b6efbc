import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DRAWN, type Drawing, type Drawn, drawnFile } from './drawn.ts';
import { GAMES, scriptsOf } from './groups.ts';
import { CARDS } from './print.ts';

type Chunk = { file: string; name?: string; imports?: readonly string[]; css?: readonly string[] };
export type Manifest = Readonly<Record<string, Chunk>>;

export const LANGUAGES = ['en', 'fr'] as const;

/**
 * Every page is the same document, but for its language and for the scripts it names: those of the page and their words are fetched beside the
 * first one and not after it. Which shell an address gets is for the server to say. Some pages are drawn already.
 */
const SHELLS: Readonly<Record<string, readonly string[]>> = {
  page: [],
  table: ['table'],
  ...Object.fromEntries(GAMES.map((game) => [game, ['table', ...scriptsOf(game)]])),
};

/** What a card says below it, of a page that is not drawn. */
const CARD_WORDS = /(?<=<meta property="og:description" content=")[^"]*/;
const SAID = {
  en: 'Railway board games in your browser.',
  fr: 'Des jeux de train dans le navigateur.',
} as const;

const ROOT = /<div id="rotonde"><\/div>/;

export async function writeShells(dir: string, drawing: Drawing): Promise<void> {
  const manifest = JSON.parse(
    readFileSync(join(dir, '.vite', 'manifest.json'), 'utf8'),
  ) as Manifest;
  const page = readFileSync(join(dir, 'index.html'), 'utf8');
  for (const language of LANGUAGES) {
    const write = (
      file: string,
      scripts: readonly string[],
      drawn: (html: string) => string,
    ): void => {
      const html = page
        .replace('<html lang="en">', `<html lang="${language}">`)
        .replace(`/print/${CARDS.en}`, `/print/${CARDS[language]}`)
        .replace(CARD_WORDS, SAID[language])
        .replace('  </head>', `${tagsFor(page, manifest, scripts, language)}  </head>`);
      mkdirSync(dirname(join(dir, file)), { recursive: true });
      writeFileSync(join(dir, file), drawn(stylesFirst(html)));
    };
    for (const [name, scripts] of Object.entries(SHELLS)) {
      write(`shells/${name}.${language}.html`, scripts, (html) =>
        html.replace(ROOT, (root) =>
          root.replace('><', `>${drawing.waiting(language, name !== 'page')}<`),
        ),
      );
    }
    for (const [path, script] of Object.entries(DRAWN)) {
      const drawn = await drawing.drawn(path, language);
      write(drawnFile(path, language), [script], (html) => filled(html, path, drawn));
    }
  }
}

const SCRIPT_OR_STYLE =
  /[ \t]*<(?:script type="module"|link rel="(?:modulepreload|stylesheet)")[^>]*>(?:<\/script>)?\n?/g;

/**
 * What stands in a document, be it only the bar of a table, is painted before any script is there: styles and letters come first. Scripts
 * come no later for it (`docs/decisions/0051-pages-drawn-at-build-time.md`).
 */
function stylesFirst(html: string): string {
  const tags = html.match(SCRIPT_OR_STYLE) ?? [];
  const isStyle = (tag: string): boolean => tag.includes('"stylesheet"');
  const scripts = tags
    .filter((tag) => !isStyle(tag))
    .map((tag) =>
      tag.replace(/"(?:module|modulepreload)"/, (kind) => `${kind} fetchpriority="low"`),
    );
  const ordered = [...tags.filter(isStyle), ...scripts].join('');
  return html.replaceAll(SCRIPT_OR_STYLE, '').replace('  </head>', (end) => `${ordered}${end}`);
}

function filled(page: string, path: string, { html, title, description }: Drawn): string {
  const replaced = (text: string, [from, to]: readonly [RegExp, string]): string => {
    if (!from.test(text)) throw new Error(`index.html has lost ${from.source}`);
    return text.replace(from, () => to);
  };
  const changes: readonly (readonly [RegExp, string])[] = [
    [/<title>.*?<\/title>/, `<title>${title}</title>`],
    [/(?<=<meta name="description" content=")[^"]*/, description.replaceAll('"', '&quot;')],
    [/(?<=<meta property="og:title" content=")[^"]*/, title.replaceAll('"', '&quot;')],
    [CARD_WORDS, description.replaceAll('"', '&quot;')],
    [ROOT, `<div id="rotonde" data-path="${path}">${html}</div>`],
  ];
  return changes.reduce(replaced, page);
}

function tagsFor(
  page: string,
  manifest: Manifest,
  scripts: readonly string[],
  language: string,
): string {
  // What the start needs is named by the page itself, but not its words.
  const names = [...scripts, 'house'];
  return filesOf(manifest, names, language)
    .filter((file) => !page.includes(file))
    .map((file) => `    ${tagOf(file)}\n`)
    .join('');
}

function tagOf(file: string): string {
  const rel = file.endsWith('.css') ? 'stylesheet' : 'modulepreload';
  return `<link rel="${rel}" crossorigin href="/${file}">`;
}

/** The scripts of these names, all they import, their words and their styles; what is imported comes first. */
function filesOf(manifest: Manifest, names: readonly string[], language: string): string[] {
  const files = new Set<string>();
  const seen = new Set<Chunk>();
  const visit = (chunk: Chunk): void => {
    if (seen.has(chunk)) return;
    seen.add(chunk);
    for (const key of chunk.imports ?? []) visit(manifest[key] as Chunk);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    const [words] = named(manifest, `${chunk.name}-${language}`);
    if (words) visit(words);
  };
  for (const name of names) visit(chunkOf(manifest, name));
  return [...files];
}

/** The sheets that a game's board wears, besides those that every page has. */
export function stylesOf(manifest: Manifest, game: string): string[] {
  const everywhere = filesOf(manifest, ['house'], 'en');
  return filesOf(manifest, [game], 'en')
    .filter((file) => file.endsWith('.css') && !everywhere.includes(file))
    .map((file) => `/${file}`);
}

function chunkOf(manifest: Manifest, name: string): Chunk {
  const found = named(manifest, name);
  const [chunk] = found;
  if (chunk === undefined || found.length > 1) {
    throw new Error(`the build has ${found.length} scripts named ${name}`);
  }
  return chunk;
}

const named = (manifest: Manifest, name: string): Chunk[] =>
  Object.values(manifest).filter((chunk) => chunk.name === name && chunk.file.endsWith('.js'));
