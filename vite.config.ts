import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const root = import.meta.dirname;
const dist = join(root, 'dist');

export default defineConfig({
  root: join(root, 'src/web'),
  plugins: [react(), firstPaint(), serviceWorker()],
  build: {
    outDir: dist,
    emptyOutDir: true,
    manifest: true,
    // The content security policy allows no data: addresses in styles and scripts, and no inline polyfill.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: {
        main: join(root, 'src/web/index.html'),
        'service-worker': join(root, 'src/web/service-worker/service-worker.ts'),
      },
      output: {
        // Every page needs all of React: in one script it is smaller, and a new build leaves it in the browser's cache.
        codeSplitting: {
          groups: [{ name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ }],
        },
        entryFileNames: ({ name }) =>
          name === 'service-worker' ? 'service-worker.js' : 'assets/[name]-[hash].js',
      },
    },
  },
  worker: { format: 'es' },
  server: {
    fs: { allow: [root] },
    proxy: {
      '^/api/': 'http://localhost:3000',
      '/ws': { target: 'ws://localhost:3000', ws: true },
    },
  },
});

/**
 * Nothing is painted before the first script has set theme and language, so no page opens in the wrong light; and the
 * front page, which most people open first, is fetched beside that script and not after it.
 */
function firstPaint(): Plugin {
  return {
    name: 'rotonde:first-paint',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const front = Object.values(bundle ?? {}).find(
          (piece) => piece.type === 'chunk' && piece.facadeModuleId?.endsWith('/front/front.tsx'),
        );
        const scripts = front?.type === 'chunk' ? [front.fileName, ...front.imports] : [];
        return {
          html: html.replace('<script type="module"', '<script type="module" blocking="render"'),
          tags: scripts
            .filter((file) => !html.includes(file))
            .map((file) => ({
              tag: 'link',
              attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
              injectTo: 'head',
            })),
        };
      },
    },
  };
}

/** Writes the list of this build's files, and a name for the build, into the service worker. */
function serviceWorker(): Plugin {
  return {
    name: 'rotonde:service-worker',
    apply: 'build',
    writeBundle({ dir = dist }) {
      const worker = join(dir, 'service-worker.js');
      const files = globSync('**/*.*', { cwd: dir })
        .map((file) => file.replaceAll('\\', '/'))
        .filter((file) => file !== 'service-worker.js' && file !== 'index.html')
        .toSorted();
      const hash = createHash('sha256').update(readFileSync(worker));
      for (const file of ['index.html', ...files]) hash.update(readFileSync(join(dir, file)));
      const text = readFileSync(worker, 'utf8')
        .replace(
          /(["'`])__FILES__\1/,
          JSON.stringify(JSON.stringify(files.map((file) => `/${file}`))),
        )
        .replace('__BUILD__', hash.digest('hex').slice(0, 12));
      if (/__FILES__|__BUILD__/.test(text))
        throw new Error('the service worker lost its placeholders');
      writeFileSync(worker, text);
    },
  };
}
