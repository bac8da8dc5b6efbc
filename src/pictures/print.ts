import { CREAM, INK, SOFT } from './ink.ts';
import { fitted, widthOf, words } from './lettering.ts';
import { roundel, seatMark, type Wears } from './marks.ts';
import { clipped, line, rect, sheet } from './svg.ts';

export const PRINT = { width: 900, height: 1200 };

/** The picture of a poster lies within its frame, above the foot. */
export const SCENE = { left: 36, top: 36, right: 864, bottom: 1038 };

const FOOT = { top: 1038, bottom: 1164 };

export type Ranked = { readonly name: string; readonly wears: Wears; readonly score: string };

export type Foot = {
  readonly title: string;
  /** In the quiet face: the game and its figures, then the day. */
  readonly about: string;
  readonly date: string | undefined;
  readonly score: string;
  readonly others: readonly Ranked[];
};

/** A print: a scene in a double frame, with its foot. */
export function print(scene: string, foot: string): string {
  const { left, top, right, bottom } = SCENE;
  return sheet(
    PRINT.width,
    PRINT.height,
    rect(0, 0, PRINT.width, PRINT.height, CREAM) +
      clipped('scene', [left, top, right - left, bottom - top], scene) +
      rect(left, FOOT.top, right - left, FOOT.bottom - FOOT.top, CREAM) +
      line('M36 1038H864M36 1044H864', INK, 1.5) +
      foot +
      rect(36, 36, 828, 1128, 'none', `stroke="${INK}" stroke-width="3"`) +
      rect(26, 26, 848, 1148, 'none', `stroke="${INK}" stroke-width="1"`),
  );
}

/** Who won, with the figures of the game, and the others beside it. */
export function winnersFoot({ title, about, date, score, others }: Foot): string {
  const wide = widthOf(score, 30, 'bold');
  const [list, least] = othersRow(others);
  return (
    roundel(92, 1101, 34) +
    fitted(142, 1092, title, {
      size: 33,
      fill: INK,
      face: 'bold',
      spacing: 2,
      room: 838 - 142 - wide - 24,
    }) +
    words(838, 1090, score, { size: 30, fill: INK, face: 'bold', anchor: 'end' }) +
    fitted(142, 1119, about, { size: 18.5, fill: INK, face: 'text', room: least - 142 - 16 }) +
    (date === undefined ? '' : dated(142, 1143, date)) +
    list
  );
}

export const dated = (x: number, y: number, date: string): string =>
  words(x, y, date, { size: 16, fill: SOFT, face: 'text', more: 'font-style="italic"' });

/** Those who did not win, to the right; smaller when they are many. The second is where the row begins. */
export function othersRow(
  all: readonly Ranked[],
  y = 1124,
  right = 838,
  most = 372,
): [row: string, from: number] {
  const texts = all.map(({ name, score }) => `${short(name)} ${score}`);
  const size = 18;
  const wide = (k: number) =>
    texts.reduce((sum, text) => sum + (33 + widthOf(text, size)) * k, 0) +
    Math.max(0, all.length - 1) * 20 * k;
  const k = Math.min(1, most / Math.max(1, wide(1)));
  let x = right - wide(k);
  const from = x;
  const row = all.map(({ wears }, i) => {
    const text = texts[i] as string;
    const drawn =
      seatMark(x, y - 20 * k, 26 * k, wears) +
      words(x + 33 * k, y, text, { size: size * k, fill: INK });
    x += (33 + widthOf(text, size) + 20) * k;
    return drawn;
  });
  return [row.join(''), from];
}

const short = (name: string): string =>
  Array.from(name).length > 14 ? `${Array.from(name).slice(0, 13).join('')}…` : name;
