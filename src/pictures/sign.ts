import { SIGN, SIGN_INK } from './ink.ts';
import { widthOf, words } from './lettering.ts';
import { n, rect } from './svg.ts';

/** An enamel sign round a point; `k` is its scale. */
export function enamel(x: number, y: number, text: string, k: number): string {
  const { width, height } = enamelSize(text, k);
  const [left, top] = [x - width / 2, y - height / 2];
  const rim = `rx="${n(4 * k)}" stroke="${SIGN_INK}" stroke-width="${n(1.4 * k)}"`;
  return (
    rect(left, top, width, height, SIGN, `rx="${n(6 * k)}"`) +
    rect(left + 2.5 * k, top + 2.5 * k, width - 5 * k, height - 5 * k, 'none', rim) +
    words(x, y + 6.6 * k, text, { size: 19 * k, fill: SIGN_INK, anchor: 'middle' })
  );
}

export const enamelSize = (text: string, k: number): { width: number; height: number } => ({
  width: widthOf(text, 19 * k) + 22 * k,
  height: 30 * k,
});
