import { describe, expect, it } from 'vitest';
import { CARDS } from '#games/railroad-tycoon/rules/data/cards.ts';
import { MODES } from '../handling/held.ts';
import { wordsIn } from '../words/index.ts';
import { whyIn } from '../words/why.ts';

const LANGUAGES = ['en', 'fr'] as const;
const cardOf = (is: string): number => CARDS.findIndex(({ effect }) => effect.is === is);

describe('what the screens say', () => {
  it.each(LANGUAGES)('names every key of the board in the menu, %s', (language) => {
    const keys = wordsIn(language).keys;
    const letters = [...Object.keys(MODES), 'f'].map((key) => key.toUpperCase());
    expect(keys.map(([key]) => key)).toEqual([...letters, '+ − 0']);
    expect(new Set(keys.map(([, does]) => does)).size).toBe(keys.length);
  });

  it('13.17 asks for three links or more', () => {
    const does = LANGUAGES.map((language) => wordsIn(language).cards.does(cardOf('distance')));
    expect(does).toEqual([
      expect.stringContaining('3 links or more'),
      expect.stringMatching(/3\sliens ou plus/),
    ]);
  });

  it('8.1 says that two tracks may also lie side by side', () => {
    expect(LANGUAGES.map((language) => whyIn(language).noRoom(['B']))).toEqual([
      expect.stringContaining('cross or pass each other'),
      expect.stringContaining('se croisent ou se côtoient'),
    ]);
  });

  it('lets the longest card name break between two syllables', () => {
    expect(wordsIn('fr').cards.name(cardOf('industry'))).toBe('Industria\u00adlisation');
  });

  it('elides before a city whose western link is built', () => {
    expect(whyIn('fr').westernTaken('Omaha', 'B')).toContain('conquête de l’Ouest d’**Omaha**');
    expect(whyIn('fr').westernTaken('Des Moines', 'B')).toContain('de **Des Moines**');
  });
});
