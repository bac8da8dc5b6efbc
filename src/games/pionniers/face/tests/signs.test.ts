import { expect, it } from 'vitest';
import { wholeView } from '#ui/map-view/view.ts';
import { signsAt } from '../logic/signs.ts';

const board = { width: 1600, height: 716 };
const desk = { width: 1128, height: 505 };

it('keeps the letters of the signs at eight pixels or more, and draws none larger than it must', () => {
  for (const box of [desk, { width: 968, height: 424 }, { width: 844, height: 282 }]) {
    const { k } = wholeView(board, box);
    expect(13 * 1.12 * k * signsAt(k)).toBeGreaterThanOrEqual(8);
  }
  expect(signsAt(wholeView(board, desk).k)).toBe(1);
});
