import { useEffect, useRef } from 'react';
import { isElsewhere } from '../table/desk/keys.ts';
import type { Course } from './course.ts';
import { buttonAt, elementAt } from './spots.ts';

/**
 * What a lesson hears before the table does: a touch of what is to be looked at; Enter, which presses what is lit when nothing
 * else has the focus; Escape, which leads to the way out. Heard from stop to stop: cards and tables come and go meanwhile.
 */
export function useLessonKeys(course: Course, goOn: (() => void) | undefined): void {
  const touches = useRef<Touches>({ at: -1, spots: [] });
  // The last Enter was the lesson's: so is the next, wherever the board has put the focus after what it pressed.
  const leads = useRef(false);
  useEffect(() => {
    const touch = (event: MouseEvent): void => {
      if (event.isTrusted) leads.current = false;
      const { awaits } = course.stop;
      touches.current = touchedBy(event, course, touches.current);
      if (!course.isWaiting || awaits.is !== 'touch' || !isOn(event, awaits.spot)) return;
      event.preventDefault();
      event.stopPropagation();
      course.touched();
    };
    const key = (event: KeyboardEvent): void => {
      if (isElsewhere(event) || event.ctrlKey || event.metaKey || event.altKey) return;
      const isEnter = event.key === 'Enter' && !event.repeat;
      leads.current = isEnter && (leads.current || isFree() || isIdle(course));
      const done = leads.current
        ? enter(course, goOn, touches.current)
        : event.key === 'Escape' && showsOut();
      if (!done) return;
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener('click', touch, true);
    addEventListener('keydown', key, true);
    return () => {
      removeEventListener('click', touch, true);
      removeEventListener('keydown', key, true);
    };
  }, [course, goOn]);
}

/** A spot may lie under the button that its whole place is: then the point counts. */
function isOn({ target, clientX, clientY, detail }: MouseEvent, spot: string): boolean {
  const element = elementAt(spot);
  if (!element || !(target instanceof Element)) return false;
  if (element.contains(target)) return true;
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const isWithin = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  // Pressed by a key, a button has no point: then the one around it counts.
  return (
    target.closest('#main, .table-side') !== null &&
    (detail > 0 ? isWithin : target.contains(element))
  );
}

function isFree(): boolean {
  const focused = document.activeElement;
  return !focused || focused === document.body || focused.id === 'main';
}

/** There is nothing to do on the table, and the focus is still where something was done. */
const isIdle = (course: Course): boolean =>
  !course.isWaiting && document.activeElement?.closest('#main') != null;

/** What has been touched at this stop, as often as it was. */
type Touches = { at: number; spots: readonly string[] };

function touchedBy(event: MouseEvent, course: Course, before: Touches): Touches {
  const { at } = course.getSnapshot();
  const spot = course.lit.find((one) => isOn(event, one));
  const spots = before.at === at ? before.spots : [];
  return { at, spots: spot === undefined ? spots : [...spots, spot] };
}

/** What is to be touched next: what is not held, or not as often as it is asked for; when all has been, the last again. */
function nextSpot(course: Course, { at, spots }: Touches): string | undefined {
  const { lit } = course;
  const times = (all: readonly string[], spot: string) => all.filter((one) => one === spot).length;
  const touched = at === course.getSnapshot().at ? spots : [];
  const due = lit.find((spot) => {
    const held = buttonAt(spot)?.getAttribute('aria-pressed');
    const isShort = times(touched, spot) < times(lit, spot);
    if (held === undefined) return false;
    if (held === null) return isShort;
    return held === 'false' || (isShort && times(lit, spot) > 1);
  });
  return due ?? lit.at(-1);
}

function enter(course: Course, goOn: (() => void) | undefined, touches: Touches): boolean {
  if (goOn) {
    goOn();
    return true;
  }
  if (!course.isWaiting) return true;
  const { awaits } = course.stop;
  if (awaits.is === 'touch' || awaits.is === 'next') {
    course.touched();
    return true;
  }
  // Nothing is asked in particular: Enter is the table's.
  if (course.lit.length === 0) return false;
  const spot = nextSpot(course, touches);
  const button = spot === undefined ? undefined : buttonAt(spot);
  button?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  return true;
}

/** Nothing is held or open that Escape would put away: it leads to the way out, and does not take it. */
function showsOut(): boolean {
  if (document.querySelector('#main [aria-pressed="true"], .table-panel, .table-rules'))
    return false;
  const leave = document.querySelector<HTMLElement>('.learn-leave');
  leave?.focus();
  return leave !== null;
}
