/** A piece of the window. */
export type Span = { left: number; right: number; top: number; bottom: number };

const EDGE = 8;

const touches = (a: Span, b: Span): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/**
 * Where a notice of this height stands on a phone, as its top: on the dock, or under the head where that would cover
 * fewer of the places that may be pressed now.
 */
export function freestTop(
  height: number,
  { head, dock, left, right }: { head: number; dock: number; left: number; right: number },
  lit: readonly Span[],
): number {
  const covered = (top: number): number =>
    lit.filter((place) => touches(place, { left, right, top, bottom: top + height })).length;
  const low = Math.max(EDGE, dock - EDGE - height);
  const high = head + EDGE;
  return high + height <= dock && covered(high) < covered(low) ? high : low;
}

/** The hand and the lever stand fixed at the lower edge; the notice stands on them, and covers no lit place if it can. */
export function placeAboveDock(notice: HTMLElement): void {
  const docked = [...document.querySelectorAll('[data-lever], [data-piece^="hand:"]')].map(dockOf);
  const tops = docked.flatMap((dock) => (dock ? [dock.getBoundingClientRect().top] : []));
  const lit = [...document.querySelectorAll('[data-place].lit')].map((place) =>
    place.getBoundingClientRect(),
  );
  const { left, right, height } = notice.getBoundingClientRect();
  const top = freestTop(
    height,
    {
      head: document.querySelector('#main')?.getBoundingClientRect().top ?? 0,
      dock: Math.min(innerHeight, ...tops),
      left,
      right,
    },
    lit,
  );
  notice.style.top = `${top}px`;
}

function dockOf(element: Element): Element | undefined {
  for (let up: Element | null = element; up; up = up.parentElement) {
    if (['fixed', 'sticky'].includes(getComputedStyle(up).position)) return up;
  }
  return undefined;
}
