import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { incomeAt, LAST_PLACE } from '#games/railroad-tycoon/rules/data/economy.ts';
import type { Language } from '#kernel/game.ts';
import {
  badgesOf,
  isTable,
  parseRulebook,
  piecesOf,
  type Rule,
  rulesOf,
  type Table,
} from '../rules/parse.ts';
import { matches, pieces, wordsOf } from '../rules/search.ts';

function book(game: string, language: Language): ReturnType<typeof parseRulebook> {
  const folder = game === 'house' ? 'tables' : `games/${game}`;
  const path = new URL(`../../${folder}/rulebook/${language}.md`, import.meta.url);
  return parseRulebook(readFileSync(path, 'utf8'));
}

const BOOKS = ['trambahn', 'pionniers', 'union-pacific', 'railroad-tycoon', 'house'];

describe.each(BOOKS)('the rulebook %s', (game) => {
  it('has the same rules with the same marks in both languages', () => {
    const outline = (language: Language): string[] =>
      rulesOf([book(game, language)]).map(({ rule, marks }) => `${rule} ${marks}`);
    expect(outline('fr')).toEqual(outline('en'));
    expect(outline('en').length).toBeGreaterThan(4);
  });

  it.each(['en', 'fr'] as const)('leaves no Markdown in its %s text', (language) => {
    const { foreword, chapters } = book(game, language);
    const lines = [
      ...foreword,
      ...chapters.flatMap(({ blocks }) =>
        blocks.flatMap((block) =>
          isTable(block) ? [block.head, ...block.rows].flat() : [block.text],
        ),
      ),
    ];
    const plain = lines.flatMap((line) => piecesOf(line)).filter(({ kind }) => kind === 'plain');
    expect(plain.filter((piece) => 'text' in piece && /[*#`|]/.test(piece.text))).toEqual([]);
  });
});

describe('the marks of a rule', () => {
  const ruleOf = (line: string): Rule => {
    const [rule] = rulesOf([parseRulebook(`# Book\n\n## 1. Chapter\n\n${line}`)]);
    if (!rule) throw new Error('no rule');
    return rule;
  };

  it('may be none: then it is printed, or the house’s, and shows nothing', () => {
    expect(ruleOf('**1.1** So it is.')).toEqual({
      rule: '1.1',
      text: 'So it is.',
      marks: ['printed'],
    });
    expect(badgesOf(ruleOf('**1.1** So it is.'))).toEqual([]);
    expect(badgesOf(ruleOf('**H.1** So it is here.'))).toEqual([]);
  });

  it('may be two, and both are shown, be one of them that it is printed', () => {
    const rule = ruleOf('**1.1** So it may be. *(printed)* *(option)*');
    expect(rule).toEqual({ rule: '1.1', text: 'So it may be.', marks: ['printed', 'option'] });
    expect(badgesOf(rule)).toEqual(['printed', 'option']);
    expect(ruleOf('**1.1** Soit. *(publié)* *(option)*').marks).toEqual(['published', 'option']);
  });

  it('leave a word that is none in the text', () => {
    const { text, marks } = ruleOf('**1.1** So it is. *(perhaps)* *(ruling)*');
    expect([text, marks]).toEqual(['So it is. *(perhaps)*', ['ruling']]);
  });

  it('say of Union Pacific’s options where they come from', () => {
    const marks = new Map(rulesOf([book('union-pacific', 'en')]).map((rule) => [rule.rule, rule]));
    expect(marks.get('13.1')?.marks).toEqual(['printed', 'option']);
    for (const rule of ['4.4', '4.5', '6.5', '13.3', '13.4', '13.5', '13.6', '13.7', '13.8']) {
      expect(marks.get(rule)?.marks).toEqual(['published', 'option']);
    }
    for (const rule of ['2.6', '4.3', '5.6', '6.7', '6.10', '9.3']) {
      expect(marks.get(rule)?.marks).toEqual(['printed']);
    }
  });
});

describe('the marks of Railroad Tycoon', () => {
  const marks = new Map(
    rulesOf([book('railroad-tycoon', 'en')]).map((rule) => [rule.rule, rule.marks]),
  );

  it('say ruling where a printed rule is read further', () => {
    for (const rule of ['8.2', '8.10', '13.6', '15.3'])
      expect(marks.get(rule)).toEqual(['printed']);
    for (const rule of ['7.3', '8.13', '8.14', '13.20', '15.8', '17.2']) {
      expect(marks.get(rule)).toEqual(['ruling']);
    }
  });

  it('say of an option whether it is printed', () => {
    for (const rule of ['18.1', '18.2']) expect(marks.get(rule)).toEqual(['printed', 'option']);
    for (const rule of ['18.3', '18.6', '19.2']) expect(marks.get(rule)).toEqual(['option']);
  });
});

describe('a table', () => {
  const blocksOf = (text: string) =>
    parseRulebook(`# Book\n\n## 1. Chapter\n\n${text}`).chapters[0];

  it('is a head and its rows, cells without a word included', () => {
    expect(blocksOf('| a | b |\n| ---: | :--- |\n| 1 | |\n| 2 | 3 |')?.blocks).toEqual([
      {
        head: ['a', 'b'],
        rows: [
          ['1', ''],
          ['2', '3'],
        ],
      },
    ]);
  });

  it.each(['| a | b |', '| a | b |\n| c | d |', '| a | b |\n| - | - |\n| c |', 'a | b'])(
    'is not %j',
    (text) => {
      expect(blocksOf(text)?.blocks.filter(isTable)).toEqual([]);
    },
  );

  it.each(['en', 'fr'] as const)(
    'gives Railroad Tycoon’s income place by place, %s',
    (language) => {
      const tables = book('railroad-tycoon', language).chapters.flatMap(({ blocks }) =>
        blocks.filter(isTable),
      );
      const places = Array.from({ length: LAST_PLACE + 1 }, (_, place) => incomeAt(place));
      expect(tables.map(incomesIn)).toEqual([places]);
    },
  );

  /** By place, in thousands. */
  function incomesIn({ rows }: Table): number[] {
    const incomes: number[] = [];
    for (const [income = '', ...cells] of rows) {
      for (const cell of cells.filter((each) => each !== '')) {
        const [from = 0, to = from] = cell.split('–').map(Number);
        for (let place = from; place <= to; place++) {
          incomes[place] = Number(income.replaceAll(/\D/g, '')) / 1000;
        }
      }
    }
    return incomes;
  }
});

describe('search', () => {
  const rule: Rule = { rule: '7.3', text: 'Vous payez la totalité à l’étape.', marks: ['printed'] };

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
