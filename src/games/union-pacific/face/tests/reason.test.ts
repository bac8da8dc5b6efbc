import { describe, expect, it } from 'vitest';
import { companyPayments } from '#games/union-pacific/rules/dividends.ts';
import { UP } from '#games/union-pacific/rules/model.ts';
import { reasonOf } from '../logic/reason.ts';
import { wordsIn } from '../words/index.ts';

const why = (value: number, counts: readonly number[], seat: number): string => {
  const reason = reasonOf(0, value, counts, seat);
  if (!reason) return '';
  return `${reason.rule} ${wordsIn('en').marks.reason(reason, companyPayments(value, counts)[seat])}`;
};

describe('why somebody is paid so much', () => {
  it('says that who is alone is paid for both places', () => {
    expect(why(2, [0, 1, 0], 1)).toBe(
      '9.9 The only shareholder receives both amounts, for first and second: 2 + 1.',
    );
  });

  it('tells first, second and all others', () => {
    expect(why(9, [4, 2, 1], 0)).toMatch(/^9\.5 .*, 9\.$/);
    expect(why(9, [4, 2, 1], 1)).toMatch(/^9\.6 .*: 4\.$/);
    expect(why(9, [4, 2, 1], 2)).toBe('9.6 No place that is paid: 0.');
    expect(why(9, [4, 2, 0], 2)).toBe('');
  });

  it('tells what those that are level share', () => {
    expect(why(9, [3, 3, 1], 1)).toBe(
      '9.7 2 are level for the most shares and share both amounts, 9 + 4: 6 each.',
    );
    expect(why(9, [4, 2, 2], 2)).toBe(
      '9.8 2 are level for second and share half the value, 4: 2 each.',
    );
  });

  it('goes by place for the Union Pacific, and hides what is hidden', () => {
    const first = reasonOf(UP, 20, [2, 1, 0], 0);
    const { marks } = wordsIn('fr');
    expect(first && marks.reason(first, 20)).toBe('Au 1er rang\u00a0: 20.');
    expect(first && marks.reason(first, undefined)).toBe('Au 1er rang.');
  });
});
