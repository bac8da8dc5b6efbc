import { expect, it } from 'vitest';
import { freestTop } from '../place-above-dock.ts';

const PHONE = { head: 100, dock: 700, left: 12, right: 378 };
const lit = (top: number) => ({ left: 100, right: 144, top, bottom: top + 44 });

it('stands on the dock, and under the head where it would cover fewer lit places', () => {
  expect(freestTop(120, PHONE, [])).toBe(572);
  expect(freestTop(120, PHONE, [lit(600)])).toBe(108);
  expect(freestTop(120, PHONE, [lit(600), lit(120)])).toBe(572);
  expect(freestTop(120, PHONE, [lit(400)])).toBe(572);
});

it('never leaves the window', () => {
  expect(freestTop(900, PHONE, [])).toBe(8);
});
