import { onStir, stirred } from '../moment.ts';
import { Hinting, type HintShown } from './hinting.ts';

/** An element that says what it is when it is asked. */
export type Mark = Element;

export const HINT = 'data-hint';
export const NOTE = 'hint-note';

/** So far may a finger slip while it stays. */
const SLIP = 10;

const markAt = (target: EventTarget | null): Mark | undefined =>
  target instanceof Element ? (target.closest(`[${HINT}]`) ?? undefined) : undefined;

const inNote = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(`.${NOTE}`) !== null;

/** Where the pointer was last: of something large, that is what is pointed at. */
export const pointer = { x: Number.NaN, y: Number.NaN };

/** One pair of ears for all hints of a page. */
export function listenToHints(show: (shown: HintShown<Mark> | undefined) => void): {
  hinting: Hinting<Mark>;
  end: () => void;
} {
  const hinting = new Hinting<Mark>(show);
  const ears = new AbortController();
  const options = { signal: ears.signal, capture: true };
  addEventListener(
    'pointerover',
    ({ target, pointerType, clientX, clientY }) => {
      if (pointerType === 'touch') return;
      // Where it has not been seen yet, it may have rested since before the page stood.
      const moved = pointer.x !== clientX || pointer.y !== clientY;
      const asks = moved && !Number.isNaN(pointer.x);
      Object.assign(pointer, { x: clientX, y: clientY });
      if (inNote(target)) hinting.stay();
      else if (asks) hinting.over(markAt(target));
      else hinting.come(markAt(target));
    },
    options,
  );
  addEventListener(
    'pointermove',
    ({ pointerType, clientX, clientY }) => {
      if (pointerType === 'touch') return;
      Object.assign(pointer, { x: clientX, y: clientY });
      hinting.move();
    },
    options,
  );
  listenToFingers(hinting, options);
  addEventListener(
    'focusin',
    ({ target }) => {
      if (inNote(target)) return;
      const mark = markAt(target);
      hinting.focus(mark?.matches(':focus-visible') ? mark : undefined);
    },
    options,
  );
  addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || event.defaultPrevented || !hinting.escape()) return;
      event.preventDefault();
      event.stopPropagation();
    },
    options,
  );
  addEventListener('wheel', () => hinting.over(undefined), { ...options, passive: true });
  // What was tapped has gone from under its note.
  addEventListener('scroll', () => hinting.answered(), { ...options, passive: true });
  // What a press came to may be drawn later than what the mark under the finger says of itself.
  const deaf = onStir(() => hinting.answered());
  return {
    hinting,
    end: () => {
      ears.abort();
      deaf();
    },
  };
}

/** A tap that does nothing else, or a finger that stays. */
function listenToFingers(hinting: Hinting<Mark>, options: AddEventListenerOptions): void {
  let down: { x: number; y: number; stirred: number } | undefined;
  let asked = false;
  addEventListener(
    'pointerdown',
    ({ target, pointerType, clientX: x, clientY: y }) => {
      asked = false;
      down = undefined;
      if (pointerType !== 'touch') {
        if (!inNote(target)) hinting.press(markAt(target));
        return;
      }
      Object.assign(pointer, { x, y });
      down = { x, y, stirred: stirred() };
      const mark = markAt(target);
      if (mark) {
        hinting.touch(mark, () => {
          asked = true;
        });
      }
    },
    options,
  );
  addEventListener(
    'pointermove',
    ({ clientX, clientY }) => {
      if (down && Math.hypot(clientX - down.x, clientY - down.y) > SLIP) hinting.lift();
    },
    options,
  );
  for (const gone of ['pointerup', 'pointercancel'] as const) {
    addEventListener(gone, () => hinting.lift(), options);
  }
  addEventListener(
    'click',
    (event) => {
      if (inNote(event.target) || down === undefined) return;
      if (asked) {
        // It asked what this is: lifted, it does not press it as well.
        event.preventDefault();
        event.stopPropagation();
        return;
      }
      const mark = does(event.target) ? undefined : markAt(event.target);
      const before = down.stirred;
      // Only once the board has answered is it known that it had nothing to say.
      setTimeout(() => hinting.tap(stirred() === before ? mark : undefined));
    },
    options,
  );
}

/** What is pressed for its own sake. A button that cannot do anything now may say why. */
const does = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('button:not([aria-disabled="true"]), a, input, select, label, summary') !== null;
