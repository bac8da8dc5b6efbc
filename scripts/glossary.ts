/** Refuses every word that the glossary rules out, in rulebooks, catalogues and transcripts. Part of `npm run check`. */
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import {
  only,
  type RuledOut,
  ruledOut,
  spokenIn,
  standsIn,
  type Text,
} from './glossary/ruled-out.ts';

const root = join(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Where the words of a game stand, and those of the house; `*` is any game. */
const PLACES: Readonly<Record<RuledOut['language'], readonly string[]>> = {
  fr: [
    'src/games/*/rulebook/fr.md',
    'src/games/*/rules/words/{fr*,*-file,layout,cards}.ts',
    'src/games/*/rules/records/*.fr.txt',
    'src/games/*/face/words/fr*.ts',
    'src/games/*/face/about.ts',
    'src/games/*/manifest.ts',
  ],
  en: [
    'src/games/*/rulebook/en.md',
    'src/games/*/rules/words/en*.ts',
    'src/games/*/rules/records/!(*.fr).txt',
    'src/games/*/face/words/en*.ts',
    'src/games/*/face/about.ts',
    'src/games/*/manifest.ts',
  ],
};
const HOUSE = 'The house';

/** The game that a chapter is about, by the title of its rulebook. */
function gameOf(chapter: string): string {
  if (chapter === HOUSE) return '*';
  const book = globSync('src/games/*/rulebook/fr.md', { cwd: root }).find((path) =>
    read(path).startsWith(`# ${chapter}\n`),
  );
  if (book === undefined) throw new Error(`docs/GLOSSARY.md: no rulebook is called ${chapter}`);
  return basename(dirname(dirname(book)));
}

/** A game's manifest and what it says about itself are written in both languages. */
const isMixed = (name: string): boolean => /\/(?:manifest|about)\.ts$/.test(name);

function textsFor({ chapter, language }: RuledOut): Text[] {
  const game = gameOf(chapter);
  const places = PLACES[language].map((place) => place.replace('*', game));
  if (chapter === HOUSE)
    places.push(`src/web/words/**/${language}.ts`, `src/tables/rulebook/${language}.md`);
  return globSync(places, { cwd: root }).map((path) => {
    const text = read(path);
    const name = path.replaceAll(sep, '/');
    if (!path.endsWith('.ts')) return { name, text };
    return { name, text: spokenIn(isMixed(name) ? only(language, text) : text) };
  });
}

const faults = ruledOut(read('docs/GLOSSARY.md')).flatMap((row) =>
  textsFor(row).flatMap((text) => standsIn(row, text)),
);
for (const fault of faults) console.log(fault);
if (faults.length > 0) process.exitCode = 1;
