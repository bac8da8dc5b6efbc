import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, sep } from 'node:path';

const root = join(import.meta.dirname, '..', '..');

/** What a house is made of apart from its games. Of its tests those of the catalogue are needed, with the game they play. */
const PARTS = [
  'src',
  'scripts',
  'e2e/budgets.ts',
  'package.json',
  '.oxlintrc.json',
  'vite.config.ts',
  'vitest.config.ts',
  'tsconfig.json',
  'tsconfig.base.json',
  ...projects(),
];

/** The settings of every project that the root names: whoever reads the one looks for the others. */
function projects(): string[] {
  const { references } = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8')) as {
    references: { path: string }[];
  };
  return references.map(({ path }) => (path.endsWith('.json') ? path : `${path}/tsconfig.json`));
}

/** A house of its own in a folder of its own, with this game alone in its catalogue: none of ours. */
export function houseWith(game: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'rotonde-fifth-'));
  for (const part of PARTS) {
    mkdirSync(dirname(join(folder, part)), { recursive: true });
    cpSync(join(root, part), join(folder, part), { recursive: true, filter: isOfTheHouse });
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  cpSync(join(root, 'examples', game), join(folder, 'src/games', game), { recursive: true });
  const name = game.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  writeFileSync(
    join(folder, 'src/games/index.ts'),
    [
      `import { ${name} } from './${game}/manifest.ts';`,
      "import type { Manifest } from './manifest.ts';",
      '',
      `export const games: readonly Manifest[] = [${name}];`,
      '',
    ].join('\n'),
  );
  return folder;
}

function isOfTheHouse(file: string): boolean {
  const path = relative(root, file).split(sep).join('/');
  if (/^src\/(games|kernel)\/tests(\/|$)/.test(path)) return true;
  return !/^src\/games\/[^/.]+(\/|$)|(^|\/)tests(\/|$)/.test(path);
}

/** Runs a program of the packages, or Node for a `.ts` or `.mjs`, in that folder. Throws with what it said. */
export function runIn(
  folder: string,
  [program, ...args]: readonly [string, ...string[]],
  more: Record<string, string> = {},
): string {
  const script = PROGRAMS[program] ?? program;
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...outside(), ...more },
  });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}:\n${stdout}${stderr}`);
  return stdout;
}

const PROGRAMS: Readonly<Record<string, string>> = {
  oxlint: 'node_modules/oxlint/bin/oxlint',
  tsc: 'node_modules/typescript/bin/tsc',
  vite: 'node_modules/vite/bin/vite.js',
  vitest: 'node_modules/vitest/vitest.mjs',
};

/** What this test was started with, but for what says that a test runs. */
function outside(): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(VITEST|VITE_|NODE_ENV|TEST)/.test(name)),
  );
}
