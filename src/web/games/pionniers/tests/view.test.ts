import { describe, expect, it } from 'vitest';
import {
  centred,
  held,
  inSight,
  onBoard,
  onScreen,
  panned,
  signsAt,
  wholeView,
  zoomed,
} from '../logic/view.ts';

const board = { width: 1600, height: 716 };
const desk = { width: 1128, height: 505 };
const phone = { width: 390, height: 300 };

describe('the view of the board', () => {
  it('shows the whole board, in the middle of what is larger', () => {
    const { x, y, k } = wholeView(board, { width: 844, height: 338 });
    expect(k).toBeCloseTo(338 / 716);
    expect(y).toBeCloseTo(0);
    expect(x).toBeLessThan(0);
  });

  it('comes closer to the point under the finger', () => {
    const at = { x: 800, y: 200 };
    const before = wholeView(board, desk);
    const after = zoomed(before, 2, at, board, desk);
    expect(after.k).toBeCloseTo(before.k * 2);
    const [a, b] = [onBoard(before, at), onBoard(after, at)];
    expect(b.x).toBeCloseTo(a.x);
    expect(b.y).toBeCloseTo(a.y);
  });

  it('never leaves the board and never goes farther than whole', () => {
    const view = panned(centred({ x: 10, y: 10 }, 1, board, phone), 500, 500, board, phone);
    expect(view).toEqual({ x: 0, y: 0, k: 1 });
    expect(zoomed(view, 0.01, { x: 0, y: 0 }, board, phone).k).toBeCloseTo(390 / 1600);
    expect(held({ x: 9999, y: 9999, k: 1 }, board, phone)).toEqual({ x: 1210, y: 416, k: 1 });
  });

  it('brings a point to the middle and knows that it is in sight', () => {
    const view = centred({ x: 700, y: 350 }, 1, board, phone);
    expect(onScreen(view, { x: 700, y: 350 })).toEqual({ x: 195, y: 150 });
    expect(inSight(view, { x: 700, y: 350 }, phone, 60)).toBe(true);
    expect(inSight(view, { x: 880, y: 350 }, phone, 60)).toBe(false);
  });

  it('keeps the letters of the signs at eight pixels or more, and draws none larger than it must', () => {
    for (const box of [desk, { width: 968, height: 424 }, { width: 844, height: 282 }]) {
      const { k } = wholeView(board, box);
      expect(13 * 1.12 * k * signsAt(k)).toBeGreaterThanOrEqual(8);
    }
    expect(signsAt(wholeView(board, desk).k)).toBe(1);
  });
});
