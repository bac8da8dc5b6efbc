import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Language } from '#kernel/game.ts';
import { parseRulebook, piecesOf, type Rule, rulesOf } from '../rules/parse.ts';
import { matches, pieces, wordsOf } from '../rules/search.ts';

function book(game: string, language: Language): ReturnType<typeof parseRulebook> {
  const path = new URL(`../../../rulebooks/${game}.${language}.md`, import.meta.url);
  return parseRulebook(readFileSync(path, 'utf8'));
}

describe.each(['trambahn', 'pionniers', 'house'])('the rulebook %s', (game) => {
  it('has the same rules with the same marks in both languages', () => {
    const outline = (language: Language): string[] =>
      rulesOf([book(game, language)]).map(({ rule, mark }) => `${rule} ${mark}`);
    expect(outline('fr')).toEqual(outline('en'));
    expect(outline('en').length).toBeGreaterThan(4);
  });

  it.each(['en', 'fr'] as const)('leaves no Markdown in its %s text', (language) => {
    const { foreword, chapters } = book(game, language);
    const lines = [
      ...foreword,
      ...chapters.flatMap(({ blocks }) => blocks.map(({ text }) => text)),
    ];
    const plain = lines.flatMap((line) => piecesOf(line)).filter(({ kind }) => kind === 'plain');
    expect(plain.filter((piece) => 'text' in piece && /[*#`]/.test(piece.text))).toEqual([]);
  });
});

describe('search', () => {
  const rule: Rule = { rule: '7.3', text: 'Vous payez la totalité à l’étape.', mark: 'printed' };

  it.each(['7.3', '7', 'etape', 'ÉTAPE totalite', 'payez', ''])(
    'finds the rule by "%s"',
    (query) => {
      expect(matches(rule, wordsOf(query))).toBe(true);
    },
  );

  it.each(['7.33', '3', 'tramway', 'payez tramway'])('does not find it by "%s"', (query) => {
    expect(matches(rule, wordsOf(query))).toBe(false);
  });

  it('marks what was looked for as it stands in the text', () => {
    const cut = pieces(rule.text, wordsOf('etape pay'));
    expect(cut.filter(({ hit }) => hit).map(({ text }) => text)).toEqual(['pay', 'étape']);
    expect(cut.map(({ text }) => text).join('')).toBe(rule.text);
  });
});
