import { expect, it } from 'vitest';
import { sayable } from '../previews.ts';

it('says in words what the eye reads as signs', () => {
  expect(sayable('El Paso  vaudrait 9 → 10', 'fr')).toBe('El Paso vaudrait 9 à 10');
  expect(sayable(' Ada 4 → 5 · Inès 9 → 10 ', 'en')).toBe('Ada 4 to 5, Inès 9 to 10');
});

it('leaves the spaces of French typography alone', () => {
  expect(sayable('4\u202f000\u00a0$', 'fr')).toBe('4\u202f000\u00a0$');
});
