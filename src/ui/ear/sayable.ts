/** What the eye reads between two numbers or two places, as it is said. */
const ARROW: Readonly<Record<string, string>> = { fr: ' à ', en: ' to ' };

/** A line as it is heard: signs for the eye become words and stops. */
export const sayable = (line: string, language: string): string =>
  line
    .replace(/\s*→\s*/g, ARROW[language] ?? ', ')
    .replace(/\s*·\s*/g, ', ')
    .replace(/[^\S\u00a0\u202f]+/g, ' ')
    .replace(/ (?=[\u00a0\u202f]?[,.;:!?…)])/g, '')
    // A stop that ends in another one is that one.
    .replace(/,\s*(?=[,.;])|,\s*$/g, '')
    .trim();
