/** Without accents and capitals, by which nobody looks for a name. */
export const plainly = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();

const LETTERS = [
  [0x41, 0x52f],
  [0x1e00, 0x1fff],
] as const;

/** The same for a database that only replaces letters: each of the first by that of the second at its place, or by nothing. */
export const [MARKED, PLAIN] = plainLetters();

function plainLetters(): [string, string] {
  let [marked, plain, dropped] = ['', '', ''];
  for (const [from, to] of LETTERS) {
    for (let code = from; code <= to; code++) {
      const letter = String.fromCodePoint(code);
      const alone = plainly(letter);
      if (alone === letter || alone.length > 1) continue;
      if (alone === '') dropped += letter;
      else [marked, plain] = [marked + letter, plain + alone];
    }
  }
  return [marked + dropped, plain];
}
