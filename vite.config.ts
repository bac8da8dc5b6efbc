import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { type CSSOptions, defineConfig, type Plugin } from 'vite';
import { writeAlbums } from './scripts/client/albums.ts';
import { writeCompressed } from './scripts/client/compressed.ts';
import { withDrawing } from './scripts/client/drawn.ts';
import { scriptGroups, workerScriptName } from './scripts/client/groups.ts';
import { writePrint } from './scripts/client/print.ts';
import { fillServiceWorker } from './scripts/client/service-worker.ts';
import { writeShells } from './scripts/client/shells.ts';
import { wordsByLanguage } from './scripts/client/words.ts';
import { media } from './src/ui/media.ts';

const root = import.meta.dirname;
const web = join(root, 'src/web');
const dist = join(root, 'dist');

const css: CSSOptions = {
  transformer: 'lightningcss',
  lightningcss: { drafts: { customMedia: true } },
};

export default defineConfig({
  root: web,
  plugins: [
    react(),
    namedMedia(),
    withoutBots(),
    withoutServerRules(),
    wordsByLanguage(),
    dressFirst(),
    finished(),
  ],
  css,
  build: {
    outDir: dist,
    emptyOutDir: true,
    manifest: true,
    // The content security policy allows no data: addresses in styles and scripts, and no inline polyfill.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: {
        main: join(web, 'index.html'),
        dress: join(web, 'dress.ts'),
        'service-worker': join(web, 'service-worker/service-worker.ts'),
      },
      output: {
        codeSplitting: {
          groups: [
            // Every page needs all of React: in one script it is smaller, and a new build leaves it in the browser's cache.
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
            scriptGroups(web),
          ],
        },
        entryFileNames: ({ name }) =>
          name === 'service-worker' ? 'service-worker.js' : 'assets/[name]-[hash].js',
      },
    },
  },
  worker: {
    format: 'es',
    rolldownOptions: { output: { chunkFileNames: workerScriptName } },
  },
  server: {
    fs: { allow: [root] },
    proxy: {
      '^/(?:api|pictures)/': 'http://localhost:3000',
      '/ws': { target: 'ws://localhost:3000', ws: true },
    },
  },
});

/** Every sheet knows the queries of `src/ui/media.ts` by name. A definition holds for one sheet only, so each is given them. */
function namedMedia(): Plugin {
  const names = Object.entries(media).map(([name, query]) => `@custom-media --${name} ${query};`);
  return {
    name: 'rotonde:named-media',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css$/ },
      // After the sheet's own lines, which keep their numbers.
      handler: (sheet) => ({ code: `${sheet}\n${names.join('\n')}`, map: null }),
    },
  };
}

/** Nothing is painted before theme and language are known, so no page opens in the wrong light: see `dress.ts`. */
function dressFirst(): Plugin {
  return {
    name: 'rotonde:dress-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) => {
        const dress = Object.values(bundle).find(({ fileName }) =>
          fileName.startsWith('assets/dress-'),
        );
        if (dress === undefined) throw new Error('the build has no dress');
        return [{ tag: 'script', attrs: { src: `/${dress.fileName}` }, injectTo: 'head-prepend' }];
      },
    },
  };
}

/** Bots think in a worker, which finds them by their path. The page has the manifests, and needs no second copy of them. */
function withoutBots(): Plugin {
  const absent = '\0bots-are-in-the-worker';
  return {
    name: 'rotonde:without-bots',
    enforce: 'pre',
    apply: 'build',
    resolveId: (source, importer = '') =>
      source.startsWith('./bots/') && /games[\\/][^\\/]+[\\/]manifest\.ts$/.test(importer)
        ? absent
        : null,
    load: (id) => (id === absent ? 'export const bots = {}, bench = {};' : null),
  };
}

/**
 * What of a game's rules no page asks for stays out of the scripts: its invariants, which are for tests, and what can be answered from a
 * notice, which the server asks for.
 */
function withoutServerRules(): Plugin {
  const absent: Readonly<Record<string, string>> = {
    './invariants.ts': 'export const faults = () => [];',
    './simple-answers.ts': 'export const simpleAnswers = () => [];',
  };
  const mark = '\0not-for-pages:';
  return {
    name: 'rotonde:without-server-rules',
    enforce: 'pre',
    apply: 'build',
    resolveId: (source, importer = '') =>
      source in absent && /rules[\\/]index\.ts$/.test(importer) ? `${mark}${source}` : null,
    load: (id) => (id.startsWith(mark) ? (absent[id.slice(mark.length)] ?? null) : null),
  };
}

/** What is made of the written files: each step needs those before it. */
function finished(): Plugin {
  return {
    name: 'rotonde:finished',
    apply: 'build',
    async writeBundle({ dir = dist }) {
      await withDrawing({ root: web, plugins: [react(), namedMedia()], css }, async (drawing) => {
        await writeShells(dir, drawing);
        await writeAlbums(dir, drawing);
      });
      fillServiceWorker(dir);
      writeCompressed(dir);
      // After the list of files: no page asks for these.
      await writePrint(dir);
    },
  };
}
