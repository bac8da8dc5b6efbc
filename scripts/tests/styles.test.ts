import { describe, expect, test } from 'vitest';
import { coloursIn, queriesIn, unsetIn } from '../styles/judge.ts';

describe('a colour comes from a token', () => {
  test.each([
    ['by its number', '.a { color: #1d2126; }'],
    ['in few digits', '.a { box-shadow: 0 1px 2px #0003; }'],
    ['by its parts', '.a { color: rgb(30 20 10 / 0.27); }'],
    ['by its hue', '.a { color: hsl(20 10% 10%); }'],
    ['by its name', '.a { border: 1px solid white; }'],
    ['mixed', '.a { color: color-mix(in srgb, black 20%, transparent); }'],
    ['as what stands in for a token', '.a { color: var(--ink, #000); }'],
    ['in a query', '@media (--phone) { .a { fill: red } }'],
    ['in a property of the sheet’s own', '.a { --edge: #fff; }'],
  ])('%s', (_, sheet) => {
    expect(coloursIn(sheet)).toHaveLength(1);
  });

  test.each([
    [
      'a token',
      '.a { color: var(--white); background: color-mix(in srgb, var(--ink) 7%, transparent); }',
    ],
    ['what is taken over', '.a { color: inherit; border-color: currentColor; fill: none; }'],
    ['a class, an id and a pattern', '.red:hover, #abc { fill: url(#fade); }'],
    ['what is told', '/* #fff and white */ .a { content: "red"; }'],
    ['a name of something else', '.a { animation: tan 1s; grid-area: gold; }'],
  ])('%s is none', (_, sheet) => {
    expect(coloursIn(sheet)).toEqual([]);
  });

  test('its line is told', () => {
    expect(coloursIn('/* two\nlines */\n.a {\n  color: #fff;\n}')).toEqual([
      { line: 4, reason: 'a colour comes from a token: #fff' },
    ]);
  });
});

describe('a query has a name', () => {
  const names = ['phone', 'desk', 'low'];

  test.each([
    '@media (--phone) {}',
    '@media (--desk) and (--low) {}',
    '@media (--phone) and (not (--low)) {}',
    '@media (--phone), (--low) {}',
    '@container dock (max-height: 270px) {}',
    '@supports (display: grid) {}',
  ])('%s', (sheet) => {
    expect(queriesIn(sheet, names)).toEqual([]);
  });

  test.each([
    '@media (max-width: 899px) {}',
    '@media (--desk) and (max-height: 700px) {}',
    '@media (--tablet) {}',
    '@media print {}',
    '@custom-media --tablet (max-width: 700px);',
  ])('not %s', (sheet) => {
    expect(queriesIn(sheet, names)).toHaveLength(1);
  });
});

test('a property that nobody sets is no colour of anything', () => {
  const isSet = (property: string): boolean => property === '--ink';
  expect(unsetIn('.a { color: var(--ink); width: var(--room, 3px); }', isSet)).toEqual([]);
  expect(unsetIn('.a {\n  color: var(--inc); }', isSet)).toEqual([
    { line: 2, reason: 'nobody sets --inc' },
  ]);
});
