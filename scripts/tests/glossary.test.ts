import { expect, it } from 'vitest';
import { ruledOut, spokenIn, standsIn } from '../glossary/ruled-out.ts';

const GLOSSARY = `# Glossary

## Trambahn

| English | français |
| --- | --- |
| display | étalage |

| language | not | but | except in |
| --- | --- | --- | --- |
| fr | caisse, étal*  | réserve d’argent | caisse de dynamite |
| en | cash box | money pile | |
`;

const [caisse, étal, box] = ruledOut(GLOSSARY);

it('reads the words, their language, and where they are right', () => {
  expect(ruledOut(GLOSSARY)).toEqual([
    { ...caisse, chapter: 'Trambahn', language: 'fr', word: 'caisse' },
    { ...étal, word: 'étal*', but: 'réserve d’argent', exceptions: ['caisse de dynamite'] },
    { ...box, language: 'en', word: 'cash box', exceptions: [] },
  ]);
});

it('finds a word in any case and form, and names the line', () => {
  const text = 'Une carte\nà la Caisse, étalée ; encaissé.';
  expect(
    [caisse, étal].flatMap((row) => (row ? standsIn(row, { name: 'a.md', text }) : [])),
  ).toEqual([
    'a.md:2: "Caisse" is ruled out by the glossary: réserve d’argent',
    'a.md:2: "étalée" is ruled out by the glossary: réserve d’argent',
  ]);
});

it('leaves a word alone where the glossary says that it is right', () => {
  const text = 'Une caisse de\u00a0dynamite, puis une caisse.';
  expect(caisse && standsIn(caisse, { name: 'a.md', text })).toHaveLength(1);
});

it('hears what a program says, and not how it says it', () => {
  const source = [
    '// caisse',
    "const caisse = 'la main'; /* caisse */",
    `const b = \`x \${caisse} une caisse\`;`,
  ].join('\n');
  expect(caisse && standsIn(caisse, { name: 'a.ts', text: spokenIn(source) })).toEqual([
    'a.ts:3: "caisse" is ruled out by the glossary: réserve d’argent',
  ]);
});
