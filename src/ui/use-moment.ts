import { useEffect, useRef, useState } from 'react';
import { endLast, Moment, type MomentMark } from './moment.ts';
import { noticeFor } from './pace.ts';

/** What holds something that would go by itself: the pointer or the focus on it. */
export type Holding = {
  onPointerEnter: () => void;
  onPointerLeave: () => void;
  onFocus: () => void;
  onBlur: () => void;
};

/** Ends `shown` with its moment (`moment.ts`); `ms` is at normal pace. Nothing on show has none. */
export function useMoment(
  shown: unknown,
  end: () => void,
  { of, ms }: { of?: MomentMark; ms?: number } = {},
): Holding {
  const on = shown !== undefined && shown !== null && shown !== false;
  const now = useRef({ end, of });
  now.current = { end, of };
  const moment = useRef<Moment>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another thing on show begins another moment.
  useEffect(() => {
    if (!on) return undefined;
    const begun = new Moment(
      () => now.current.end(),
      now.current.of,
      ms === undefined ? undefined : noticeFor(ms),
    );
    moment.current = begun;
    listenToEscape();
    return () => {
      begun.forget();
      moment.current = undefined;
    };
  }, [on, shown, ms]);
  useEffect(() => moment.current?.at(of), [of]);
  const [holding] = useState<Holding>(() => ({
    onPointerEnter: () => moment.current?.hold(true),
    onPointerLeave: () => moment.current?.hold(false),
    onFocus: () => moment.current?.hold(true),
    onBlur: () => moment.current?.hold(false),
  }));
  return holding;
}

let listening = false;

/** Before Escape means anything to the board; but not over a dialog. The screen's own first ear skips what is shown. */
function listenToEscape(): void {
  if (listening) return;
  listening = true;
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    if (document.querySelector('dialog:modal') || !endLast()) return;
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('keydown', press, true);
}
