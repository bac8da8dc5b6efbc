/** Where the spots of a lesson are on the screen: its names are those that the board itself gives its parts. */

export type Box = { x: number; y: number; width: number; height: number };

/** The lever, whatever it is called on this board. */
const LEVER = 'lever';

const MARKS = ['data-spot', 'data-place', 'data-piece'];

export function elementAt(spot: string): Element | undefined {
  const selectors =
    spot === LEVER
      ? ['[data-lever]']
      : MARKS.map((mark) => `.table-screen [${mark}="${CSS.escape(spot)}"]`);
  for (const selector of selectors) {
    const found = [...document.querySelectorAll(selector)].find(isShown);
    if (found) return found;
  }
  return undefined;
}

/** What is pressed there: the spot itself, or the button in it or around it. */
export function buttonAt(spot: string): HTMLElement | SVGElement | undefined {
  const element = elementAt(spot);
  const button =
    element?.closest('button, [role="button"]') ??
    element?.querySelector('button, [role="button"]');
  const pressed = button ?? element;
  return pressed instanceof HTMLElement || pressed instanceof SVGElement ? pressed : undefined;
}

function isShown(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
}

/** As numbers: what the browser gives is asked anew at each reading. */
export function boxOf(element: Element): Box {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
}

export function boxAt(spot: string, pad: number): Box | undefined {
  const element = elementAt(spot);
  return element && boxOnMap(element, pad);
}

export function boxOnMap(element: Element, pad: number): Box | undefined {
  const box = boxOf(element);
  // What the map does not show has no place on the screen.
  const frame = element.closest('.map-surface');
  return frame && overlap(box, boxOf(frame)) === 0 ? undefined : padded(box, pad);
}

export function padded({ x, y, width, height }: Box, pad: number): Box {
  return { x: x - pad, y: y - pad, width: width + 2 * pad, height: height + 2 * pad };
}

export const middleOf = ({ x, y, width, height }: Box): { x: number; y: number } => ({
  x: x + width / 2,
  y: y + height / 2,
});

/** The box that holds both. */
export function around(a: Box, b: Box): Box {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  const right = Math.max(a.x + a.width, b.x + b.width);
  const bottom = Math.max(a.y + a.height, b.y + b.height);
  return { x, y, width: right - x, height: bottom - y };
}

/** How much of the one the other covers. */
export function overlap(a: Box, b: Box): number {
  const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return wide > 0 && high > 0 ? wide * high : 0;
}
