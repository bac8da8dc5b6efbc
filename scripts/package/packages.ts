import { writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { type Plugin, rolldown } from 'rolldown';
import { packageFile } from './javascript.ts';
import { licencesOf } from './licences.ts';

/**
 * Writes these packages with all that they need, in the versions of our lock: what is installed is what was tested, a few
 * files instead of thousands, and nothing to fetch. Their licences lie beside them.
 */
export async function writePackages(ids: readonly string[], root: string, into: string) {
  const input = ids.map((id) => [packageFile(id).replace(/\.js$/, ''), `${ENTRY}${id}`] as const);
  const bundle = await rolldown({
    input: Object.fromEntries(input),
    cwd: root,
    platform: 'node',
    plugins: [asNodeSeesThem(root)],
  });
  try {
    const { output } = await bundle.write({
      dir: into,
      format: 'es',
      entryFileNames: '[name].js',
      chunkFileNames: 'packages/shared/[name].js',
    });
    const chunks = output.filter((each) => each.type === 'chunk');
    const names = new Set(chunks.map(({ fileName }) => fileName));
    const missing = chunks
      .flatMap(({ imports, dynamicImports }) => [...imports, ...dynamicImports])
      .filter((id) => !names.has(id) && !isBuiltin(id));
    if (missing.length > 0) throw new Error(`not in the package: ${missing.join(', ')}`);
    const files = chunks.flatMap(({ moduleIds }) => moduleIds);
    const ofClient = CLIENT.map((name) => join(root, 'node_modules', name, 'package.json'));
    writeFileSync(join(into, 'packages', 'LICENSES.txt'), licencesOf([...files, ...ofClient]));
  } finally {
    await bundle.close();
  }
}

/** What the built web client has of others beside these. */
const CLIENT = [
  '@fontsource-variable/jost',
  '@fontsource/jost',
  '@fontsource/spectral',
  '@resvg/resvg-wasm',
  'react',
  'react-dom',
  'scheduler',
];

const ENTRY = 'as-node-sees:';
const NAME = /^[\w$]+$/;

/** Of a CommonJS package Node finds some names and a bundler only one, so each is asked of Node. */
function asNodeSeesThem(root: string): Plugin {
  return {
    name: 'rotonde:as-node-sees-them',
    resolveId: {
      filter: { id: new RegExp(`^${ENTRY}`) },
      // `.mjs`: imported as by a module of Node's.
      handler: (id) => join(root, `\0${id}.mjs`),
    },
    load: {
      filter: { id: new RegExp(`\0${ENTRY}`) },
      async handler(file) {
        const id = file.slice(file.indexOf(ENTRY) + ENTRY.length, -'.mjs'.length);
        const names = Object.keys((await import(id)) as object).filter((name) => NAME.test(name));
        return `export { ${names.join(', ')} } from '${id}';`;
      },
    },
  };
}
