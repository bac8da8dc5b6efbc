import { describe, expect, it } from 'vitest';
import { card } from '#games/trambahn/rules/tests/cards.ts';
import { wordsIn } from '../words/index.ts';
import type { MarkWords } from '../words/marks.ts';

const all = (marks: MarkWords): string[] => [
  marks.stars(1),
  marks.stars(3),
  marks.value(card('r7')),
  marks.conductor,
  marks.terminus(2),
  marks.fourth(1),
  marks.worth({ you: true, name: 'Ada' }, 0, 1),
  marks.worth({ you: false, name: 'Ada' }, 0, 14),
  marks.tramForSale(4, 15),
  marks.tramOf(3),
  marks.noTram,
  marks.column(3, 4, 0, 1),
  marks.column(3, 4, 2, 3),
  marks.newColumn,
  marks.money(1),
  marks.money(7),
  marks.moneyAtRisk(3),
  marks.hand(6),
  marks.gap,
  marks.trams,
  marks.pile,
  marks.pileLow(5),
  marks.discard,
  marks.total,
];

describe.each(['fr', 'en'] as const)('what the marks say in the language %s', (language) => {
  it('is one sentence each, short enough for a line or two', () => {
    for (const text of all(wordsIn(language).marks)) {
      expect(text).toMatch(/^[\p{Lu}\d].*[.]$/u);
      expect(text).not.toMatch(/undefined|NaN|\s\s/);
      expect(text.length).toBeLessThan(125);
    }
  });
});
