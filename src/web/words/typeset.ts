/** A number stays with what it counts. */
const COUNTED =
  /(?<=\d) (?=(?:marks|points?|cartes?|cases?|sections?|caisses?|tours?|dés?|actions?|trains?|millions?|dividendes?|tuiles?|parts?|liens?|cubes?|villes?)(?!\p{L})|%)/gu;

/**
 * French as a printer sets it: no line breaks before a colon, a question mark or inside guillemets. Catalogues are
 * written with plain spaces and pass through here once.
 */
export function typeset(text: string): string {
  return text
    .replace(/ (?=[;!?])/g, '\u202f')
    .replace(/ (?=[:»])/g, '\u00a0')
    .replace(/« /g, '«\u00a0')
    .replace(/(?<=ligne|case|tour) (?=\d)/gi, '\u00a0')
    .replace(COUNTED, '\u00a0');
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
