import { expect, it } from 'vitest';
import { sayable } from '../sayable.ts';

it('says in words what the eye reads as signs', () => {
  expect(sayable('El Paso  vaudrait 9 → 10', 'fr')).toBe('El Paso vaudrait 9 à 10');
  expect(sayable(' Ada 4 → 5 · Inès 9 → 10 ', 'en')).toBe('Ada 4 to 5, Inès 9 to 10');
});

it('puts no space before a stop, as the drawing has none', () => {
  expect(sayable('With the dotted card : 19 spaces', 'en')).toBe('With the dotted card: 19 spaces');
  expect(sayable('vapeur ·, 2 000 de plus, ', 'fr')).toBe('vapeur, 2 000 de plus');
  expect(sayable('la carte \u00a0: 19 cases', 'fr')).toBe('la carte\u00a0: 19 cases');
});

it('leaves the spaces of French typography alone', () => {
  expect(sayable('4\u202f000\u00a0$', 'fr')).toBe('4\u202f000\u00a0$');
});
