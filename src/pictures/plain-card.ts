import { typeset } from '#kernel/french.ts';
import type { Language } from '#kernel/game.ts';
import { CARD } from './card.ts';
import { CREAM, INK, SIGN } from './ink.ts';
import { fitted } from './lettering.ts';
import { roundel } from './marks.ts';
import type { Drawing } from './picture.ts';
import { line, range, rect, sheet } from './svg.ts';

const WORDS: Readonly<Record<Language, string>> = {
  en: 'Railway board games in your browser',
  fr: 'Jeux de société ferroviaires, dans le navigateur',
};

/** The card of the house: for pages without a position, and for tables that are nobody's to see. */
export function plainCard(language: Language, title = 'Rotonde', text = WORDS[language]): Drawing {
  const ties = range(61)
    .map((i) => `M${i * 20 + 4} 548v34`)
    .join('');
  const middle = { anchor: 'middle', room: 1040 } as const;
  const svg = sheet(
    CARD.width,
    CARD.height,
    rect(0, 0, CARD.width, CARD.height, CREAM) +
      rect(0, 0, CARD.width, 18, SIGN) +
      roundel(600, 190, 110) +
      fitted(600, 408, title, { ...middle, size: 104, fill: INK, face: 'bold', spacing: 3 }) +
      fitted(600, 476, text, { ...middle, size: 38, fill: INK, face: 'text' }) +
      line(ties, '#7a6136', 9) +
      line('M0 556H1200M0 574H1200', INK, 5) +
      rect(0, 612, CARD.width, 18, SIGN),
  );
  return { svg, alt: typeset(`${title}. ${text}.`) };
}
