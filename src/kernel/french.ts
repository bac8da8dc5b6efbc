/** How French is set: the elision that a following word asks for, and the spaces that no line may break. */

/** Begins with `**` or a guillemet, perhaps; what counts is the first letter, without its accent. */
const firstSound = (text: string): string =>
  text
    .replace(/^[*«\s\u00a0]+/, '')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase();

/** The h is mute in these French given names; in other names, as in Houston and Harry, it is heard. */
const MUTE_H = /^h(?:adri|ect|ele|elo|enri|erm|erv|eloise|ilai|ippo|ono|orte|ortense|ubert|ug|yac)/;

/** Does the word before it lose its vowel? The y of Yves is a vowel, the one of Yann is not. */
function elides(text: string): boolean {
  const sound = firstSound(text);
  return /^[aeiouœæ]/.test(sound) || /^y[^aeiou\W]/.test(sound) || MUTE_H.test(sound);
}

/** « d’Inès », « de Yann ». */
export function de(name: string): string {
  return elides(name) ? `d’${name}` : `de ${name}`;
}

/** « qu’Inès », « que Yann ». */
export function que(name: string): string {
  return elides(name) ? `qu’${name}` : `que ${name}`;
}

/** « d’Inès, de Yann et d’Ada »: French says the word again before each. */
export function deEach(names: readonly string[]): string {
  const each = names.map(de);
  const last = each.at(-1) ?? '';
  return each.length < 2 ? last : `${each.slice(0, -1).join(', ')} et ${last}`;
}

const NARROW = '\u202f';
const HARD = '\u00a0';

/** A number stays with what it counts. */
const COUNTED =
  /(?<=\d) (?=(?:marks|points?|cartes?|cases?|sections?|caisses?|tours?|dés?|actions?|trains?|millions?|dividendes?|tuiles?|parts?|liens?|cubes?|villes?|joueurs?|places?|stations?|tramways?|colonnes?)(?!\p{L})|%|\$)/gu;

/**
 * French as a printer sets it: no line breaks before a colon, a question mark or inside guillemets. Sentences are
 * written with plain spaces and pass through here once.
 */
export function typeset(text: string): string {
  return text
    .replace(/ (?=[;!?])/g, NARROW)
    .replace(/ (?=[:»])/g, HARD)
    .replace(/« /g, `«${HARD}`)
    .replace(/(?<=\d) (?=\d{3}(?!\d))/g, NARROW)
    .replace(/(?<=ligne|case|tour|règle|entrée|niveau) (?=\d)/gi, HARD)
    .replace(COUNTED, HARD);
}

/** A catalogue whose every message, at any depth, is typeset. */
export function typesetAll<T>(messages: T): T {
  if (typeof messages === 'string') return typeset(messages) as T;
  if (typeof messages === 'function') {
    const say = messages as (...args: readonly unknown[]) => unknown;
    return ((...args: readonly unknown[]) => typesetAll(say(...args))) as T;
  }
  if (Array.isArray(messages)) return messages.map(typesetAll) as T;
  if (typeof messages !== 'object' || messages === null) return messages;
  return Object.fromEntries(
    Object.entries(messages).map(([key, message]) => [key, typesetAll(message)]),
  ) as T;
}
