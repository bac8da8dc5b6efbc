/** All that is drawn lies in it. */
export type Box = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

export const NOWHERE: Box = {
  left: Number.POSITIVE_INFINITY,
  top: Number.POSITIVE_INFINITY,
  right: Number.NEGATIVE_INFINITY,
  bottom: Number.NEGATIVE_INFINITY,
};

export const pointBox = (x: number, y: number, wide = 0, high = wide): Box => ({
  left: x - wide,
  top: y - high,
  right: x + wide,
  bottom: y + high,
});

export const meets = (a: Box, b: Box): boolean =>
  a.left <= b.right && b.left <= a.right && a.top <= b.bottom && b.top <= a.bottom;

export const united = (boxes: readonly Box[]): Box =>
  boxes.reduce(
    (all, { left, top, right, bottom }) => ({
      left: Math.min(all.left, left),
      top: Math.min(all.top, top),
      right: Math.max(all.right, right),
      bottom: Math.max(all.bottom, bottom),
    }),
    NOWHERE,
  );

export const numbersOf = (text: string): number[] =>
  (text.match(/[-+]?(?:\d*\.\d+|\d+)(?:e[-+]?\d+)?/g) ?? []).map(Number);

/** What a pen draws before it is taken up. */
export type Trace = { readonly d: string; readonly box: Box };
type Point = readonly [number, number];

/** So many numbers make one step. */
const TAKES: Readonly<Record<string, number>> = {
  m: 2,
  l: 2,
  t: 2,
  h: 1,
  v: 1,
  c: 6,
  s: 4,
  q: 4,
  a: 7,
};

/** A path, taken apart. Curves lie within the points that bend them, arcs within their radii. */
export function tracesOf(path: string): Trace[] {
  const traces: Trace[] = [];
  let here: Point = [0, 0];
  let start = here;
  const draw = (text: string, ...boxes: Box[]): void => {
    const last = traces.pop();
    if (last === undefined) throw new Error(`a path that is set down nowhere: ${path}`);
    traces.push({ d: last.d + text, box: united([last.box, ...boxes]) });
  };
  for (const [text, command = '', rest = ''] of path.matchAll(/([a-df-z])([^a-df-z]*)/gi)) {
    const kind = command.toLowerCase();
    const numbers = numbersOf(rest);
    const takes = TAKES[kind] ?? numbers.length + 1;
    if (kind === 'z') {
      here = start;
      draw('Z');
    } else if (numbers.length === 0 || numbers.length % takes !== 0)
      throw new Error(`a path that is not read: ${text}`);
    for (let i = 0; i + takes <= numbers.length; i += takes) {
      const from: Point = command === kind ? here : [0, 0];
      const points = pointsOf(kind, numbers.slice(i, i + takes), from, here);
      const wide = kind === 'a' ? 2 * Math.max(numbers[i] ?? 0, numbers[i + 1] ?? 0) : 0;
      const boxes = points.map(([x, y]) => pointBox(x, y, wide));
      here = points.at(-1) ?? here;
      if (kind === 'm' && i === 0) {
        start = here;
        const more = numbers.slice(2).join(' ');
        const lines = more && `${command === 'm' ? 'l' : 'L'}${more}`;
        traces.push({ d: `M${here.map(short).join(' ')}${lines}`, box: united(boxes) });
      } else draw(i === 0 ? text : '', ...boxes);
    }
  }
  return traces;
}

const short = (at: number): number => Math.round(at * 100) / 100;

function pointsOf(kind: string, step: readonly number[], [x, y]: Point, here: Point): Point[] {
  const at = (i: number): number => step.at(i) ?? 0;
  if (kind === 'h') return [[x + at(0), here[1]]];
  if (kind === 'v') return [[here[0], y + at(0)]];
  if (kind === 'a') return [[x + at(-2), y + at(-1)]];
  return step.flatMap((_, i): Point[] => (i % 2 === 0 ? [[x + at(i), y + at(i + 1)]] : []));
}
