import type { Seat } from '#kernel/game.ts';
import { CURVE } from '../logic/income.ts';
import { WIDTH } from './curve-size.ts';

export type CurveScale = {
  bottom: number;
  last: number;
  x: (place: number) => number;
  y: (income: number) => number;
};

const [BOTTOM, TOP, MARGIN] = [80, 42, 10];
const MOST = Math.max(...CURVE);

/** As far as the summit, and further once somebody is. */
export function scaleOf(furthest: number): CurveScale {
  const last = furthest > 58 ? 100 : 60;
  return {
    bottom: BOTTOM,
    last,
    x: (place) => rounded(MARGIN + ((WIDTH - 2 * MARGIN) * place) / last),
    y: (income) => rounded(BOTTOM - ((BOTTOM - TOP) * income) / MOST),
  };
}

const rounded = (at: number): number => Math.round(at * 10) / 10;

/** Where the boards stand over the curve: one above the other where they would touch. */
export type Flag = { seat: Seat; at: number; from: number; to: number };

const [WIDE, HIGH, LEAST] = [16, 13, 15];

export function flagsOf(
  places: readonly { seat: Seat; place: number }[],
  { x, y }: CurveScale,
): Flag[] {
  const flags: Flag[] = [];
  for (const { seat, place } of places.toSorted((a, b) => a.place - b.place)) {
    const at = x(place);
    const from = y(CURVE[place] ?? 0);
    let to = from - 5;
    const touches = (): boolean =>
      flags.some((flag) => Math.abs(flag.at - at) < WIDE && Math.abs(flag.to - to) < HIGH);
    while (touches() && to > LEAST) to = Math.max(LEAST, to - 1);
    flags.push({ seat, at, from, to });
  }
  return flags;
}
