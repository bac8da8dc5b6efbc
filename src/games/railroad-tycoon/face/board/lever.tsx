import type { ReactNode } from 'react';
import type { Action } from '#games/railroad-tycoon/rules/model.ts';
import { Pause } from '#ui/ear/said.tsx';
import { useActing } from '../handling/acting-later.ts';
import { useDock } from '../handling/dock.ts';
import { useViewer } from '../viewer.ts';

/** The one button that does what has been chosen. `idle`: what it says while something is missing. */
export function Lever({ idle }: { idle: string }): ReactNode {
  const { words, language } = useViewer();
  const dock = useDock();
  const acting = useActing();
  const { deed, doing, press } = dock.turn;
  const main = deed && mainOf(deed.actions);
  // Said here too: the bill may be folded away, or below the edge.
  const bill = main && acting?.leverBill(dock, main, language);
  return (
    <button
      type="button"
      className="button lever"
      data-lever=""
      data-ready={deed !== undefined}
      data-do={main?.do}
      aria-disabled={deed === undefined || doing}
      onClick={(event) => {
        if (event.detail < 2) press({ on: 'lever' }, event.currentTarget);
      }}
      onKeyDown={(event) => {
        if (event.repeat) event.preventDefault();
      }}
    >
      {main === undefined
        ? idle
        : main.do === 'bid'
          ? words.auction.offer(main.amount)
          : (acting?.leverText(dock, main, language) ?? idle)}
      {bill === undefined ? null : (
        <>
          <Pause />
          <small>
            {bill.pays} <span className="rt-to-issue">{bill.toIssue}</span>
          </small>
        </>
      )}
    </button>
  );
}

/** What a gesture is about: not the shares that pay for it, nor the stop at its end. */
function mainOf(actions: readonly Action[]): Action {
  const main = actions.find(
    ({ do: what }) =>
      what !== 'issue-share' && what !== 'announce-grant' && what !== 'stop-building',
  );
  return main ?? (actions.at(-1) as Action);
}
