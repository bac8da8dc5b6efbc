import { arrowOf } from '../handling/walk.ts';
import { type Spot, steered } from '../map-view/steer.ts';
import { singleKeys } from '../single-keys.ts';
import { INSIDE, STOP, stop } from './stop.ts';

/** What can be pressed has the focus itself; a mark that only speaks is walked to while the board keeps the focus. */
const PLACE = '[data-place]';
const HINT = '[data-hint]';

/** Where one begins: with what may be pressed, else where one was last. */
const FIRST = ['[data-place].lit', '[data-place][data-last]'];

type Walk = {
  /** Asks a mark what it is; none: puts the note away. */
  ask: (mark: Element | undefined) => void;
  at: Element | undefined;
};

/** Goes into a board and out of it, and by keys from mark to mark. */
export function listenToStop(ask: Walk['ask']): () => void {
  const ears = new AbortController();
  const { signal } = ears;
  const walk: Walk = { ask, at: undefined };
  addEventListener(
    'focusin',
    ({ target }) => {
      walk.at = undefined;
      stop.set(isInside(target));
    },
    { signal },
  );
  addEventListener('keydown', (event) => goOn(event, walk), { signal, capture: true });
  // After the board, which may have something to step back from, and before the screen.
  document.addEventListener('keydown', (event) => comeOut(event, walk), { signal });
  return () => {
    ears.abort();
    stop.set(false);
  };
}

const isInside = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest(STOP) !== null &&
  target.closest(`${INSIDE}, ${PLACE}`) !== null;

const isElsewhere = ({ target }: Event): boolean =>
  document.querySelector('dialog:modal') !== null ||
  (target instanceof Element && target.closest('input, textarea, select') !== null);

function goOn(event: KeyboardEvent, walk: Walk): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (isElsewhere(event)) return;
  const box = document.activeElement?.closest<HTMLElement>(STOP) ?? undefined;
  const onBox = box !== undefined && document.activeElement === box;
  const heard =
    (onBox && event.key === 'Enter' && goIn(box, walk)) ||
    (onBox && walk.at !== undefined && steer(event, box, walk)) ||
    (event.key.toLowerCase() === 'h' && singleKeys.get() && askNext(event.shiftKey, walk));
  if (!heard) return;
  event.preventDefault();
  event.stopPropagation();
}

function comeOut(event: KeyboardEvent, walk: Walk): void {
  if (event.key !== 'Escape' || event.defaultPrevented) return;
  const { activeElement: focused } = document;
  const box = focused?.closest<HTMLElement>(STOP);
  if (!walk.at && !(box && (isInside(focused) || (stop.get() && focused === box)))) return;
  event.preventDefault();
  event.stopPropagation();
  move(undefined, walk);
  stop.set(false);
  box?.focus({ preventScroll: true });
}

/** Into the board: to what can be pressed, else to the first mark that is to be seen, else to what describes it. */
function goIn(box: HTMLElement, walk: Walk): boolean {
  const place = FIRST.flatMap((one) => [...box.querySelectorAll<HTMLElement>(one)]).find(isShown);
  stop.set(true);
  if (place) place.focus({ preventScroll: true });
  else move(marksIn(box)[0], walk);
  // What is described inside is drawn first.
  if (!place && !walk.at) setTimeout(() => focusInside(box));
  return true;
}

function focusInside(box: Element): void {
  const inside = box.querySelector<HTMLElement>(INSIDE);
  if (inside && !inside.hasAttribute('tabindex')) inside.tabIndex = -1;
  inside?.focus({ preventScroll: true });
}

/** By an arrow to the nearest mark on that side; where none is to be seen there, the arrow is the board's. */
function steer({ key, shiftKey }: KeyboardEvent, box: Element, walk: Walk): boolean {
  const way = arrowOf(key);
  if (!way || shiftKey) return false;
  const next = steered(marksIn(box).map(spotOf), walk.at, way);
  if (next) move(next, walk);
  return next !== undefined;
}

/** The next thing with a hint, wherever it stands: in the board while one is there, else round it. */
function askNext(back: boolean, walk: Walk): boolean {
  const box = document.activeElement?.closest(STOP);
  const all = box
    ? marksIn(box)
    : [...document.querySelectorAll(HINT)].filter((one) => isShown(one) && !one.closest(STOP));
  const from = walk.at ? all.indexOf(walk.at) : back ? 0 : -1;
  const next = all.at((from + (back ? -1 : 1)) % all.length);
  if (!next) return false;
  next.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  move(next, walk);
  return true;
}

function move(mark: Element | undefined, walk: Walk): void {
  walk.at = mark;
  walk.ask(mark);
}

/** Those that are to be seen in the part of the board that is on show. */
function marksIn(box: Element): readonly Element[] {
  const seen = box.getBoundingClientRect();
  return [...box.querySelectorAll(HINT)].filter((mark) => {
    const { x, y } = spotOf(mark);
    return isShown(mark) && x > seen.left && x < seen.right && y > seen.top && y < seen.bottom;
  });
}

function spotOf(of: Element): Spot<Element> {
  const { left, top, width, height } = of.getBoundingClientRect();
  return { of, x: left + width / 2, y: top + height / 2 };
}

const isShown = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true });
