import type { Element } from './markup.ts';
import { type Box, NOWHERE, numbersOf, pointBox, tracesOf, united } from './traces.ts';

export type Matrix = readonly [number, number, number, number, number, number];

export const AS_IT_IS: Matrix = [1, 0, 0, 1, 0, 0];
/** Of what cannot be told. */
export const EVERYWHERE: Box = {
  left: Number.NEGATIVE_INFINITY,
  top: Number.NEGATIVE_INFINITY,
  right: Number.POSITIVE_INFINITY,
  bottom: Number.POSITIVE_INFINITY,
};
/** Half a stroke, a shadow, and a place that its sheet moves a little. */
const BEYOND = 30;
/** Of lettering that has its size from a sheet. */
const LETTERS = 24;

const times = (m: Matrix, [a, b, c, d, e, f]: Matrix): Matrix => [
  m[0] * a + m[2] * b,
  m[1] * a + m[3] * b,
  m[0] * c + m[2] * d,
  m[1] * c + m[3] * d,
  m[0] * e + m[2] * f + m[4],
  m[1] * e + m[3] * f + m[5],
];

/** Within this element; nothing: that cannot be told. */
export function within(m: Matrix, { attributes }: Element): Matrix | undefined {
  if (/transform|translate|scale|rotate|offset/.test(attributes['data-style'] ?? ''))
    return undefined;
  let all = m;
  for (const [, kind, text = ''] of (attributes.transform ?? '').matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [a = 0, b, c] = numbersOf(text);
    const turn = (a * Math.PI) / 180;
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    if (kind === 'translate') all = times(all, [1, 0, 0, 1, a, b ?? 0]);
    else if (kind === 'scale') all = times(all, [a, 0, 0, b ?? a, 0, 0]);
    else if (kind === 'rotate' && c === undefined) all = times(all, [cos, sin, -sin, cos, 0, 0]);
    else return undefined;
  }
  return all;
}

/** Where a box comes to lie, with all that may be drawn beyond an outline. */
export function placed(m: Matrix, { left, top, right, bottom }: Box, stroke = 0): Box {
  if (left > right) return NOWHERE;
  const beyond = BEYOND + stroke;
  const corners = [left - beyond, right + beyond].flatMap((x) =>
    [top - beyond, bottom + beyond].map((y) =>
      pointBox(m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5]),
    ),
  );
  return corners.some(({ left: x, top: y }) => Number.isNaN(x) || Number.isNaN(y))
    ? EVERYWHERE
    : united(corners);
}

/** Where an element is drawn that stands at `m`, with all in it. */
export function reachOf(element: Element, m: Matrix, meant: ReadonlyMap<string, Element>): Box {
  const { tag, attributes, inside } = element;
  const here = within(m, element);
  if (here === undefined) return EVERYWHERE;
  const number = (name: string, or = 0): number => Number(attributes[name] ?? or);
  const shape = (box: Box): Box => placed(here, box, number('stroke-width'));
  const [x, y] = [number('x'), number('y')];
  switch (tag) {
    case 'rect':
      return shape({ left: x, top: y, right: x + number('width'), bottom: y + number('height') });
    case 'circle':
      return shape(pointBox(number('cx'), number('cy'), number('r')));
    case 'ellipse':
      return shape(pointBox(number('cx'), number('cy'), number('rx'), number('ry')));
    case 'path':
      return shape(united(tracesOf(attributes.d ?? '').map(({ box }) => box)));
    case 'text':
      return shape(letteringOf(element));
    case 'use': {
      const target = meant.get((attributes.href ?? '').slice(1));
      return target ? reachOf(target, times(here, [1, 0, 0, 1, x, y]), meant) : EVERYWHERE;
    }
    case 'g':
    case 'symbol':
      return united(
        inside.map((one) => (typeof one === 'string' ? NOWHERE : reachOf(one, here, meant))),
      );
    default:
      return EVERYWHERE;
  }
}

/** To both sides, since a sheet may say where a text begins. */
function letteringOf({ attributes, inside }: Element): Box {
  const size = Number(attributes['font-size'] ?? LETTERS);
  const [x, y] = [Number(attributes.x ?? 0), Number(attributes.y ?? 0)];
  const lines = inside.map((one) =>
    typeof one === 'string'
      ? pointBox(x, y, one.length * size, size)
      : letteringOf({ ...one, attributes: { ...attributes, ...one.attributes } }),
  );
  return united([pointBox(x, y, size), ...lines]);
}
