/** The words that docs/GLOSSARY.md rules out, and where they stand all the same. */

/** One row of a table `| language | not | but | except in |`. */
export type RuledOut = {
  /** The glossary's chapter: a game's French title, or the house. */
  chapter: string;
  language: 'fr' | 'en';
  /** As it is written there; a star stands for any ending. */
  word: string;
  but: string;
  exceptions: readonly string[];
};

export type Text = { name: string; text: string };

const ROW = /^\| (fr|en) \| ([^|]+) \| ([^|]+) \| ([^|]*)\|$/;

/** Every word of its own: a row may name several forms, with commas between them. */
export function ruledOut(glossary: string): RuledOut[] {
  let chapter = '';
  return glossary.split('\n').flatMap((line) => {
    if (line.startsWith('## ')) chapter = line.slice(3).trim();
    const row = ROW.exec(line);
    if (!row) return [];
    const [, language, words = '', but = '', exceptions = ''] = row;
    return listed(words).map((word) => ({
      chapter,
      language: language as RuledOut['language'],
      word,
      but: but.trim(),
      exceptions: listed(exceptions),
    }));
  });
}

const listed = (cell: string): string[] =>
  cell.split(',').flatMap((each) => (each.trim() === '' ? [] : [each.trim()]));

/** A sentence for each place where the word stands outside its exceptions. */
export function standsIn({ word, but, exceptions }: RuledOut, { name, text }: Text): string[] {
  const allowed = exceptions.flatMap((each) =>
    Array.from(text.matchAll(patternOf(each)), (found) => [found.index, found[0].length] as const),
  );
  return Array.from(text.matchAll(patternOf(word)))
    .filter(
      ({ index }) => !allowed.some(([from, length]) => index >= from && index < from + length),
    )
    .map(({ index, 0: found }) => {
      const line = text.slice(0, index).split('\n').length;
      return `${name}:${line}: "${found}" is ruled out by the glossary: ${but}`;
    });
}

function patternOf(word: string): RegExp {
  const source = word
    .replaceAll(/[.()?+[\]{}^$\\]/g, String.raw`\$&`)
    .replaceAll('*', String.raw`\p{L}*`)
    .replaceAll(/ +/g, String.raw`\s+`);
  return new RegExp(String.raw`(?<!\p{L})${source}(?!\p{L})`, 'giu');
}

/** What a program says: its string literals, each on its own line, everything else blank. */
export function spokenIn(source: string): string {
  const literals =
    /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g;
  let spoken = '';
  let at = 0;
  for (const { index, 0: found } of source.matchAll(literals)) {
    spoken += blank(source.slice(at, index));
    spoken += found.startsWith('/') ? blank(found) : found.replaceAll(/\$\{[^}]*\}/g, blank);
    at = index + found.length;
  }
  return spoken + blank(source.slice(at));
}

/** Of a program that says everything in two languages, under `en:` and `fr:`, what it says in this one. */
export function only(language: RuledOut['language'], source: string): string {
  return source
    .split(/(?=\b(?:en|fr):)/)
    .map((part) => (/^(?:en|fr):/.test(part) && !part.startsWith(language) ? blank(part) : part))
    .join('');
}

/** Lines stay where they are. */
const blank = (text: string): string => text.replaceAll(/[^\n]/g, ' ');
