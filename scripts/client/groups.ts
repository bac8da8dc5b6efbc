import { existsSync, globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Rolldown } from 'vite';
import { languageOf } from './words.ts';

const folder = join(import.meta.dirname, '../../src/games');

/** The games of the catalogue, by their folders: a test holds the two together. To import it would be to bundle them all. */
export const GAMES: readonly string[] = globSync('*/manifest.ts', { cwd: folder })
  .map(dirname)
  .toSorted();

/** The pages of `src/web/pages.tsx`. */
const PAGES: Readonly<Record<string, string>> = {
  front: 'front/front.tsx',
  rules: 'rules/rules-page.tsx',
  about: 'about/about.tsx',
  account: 'account/pages.ts',
  setup: 'table/setup/setup.tsx',
  table: 'table/screen.tsx',
};

/** What a table fetches when it comes to that. */
const OCCASIONS: Readonly<Record<string, string>> = {
  lobby: 'table/lobby/lobby.tsx',
  replay: 'table/replay/replay.tsx',
  ending: 'table/ending/ending-dialog.tsx',
};

/** What a face fetches by itself at once, and shows at the first look. */
const BESIDE = 'face/beside.ts';

const hasBeside = (game: string): boolean => existsSync(join(folder, game, BESIDE));

/** Where each script begins: it holds these modules and all they import. */
const starts: Readonly<Record<string, string>> = {
  main: 'main.tsx',
  ...PAGES,
  ...OCCASIONS,
  ...Object.fromEntries(
    GAMES.flatMap((game): [string, string][] => [
      [`${game}-rules`, `../games/${game}/rules/index.ts`],
      [game, `../games/${game}/face/index.ts`],
      ...(hasBeside(game)
        ? [[`${game}-beside`, `../games/${game}/${BESIDE}`] satisfies [string, string]]
        : []),
    ]),
  ),
};

/** The scripts of a game that its table needs for the first look. */
export function scriptsOf(game: string): string[] {
  return [`${game}-rules`, game, `${game}-beside`].filter((script) => script in starts);
}

/**
 * What is always fetched together is one script: fewer requests, and brotli finds more that repeats.
 *
 *     house          what the start or more than one page needs
 *     front, table   the rest of those two pages; with the table what engines share
 *     map            what the faces of several games share
 *     <game>-rules   its engine
 *     <game>         its face; <game>-beside: what that fetches at once
 *
 * No script imports one below it in this list. Everything else is left to the bundler. What of it is written in one language
 * is `<script>-<language>`.
 */
function scriptOf(needs: (start: string) => boolean): string | null {
  const pages = Object.keys(PAGES).filter(needs);
  if (needs('main') || pages.length > 1) return 'house';
  if (needs('front')) return 'front';
  if (needs('table')) return 'table';
  if (pages.length > 0) return null;
  const engines = GAMES.filter((game) => needs(`${game}-rules`));
  const faces = GAMES.filter((game) => needs(game) || needs(`${game}-beside`));
  const [game, ...others] = new Set([...engines, ...faces]);
  if (game === undefined) return null;
  if (Object.keys(OCCASIONS).some(needs)) return 'table';
  if (others.length > 0) return engines.length > 0 ? 'table' : 'map';
  if (engines.length > 0) return `${game}-rules`;
  return needs(game) ? game : `${game}-beside`;
}

const isOf = (game: string, script: string | null): boolean =>
  script === game || scriptsOf(game).includes(script ?? '');

/** For rolldown's `codeSplitting`. `web` is the folder of the site's sources. */
export function scriptGroups(web: string): Rolldown.CodeSplittingGroup {
  const entry = [join(web, 'index.html'), join(web, 'main.tsx')];
  let reached: ReadonlyMap<string, ReadonlySet<string>> | undefined;
  return {
    name(id, build) {
      // The entry stays a script of its own, which the document names.
      if (entry.includes(id)) return null;
      reached ??= new Map(
        Object.entries(starts).map(([start, file]) => [
          start,
          importedFrom(join(web, file), (module) => build.getModuleInfo(module)),
        ]),
      );
      const needs = (start: string): boolean => reached?.get(start)?.has(id) ?? false;
      /** Something that is fetched later, perhaps at the table of another game, needs it too: it would bring this whole game. */
      const isWantedElsewhere = (module: string): boolean =>
        !module.startsWith(folder) &&
        (build.getModuleInfo(module)?.importers ?? []).some(
          (importer) => ![...(reached?.values() ?? [])].some((modules) => modules.has(importer)),
        );
      const language = languageOf(id);
      const place = scriptOf(needs);
      if (language === undefined) {
        return GAMES.some((game) => isOf(game, place)) && isWantedElsewhere(id) ? null : place;
      }
      const script = place ?? Object.keys(PAGES).find(needs);
      // The words of engine and face come in one: fewer requests, and what is left of them is small.
      return script === undefined
        ? null
        : `${script.replace(/-(?:rules|beside)$/, '')}-${language}`;
    },
    // The order above sees to it that what a script needs is above it.
    includeDependenciesRecursively: false,
  };
}

type ModuleInfoOf = (
  id: string,
) => { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null;

function importedFrom(start: string, infoOf: ModuleInfoOf): ReadonlySet<string> {
  if (infoOf(start) === null) throw new Error(`the build has no ${start}`);
  const seen = new Set<string>();
  const visit = (id: string): void => {
    if (seen.has(id)) return;
    seen.add(id);
    const info = infoOf(id);
    info?.importedIds.forEach(visit);
    // Words come with what uses them.
    info?.dynamicallyImportedIds.filter(languageOf).forEach(visit);
  };
  visit(start);
  return seen;
}

/** A worker's script that holds the bots of one game is named after it. */
export function workerScriptName({ facadeModuleId }: Rolldown.PreRenderedChunk): string {
  const game = /games\/([^/]+)\/bots\/index\.ts$/.exec(facadeModuleId ?? '')?.[1];
  return `assets/${game === undefined ? '[name]' : `bots-of-${game}`}-[hash].js`;
}
