import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Files of one language: `fr.ts`, `fr-why.ts`, `hints-fr.ts`. What is said in several lies in files of other names. */
const NAME = String.raw`(?:(?<first>en|fr)(?:-[a-z-]+)?|[a-z-]+-(?<last>en|fr))\.ts`;
const FILE = new RegExp(String.raw`(?:^|[\\/])${NAME}$`);

const runtime = join(import.meta.dirname, '../../src/web/words/by-language.ts');

/** The language that a file is written in, if it is in one. */
export function languageOf(file: string): string | undefined {
  const { first, last } = FILE.exec(file)?.groups ?? {};
  return first ?? last;
}

const IMPORT = /^import (?!type)(?<what>[^;]*?) from '(?<file>[^']+)';/gm;
const ONE_NAME = /^\{ (?<name>\w+)(?: as (?<own>\w+))? \}$/;

/**
 * Every file of one language is a script of its own (`groups.ts` gathers them), fetched when that language is shown: see
 * `src/web/words/by-language.ts`. Only catalogues, which are objects, can be taken out of one by a file that is in no language.
 */
export function wordsByLanguage(): Plugin[] {
  return [
    {
      name: 'rotonde:words-by-language',
      enforce: 'pre',
      apply: 'build',
      transform: {
        filter: { id: { include: /[\\/]src[\\/].*\.tsx?$/, exclude: FILE }, code: /\b(?:en|fr)\b/ },
        handler: (code, id) => {
          const changed = code.replace(IMPORT, (whole: string, what: string, file: string) => {
            const language = languageOf(file);
            if (language === undefined) return whole;
            const { name, own = name } = ONE_NAME.exec(what)?.groups ?? {};
            if (name === undefined)
              throw new Error(`${id}: one catalogue for each import: ${whole}`);
            const fetched = `import('${file}').then(({ ${name} }) => ${name})`;
            return `const ${own} = catalogue('${language}', () => ${fetched});`;
          });
          return changed === code ? null : { code: withImport('catalogue', changed), map: null };
        },
      },
    },
    {
      name: 'rotonde:scripts-with-their-words',
      enforce: 'post',
      apply: 'build',
      // Vite passes every `import()` through this.
      transform: {
        filter: { id: /vite[\\/]preload-helper/ },
        handler: (code) => {
          const changed = code.replace(
            /export (?:const|let|var) __vitePreload = (?<helper>[\s\S]+?);?\s*$/,
            (_, helper: string) =>
              `const preload = ${helper};export const __vitePreload = (...args) => withWords(() => preload(...args));`,
          );
          if (changed === code) throw new Error('Vite fetches scripts in another way than before');
          return { code: withImport('withWords', changed), map: null };
        },
      },
    },
  ];
}

const withImport = (name: string, code: string): string =>
  `import { ${name} } from ${JSON.stringify(runtime)};${code}`;
