import type { Direction } from '../map-view/steer.ts';
import type { ViewControl } from '../map-view/view-control.ts';

/** What an element is by its mark, `data-piece="hand:2"`: its kind, and which of them. */
export function markOf(
  target: EventTarget | null | undefined,
  mark: 'piece' | 'place',
): [kind: string, which: string] {
  const marked = target instanceof HTMLElement ? target.dataset[mark] : undefined;
  const [kind = '', which = ''] = (marked ?? '').split(':');
  return [kind, which];
}

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

export const arrowOf = (key: string): Direction | undefined => ARROWS[key];

/** Arrows go along things of one kind, and round; Home and End to the first and the last. False: another key. */
export function walkAlong(
  key: string,
  all: readonly HTMLElement[],
  from: HTMLElement,
  options?: FocusOptions,
): boolean {
  const next = nextAlong(key, all.indexOf(from), all.length);
  if (next === undefined) return false;
  all[next]?.focus(options);
  return true;
}

/** The one of so many that a key leads to from this one. */
export function nextAlong(key: string, at: number, count: number): number | undefined {
  if (count === 0) return undefined;
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowUp':
      return (Math.max(at, 0) - 1 + count) % count;
    case 'ArrowRight':
    case 'ArrowDown':
      return (at + 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

/** So far does an arrow move a map, in pixels. */
const PAN = 80;

/** The map goes the other way than the eyes. */
export function panByArrow(
  view: Pick<ViewControl, 'pan'>,
  arrow: Direction,
  by: number = PAN,
): void {
  const [dx, dy] = { left: [by, 0], right: [-by, 0], up: [0, by], down: [0, -by] }[arrow] as [
    number,
    number,
  ];
  view.pan(dx, dy);
}
