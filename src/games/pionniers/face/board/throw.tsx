import type { ReactNode } from 'react';
import type { Action } from '#games/pionniers/rules/model.ts';
import type { Refusal } from '#kernel/game.ts';

/** One of the two things a turn may be: allowed, or refused and why. */
export type Offer = {
  action: Action;
  refusal: Refusal | undefined;
  /** The reason as a sentence. */
  why: string | undefined;
  /** It is all that can be done: Enter does it. */
  only: boolean;
  press: (action: Action, element: Element) => void;
};

/** The button of a choice. One that is refused can still be pressed: it answers why not. */
export function Throw({ offer, kind, keycap, children }: ThrowProps): ReactNode {
  const { action, refusal, only, press } = offer;
  return (
    <button
      type="button"
      className={`btn pio-throw ${kind}`}
      data-do={action.do}
      data-ready={refusal === undefined}
      {...(only ? { 'data-lever': '' } : {})}
      aria-disabled={refusal !== undefined}
      // The second click of two, or a key held down, would throw again.
      onClick={(event) => {
        if (event.detail <= 1) press(action, event.currentTarget);
      }}
      onKeyDown={(event) => {
        if (event.repeat) event.preventDefault();
      }}
    >
      {children}
      {refusal || keycap === undefined ? null : <kbd>{keycap}</kbd>}
    </button>
  );
}

type ThrowProps = {
  offer: Offer;
  kind: 'lay' | 'move' | 'crate' | 'keep';
  keycap?: string;
  children: ReactNode;
};
