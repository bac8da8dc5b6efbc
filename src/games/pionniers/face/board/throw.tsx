import type { ReactNode } from 'react';
import { useSecondClick } from '#ui/handling/second-click.ts';
import type { Offer, Offers } from '../handling/offers.ts';
import type { Turn } from '../handling/use-turn.ts';

/** The button of a choice. One that is refused can still be pressed: it answers why not. */
export function Throw({ offer, kind, keycap, turn, children }: ThrowProps): ReactNode {
  const { refusal, only } = offer;
  const isSecond = useSecondClick(turn.question);
  return (
    <button
      type="button"
      className={`button pio-throw ${kind}`}
      data-do={kind}
      data-spot={kind}
      data-ready={refusal === undefined}
      {...(only ? { 'data-lever': '' } : {})}
      aria-disabled={refusal !== undefined}
      aria-keyshortcuts={keycap}
      // The second click of two, or a key held down, would throw again.
      onClick={(event) => {
        if (!isSecond(event)) turn.press({ on: kind }, event.currentTarget);
      }}
      onKeyDown={(event) => {
        if (event.repeat) event.preventDefault();
      }}
    >
      {children}
      {refusal ? null : (
        <span className="button-keycap" aria-hidden="true">
          <kbd>{keycap}</kbd>
        </span>
      )}
    </button>
  );
}

type ThrowProps = {
  offer: Offer;
  kind: keyof Offers;
  keycap: string;
  turn: Turn;
  children: ReactNode;
};
