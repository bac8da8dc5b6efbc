import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { looksLike } from '../look-alike.ts';
import { MOST_NAME_LENGTH, personName } from '../person-name.ts';
import { sitterName } from '../sitter-name.ts';

function oneOf(signs: string): fc.Arbitrary<string> {
  return fc.constantFrom(...Array.from(signs));
}

/** Letters, and everything that is hard on them. */
const sign = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  oneOf('aZé 1e\u0301\u0327\u0f74\u09c7\u09be\u1100\u1161\u0958\u00a0\u3000\t\n\u2028'),
  oneOf('\u200b\u200c\u200d\ufe0e\ufe0f\u00ad\u034f\u061c\u202e\u2066\u2069\ufeff\u2800'),
  oneOf('\u115f\u3164\uffa0\u180b\u{e0061}\u{e0100}\u{1d159}\u{1f1eb}\u{1f3fd}\u20e3'),
  oneOf('👩👧❤🚂©\u{1faff}\u{1fffd}\ud800'),
  fc.constantFrom('👩‍👧', '❤️‍🔥', '👩🏽‍🚀', '\udc00'),
);
const wish = fc.array(sign, { maxLength: 40 }).map((signs) => signs.join(''));

/** A picture's own joiners are seen as the picture: everything else is judged sign by sign. */
const withoutPictures = (name: string) =>
  name.replaceAll(
    /\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]?(\u200d(?=\p{Extended_Pictographic}))?/gu,
    '',
  );

describe('a name that passes', () => {
  test('stays as it is when it is judged again', () => {
    fc.assert(
      fc.property(wish, (wished) => {
        const name = personName(wished);
        if (name !== undefined) expect(personName(name)).toBe(name);
      }),
      { numRuns: 5000 },
    );
  });

  test('is composed, tidy, short, and nothing in it is unseen', () => {
    fc.assert(
      fc.property(wish, (wished) => {
        const name = personName(wished);
        if (name === undefined) return;
        expect(name.normalize('NFC')).toBe(name);
        expect(name.trim()).toBe(name);
        expect(Array.from(name).length).toBeLessThanOrEqual(MOST_NAME_LENGTH);
        expect(name).not.toMatch(/ {2}|[^\P{White_Space} ]|\p{C}(?<!\u200d)/u);
        expect(name).not.toMatch(/(^| )\p{M}|\p{M}{4}/u);
        const rest = withoutPictures(name);
        expect(rest).not.toMatch(/[\p{C}\p{Default_Ignorable_Code_Point}\u2800\u{1d159}]/u);
      }),
      { numRuns: 5000 },
    );
  });

  test.each([
    ['  Ada \t Lovelace ', 'Ada Lovelace'],
    ['Ame\u0301lie', 'Amélie'],
    ['Ad\u200ba\u202e', 'Ada'],
    ['A\u00add\ufe0fa\u3164', 'Ada'],
    ['Jean\u00a0Luc', 'Jean Luc'],
    ['👩🏽‍🚀 Zoé ❤️', '👩🏽‍🚀 Zoé ❤️'],
    ['Nguyễn', 'Nguyễn'],
    ['Z\u0301\u0302\u0303\u0304\u0305\u0306', 'Ź\u0302\u0303\u0304'],
    ['李小龍', '李小龍'],
  ])('%j is %j', (wished, name) => {
    expect(personName(wished)).toBe(name);
  });

  test.each(['', ' ', '\u200b', '\u3164\u2800', '\u0301', 'x'.repeat(25), '\ud800'])(
    '%j is none',
    (wished) => expect(sitterName(wished, [])).toEqual({ why: 'bad-name' }),
  );
});

describe('look-alikes', () => {
  test.each([
    ['Ada', 'ADA'],
    ['Ada', 'Аdа'],
    ['Ada', 'A.d.a'],
    ['Ada', '𝔸𝕕𝕒'],
    ['Alice', 'AIice'],
    ['Alice', 'A1ice'],
    ['Alice', 'ALICE'],
    ['Amélie', 'Amelie'],
    ['Nico', 'ΝІСО'],
    ['Νίκος', 'ΝΙΚΟΣ'],
    ['Игорь', 'ИГОРЬ'],
    ['Oscar', '0scar'],
    ['Marc', 'Mаrс'],
    ['Martin', 'Martln'],
    ['Carmen', 'Carrnen'],
    ['Ada 👩‍🚀', 'Ada👩🚀'],
  ])('%s and %s', (one, other) => {
    expect([looksLike(one, other), looksLike(other, one)]).toEqual([true, true]);
  });

  test.each([
    ['Ada', 'Eda'],
    ['Bob 1', 'Bob 2'],
    ['Player 1', 'Player 2'],
    ['🚂', '🎲'],
    ['!!!', '???'],
    ['Anna', 'Anne'],
    ['Саша', 'Маша'],
  ])('%s and %s are none', (one, other) => {
    expect(looksLike(one, other)).toBe(false);
  });

  test('every name is like itself', () => {
    fc.assert(fc.property(wish, (name) => looksLike(name, name)));
  });
});

describe('at a table', () => {
  test.each([
    'Apprenti',
    'apprentice',
    'Аpprenti 2',
    'Apprentice ②',
    'MECANICIEN 12',
    'Dispatcher',
    'Rand0m',
    'Hasard',
    'H a s a r d !',
    'Driver\u200b',
  ])('%j is a bot’s name', (name) => {
    expect(sitterName(name, [])).toEqual({ why: 'name-taken' });
  });

  test('a name is taken when it is like one that sits there', () => {
    expect(sitterName(' Bob ', ['Ada', 'Eve'])).toEqual({ name: 'Bob' });
    expect(sitterName('В0b', ['Ada', 'Bob'])).toEqual({ why: 'name-taken' });
    expect(sitterName('Drivers', ['Ada'])).toEqual({ name: 'Drivers' });
  });
});
