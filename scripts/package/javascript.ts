import { isBuiltin } from 'node:module';
import { dirname, join, relative, sep } from 'node:path';
import { type Plugin, rolldown } from 'rolldown';

/** Where a file of ours is started by its address, as threads are, and not by an import. */
const STARTED = /new URL\('(\.\/[\w./-]+)\.ts', import\.meta\.url\)/g;

/** An import of a package: no path, no address, none of ours. */
const BARE = /^(?![.#/\0]|\w:)/;

/** Where a package lies in what is written. */
export const packageFile = (id: string): string => `packages/${id.replace(/\.js$/, '')}.js`;

/**
 * Writes the command line with all that it loads as JavaScript, file by file and in the same folders: Node takes the types
 * out of our files wherever they lie but in `node_modules`. Returns the packages that they import.
 */
export async function writeJavaScript(root: string, into: string): Promise<readonly string[]> {
  const sources = join(root, 'src');
  const packages = new Set<string>();
  const bundle = await rolldown({
    input: join(sources, 'cli', 'main.ts'),
    cwd: root,
    platform: 'node',
    plugins: [started(), withoutFaces(), packagesBeside(sources, packages)],
  });
  try {
    await bundle.write({
      dir: into,
      format: 'es',
      preserveModules: true,
      preserveModulesRoot: sources,
      entryFileNames: '[name].js',
      chunkFileNames: '[name].js',
    });
  } finally {
    await bundle.close();
  }
  return [...packages];
}

/** What is started by its address is written too, and found under its new name. */
function started(): Plugin {
  return {
    name: 'rotonde:started',
    transform: {
      filter: { code: 'import.meta.url' },
      handler(code, importer) {
        for (const [, path = ''] of code.matchAll(STARTED)) {
          this.emitFile({ type: 'chunk', id: join(dirname(importer), `${path}.ts`) });
        }
        return { code: code.replaceAll(STARTED, "new URL('$1.js', import.meta.url)") };
      },
    },
  };
}

/** A game's face is for browsers, which have it from the built client. Whoever fetched it here would find no such file. */
function withoutFaces(): Plugin {
  return {
    name: 'rotonde:without-faces',
    resolveId: {
      filter: { id: /^\.\/face\// },
      handler: (source, importer = '', { kind }) =>
        kind === 'dynamic-import' && /games[\\/][^\\/]+[\\/]manifest\.ts$/.test(importer)
          ? { id: source, external: true }
          : null,
    },
  };
}

/** The packages lie beside our folders, as seen from each file. */
function packagesBeside(sources: string, found: Set<string>): Plugin {
  return {
    name: 'rotonde:packages-beside',
    resolveId: {
      filter: { id: BARE },
      handler(id, importer) {
        if (importer === undefined || isBuiltin(id)) return null;
        found.add(id);
        const path = relative(dirname(importer), join(sources, packageFile(id)));
        return { id: path.split(sep).join('/'), external: true };
      },
    },
  };
}
