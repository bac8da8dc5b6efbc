import { arrowOf } from '../handling/walk.ts';
import { type Spot, steered } from '../map-view/steer.ts';
import { INSIDE, STOP, stop } from './stop.ts';

const MARKS = '[data-place], [data-hint]';

/** Where one begins: with what may be pressed, else where one was last, else at the first mark. */
const FIRST = ['[data-place].lit', '[data-place][data-last]', MARKS, INSIDE];

/** Goes into a board and out of it, and among its marks: those that a face does not walk itself. */
export function listenToStop(): () => void {
  const ears = new AbortController();
  const { signal } = ears;
  addEventListener('focusin', ({ target }) => stop.set(isInside(target)), { signal });
  addEventListener('keydown', goIn, { signal, capture: true });
  // After the board, which may have something to step back from, and before the screen.
  document.addEventListener('keydown', comeOut, { signal });
  return () => {
    ears.abort();
    stop.set(false);
  };
}

const isInside = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest(STOP) !== null &&
  target.closest(`${INSIDE}, ${MARKS}`) !== null;

function goIn(event: KeyboardEvent): void {
  const { activeElement: at } = document;
  const box = at?.closest<HTMLElement>(STOP);
  if (!at || !box || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey)
    return;
  if (event.key === 'Enter' && at === box) {
    stop.set(true);
    // What is described inside is drawn first.
    setTimeout(() => focusOn(firstIn(box)));
  } else if (!walk(event, at, box)) return;
  event.preventDefault();
  event.stopPropagation();
}

function comeOut(event: KeyboardEvent): void {
  const { activeElement: at } = document;
  const box = at?.closest<HTMLElement>(STOP);
  if (event.key !== 'Escape' || event.defaultPrevented || !box || !isInside(at)) return;
  event.preventDefault();
  event.stopPropagation();
  box.focus({ preventScroll: true });
}

/** Arrows go from a mark that only speaks to the nearest of all marks; from a place the face goes itself. */
function walk(event: KeyboardEvent, from: Element, box: Element): boolean {
  const way = arrowOf(event.key);
  if (!way || event.shiftKey || !from.matches('[data-hint]:not([data-place])')) return false;
  const spots = [...box.querySelectorAll(MARKS)].filter(isShown).map(spotOf);
  const next = steered(spots, from, way);
  if (next) focusOn(next);
  return true;
}

function spotOf(of: Element): Spot<Element> {
  const { left, top, width, height } = of.getBoundingClientRect();
  return { of, x: left + width / 2, y: top + height / 2 };
}

const isShown = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true });

function firstIn(box: Element): Element | undefined {
  for (const wanted of FIRST) {
    const found = [...box.querySelectorAll(wanted)].find(isShown);
    if (found) return found;
  }
  return undefined;
}

/** Marks that only speak are not in the tab order; walked to, they have the focus all the same. */
function focusOn(mark: Element | undefined): void {
  if (!(mark instanceof HTMLElement || mark instanceof SVGElement)) return;
  if (mark.tabIndex < 0 && !mark.hasAttribute('tabindex')) mark.setAttribute('tabindex', '-1');
  mark.focus({ preventScroll: true });
}
