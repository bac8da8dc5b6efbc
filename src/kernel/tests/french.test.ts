import { expect, it } from 'vitest';
import { de, deEach, que, typeset, typesetAll } from '../french.ts';

it('elides before a vowel, whatever its accent, and before a mute h', () => {
  const names = ['Inès', 'Alice', 'Élise', 'Ólafur', 'Œdipe', 'Hélène', 'Hugo', 'Yves', 'Albany'];
  expect(names.map(de)).toEqual(names.map((name) => `d’${name}`));
  expect([que('Ada'), que('Basile')]).toEqual(['qu’Ada', 'que Basile']);
});

it('elides before no consonant, no y that is one, no h that is heard, no figure', () => {
  const names = ['Camille', 'Yann', 'Yoann', 'Y', 'Houston', 'Harry', '8', '', '李'];
  expect(names.map(de)).toEqual(names.map((name) => `de ${name}`));
});

it('hears a name through what is set around it', () => {
  expect(de('**Atlanta**')).toBe('d’**Atlanta**');
  expect(de('**Boston**')).toBe('de **Boston**');
});

it('says de again before each name', () => {
  expect(deEach(['Inès', 'Yann', 'Ada'])).toBe('d’Inès, de Yann et d’Ada');
  expect(deEach(['Ada'])).toBe('d’Ada');
});

it('lets no line begin with punctuation, nor part a number from what it counts', () => {
  expect(typeset('Vraiment ? « Oui » : 3 points, 12 000 $, règle 4.2 !')).toBe(
    'Vraiment\u202f? «\u00a0Oui\u00a0»\u00a0: 3\u00a0points, 12\u202f000\u00a0$, règle\u00a04.2\u202f!',
  );
});

it('keeps a number with what it is the number of', () => {
  expect(typeset('au niveau 4 du tour 5')).toBe('au niveau\u00a04 du tour\u00a05');
});

it('typesets every message of a catalogue, also those that are yet to be said', () => {
  const words = typesetAll({ a: 'Ah !', b: ['« b »'], c: (n: number) => `${n} cartes`, d: 4 });
  expect([words.a, words.b, words.c(2), words.d]).toEqual([
    'Ah\u202f!',
    ['«\u00a0b\u00a0»'],
    '2\u00a0cartes',
    4,
  ]);
});
