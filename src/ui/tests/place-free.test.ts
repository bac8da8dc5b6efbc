import { expect, it } from 'vitest';
import { freestTop } from '../place-free.ts';

const PHONE = { bottom: 844, left: 12, right: 378 };
const kept = (top: number, weight: number, height = 44) => ({
  span: { left: 100, right: 144, top, bottom: top + height },
  weight,
});

it('stands at the lower edge, and above whatever is to be pressed there', () => {
  expect(freestTop(120, PHONE, [])).toBe(716);
  expect(freestTop(120, PHONE, [kept(780, 40)])).toBe(652);
  expect(freestTop(120, PHONE, [kept(780, 40), kept(640, 8, 100)])).toBe(512);
});

it('goes up to where it covers nothing, under the head or between two places', () => {
  expect(freestTop(120, PHONE, [kept(200, 2, 620)])).toBe(72);
  expect(freestTop(120, PHONE, [kept(0, 20, 200), kept(340, 20, 480)])).toBe(212);
});

it('covers what matters least where nothing is free', () => {
  expect(freestTop(120, PHONE, [kept(0, 1, 300), kept(300, 20, 300), kept(600, 40, 244)])).toBe(
    172,
  );
});

it('never leaves the window', () => {
  expect(freestTop(900, PHONE, [kept(10, 40)])).toBe(8);
});
