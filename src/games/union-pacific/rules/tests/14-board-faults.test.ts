import { describe, expect, it } from 'vitest';
import { type Language, Malformed } from '#kernel/game.ts';
import type { BoardFault } from '../board-file.ts';
import { unionPacific } from '../index.ts';
import { faultText } from '../words/board-file.ts';
import { EP, faultsOf, SMALL, smallWith } from './own-board.ts';

const { game } = unionPacific;

describe('what is wrong with a board', () => {
  const company = 'Miami Southern';
  const FAULTS: readonly BoardFault[] = [
    { is: 'form', at: 'cities.3.lat' },
    { is: 'form', at: '' },
    { is: 'same-city', city: 'elm' },
    { is: 'unknown-city', city: 'oak', at: 'sections.4' },
    { is: 'same-ends', section: 5, city: 'elm' },
    { is: 'twice-joined', section: 5, first: 2 },
    { is: 'too-many-spaces', spaces: 300, most: 255 },
    { is: 'no-such-section', company, section: 99 },
    { is: 'start-not-home', company, section: 7 },
    { is: 'start-not-usable', company, section: 7 },
    { is: 'start-taken', company, section: 7 },
    { is: 'unreachable', city: 'oak' },
    { is: 'too-few-places', company, trains: 17, places: 12 },
  ];
  const TEXTS: Record<Language, readonly string[]> = {
    en: [
      'The file has not the form of a board: look at “cities.3.lat”.',
      'The file has not the form of a board: look at “its outermost braces”.',
      'There are two cities called “elm”.',
      '“oak”, named in sections.4, is no city of this board.',
      'Section 5 begins and ends at elm.',
      'Section 5 joins the same cities as section 2.',
      'The board has 300 spaces; 255 are the most.',
      'Miami Southern starts on section 99, which does not exist.',
      'Miami Southern starts on section 7, which does not begin at its home city.',
      'Miami Southern may not use the track on which it starts, on section 7.',
      'Miami Southern starts on section 7, which is already the start of a company.',
      'oak cannot be reached from the first city.',
      'Miami Southern has 17 trains but, alone on the board, room for 12.',
    ],
    fr: [
      'Le fichier n’a pas la forme d’un plateau : voyez « cities.3.lat ».',
      'Le fichier n’a pas la forme d’un plateau : voyez « ses accolades extérieures ».',
      'Deux villes s’appellent « elm ».',
      '« oak », nommée dans sections.4, n’est pas une ville de ce plateau.',
      'La section 5 part d’elm et y revient.',
      'La section 5 relie les mêmes villes que la section 2.',
      'Le plateau a 300 cases ; 255 au plus.',
      'Miami Southern part de la section 99, qui n’existe pas.',
      'Miami Southern part de la section 7, qui ne commence pas dans sa ville.',
      'Miami Southern ne peut utiliser la voie de son départ, section 7.',
      'Miami Southern part de la section 7, déjà le départ d’une compagnie.',
      'oak ne peut être atteinte depuis la première ville.',
      'Miami Southern a 17 trains, mais seule sur le plateau elle n’en place que 12.',
    ],
  };

  it.each(['en', 'fr'] as const)('is said in the language %s', (language) => {
    const texts = FAULTS.map((fault) =>
      faultText(fault, language).replaceAll(/[\u00a0\u202f]/g, ' '),
    );
    expect(texts).toEqual(TEXTS[language]);
    expect(new Set(FAULTS.map(({ is }) => is)).size).toBe(12);
  });

  it('makes the options malformed, the first faults named', () => {
    const board = smallWith(EP, { starts: [8] });
    expect(() => game.parseOptions({ board })).toThrow(Malformed);
    expect(() => game.parseOptions({ board })).toThrow(
      'El Paso & Rio Grande starts on section 9, which does not begin at its home city.',
    );
  });

  it('is said in a few words, however much is wrong', () => {
    const board = { ...SMALL, sections: new Array(255).fill({ a: 'oak', b: 'oak', spaces: 'P' }) };
    expect(faultsOf(board).length).toBeGreaterThan(300);
    try {
      game.parseOptions({ board });
      expect.unreachable();
    } catch (error) {
      expect((error as Error).message.length).toBeLessThan(500);
    }
  });
});
