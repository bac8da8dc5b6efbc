import { describe, expect, it } from 'vitest';
import {
  centred,
  framed,
  held,
  inSight,
  middleOf,
  onMap,
  onScreen,
  panned,
  wholeView,
  zoomed,
} from '../view.ts';

const map = { width: 1600, height: 716 };
const desk = { width: 1128, height: 505 };
const phone = { width: 390, height: 300 };

describe('the view of a map', () => {
  it('shows the whole map, in the middle of what is larger', () => {
    const { x, y, k } = wholeView(map, { width: 844, height: 338 });
    expect(k).toBeCloseTo(338 / 716);
    expect(y).toBeCloseTo(0);
    expect(x).toBeLessThan(0);
  });

  it('comes closer to the point under the finger', () => {
    const at = { x: 800, y: 200 };
    const before = wholeView(map, desk);
    const after = zoomed(before, 2, at, map, desk);
    expect(after.k).toBeCloseTo(before.k * 2);
    const [a, b] = [onMap(before, at), onMap(after, at)];
    expect(b.x).toBeCloseTo(a.x);
    expect(b.y).toBeCloseTo(a.y);
  });

  it('never leaves the map and never goes farther than whole', () => {
    const view = panned(centred({ x: 10, y: 10 }, 1, map, phone), 500, 500, map, phone);
    expect(view).toEqual({ x: 0, y: 0, k: 1 });
    expect(zoomed(view, 0.01, { x: 0, y: 0 }, map, phone).k).toBeCloseTo(390 / 1600);
    expect(held({ x: 9999, y: 9999, k: 1 }, map, phone)).toEqual({ x: 1210, y: 416, k: 1 });
  });

  it('brings a point to the middle and knows that it is in sight', () => {
    const view = centred({ x: 700, y: 350 }, 1, map, phone);
    expect(onScreen(view, { x: 700, y: 350 })).toEqual({ x: 195, y: 150 });
    expect(inSight(view, { x: 700, y: 350 }, phone, 60)).toBe(true);
    expect(inSight(view, { x: 880, y: 350 }, phone, 60)).toBe(false);
  });

  it('frames an area: all of it, in the middle, and no closer than is wanted', () => {
    const wide = { x: 400, y: 200, width: 780, height: 100 };
    expect(framed(wide, 1, map, phone).k).toBe(0.5);
    const small = { x: 700, y: 300, width: 20, height: 20 };
    const view = framed(small, 1, map, phone);
    expect(view.k).toBe(1);
    expect(onScreen(view, middleOf(small))).toEqual({ x: 195, y: 150 });
  });
});
