import type { Rule } from './parse.ts';

/** Small letters without accents, letter for letter: places in it are places in the text. */
export function plain(text: string): string {
  return Array.from(text, (letter) => {
    const bare = letter
      .normalize('NFD')
      .replaceAll(/\p{Diacritic}/gu, '')
      .toLowerCase();
    return bare.length === letter.length ? bare : letter.toLowerCase();
  }).join('');
}

export function wordsOf(query: string): string[] {
  return plain(query).split(/\s+/).filter(Boolean);
}

/** Does the rule hold every word that is looked for, in its text or at the head of its number? */
export function matches({ rule, text }: Rule, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const lines = plain(text);
  const number = rule.toLowerCase();
  return words.every(
    (word) => lines.includes(word) || number === word || number.startsWith(`${word}.`),
  );
}

/** The text cut where a word that is looked for begins and ends; `hit` tells which pieces those are. */
export function pieces(text: string, words: readonly string[]): { text: string; hit: boolean }[] {
  if (words.length === 0) return [{ text, hit: false }];
  const lines = plain(text);
  const found = words.flatMap((word) => placesOf(word, lines)).toSorted(([a], [b]) => a - b);
  const cut: { text: string; hit: boolean }[] = [];
  let at = 0;
  for (const [from, to] of found) {
    if (from < at) continue;
    if (from > at) cut.push({ text: text.slice(at, from), hit: false });
    cut.push({ text: text.slice(from, to), hit: true });
    at = to;
  }
  if (at < text.length) cut.push({ text: text.slice(at), hit: false });
  return cut;
}

function placesOf(word: string, text: string): (readonly [from: number, to: number])[] {
  const places: (readonly [number, number])[] = [];
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
    places.push([at, at + word.length]);
  }
  return places;
}
