import type { Kind } from '#kernel/game.ts';
import type { BoardProps } from '../face.ts';
import { pressAnswered, pressSucceeded } from '../moment.ts';
import type { FocusWish } from './focus.ts';
import type { ByKeys, Deed, Pressed, Situation } from './outcome.ts';

/** The same function for as long as the board stands. False: nothing came of it. */
export type Presses<Press> = (press: Press, at: Element) => boolean;

/** What a face says of its handling. */
export type HandlingRules<K extends Kind, Held, Press, S = Situation<K>> = {
  /** What is held belongs to one question; when something else is asked, it is gone. */
  question: string;
  /** What one begins with when something is asked. */
  fresh: Held;
  /** What is left in hand on the table as it is now: a piece may have been taken away from under it. */
  still?: (held: Held, situation: S) => Held;
  pressed: Pressed<K, Held, Press, S>;
  situation: S;
  focus?: FocusWish;
};

/** How things stand when a press comes. */
export type Now<K extends Kind, Held, Press, S> = Pick<
  BoardProps<K>,
  'act' | 'refuse' | 'readOnly'
> & {
  wish: HandlingRules<K, Held, Press, S>;
  held: Held;
  /** A deed is on its way, and not yet answered. */
  doing: boolean;
};

type Changes<Held> = {
  keep: (kept: { question: string; held: Held }) => void;
  setDoing: (doing: boolean) => void;
};

/** A press that came while a deed was on its way, and what was asked then. */
type Waiting<Press> = { press: Press; at: Element; question: string };

/**
 * Carries out what a press comes to, without React. A press that comes while a deed is on its way waits for the answer: it
 * is heard if the deed is done and the same is still asked; but not at the place of the deed itself, where it would be the
 * second press of two, unless something else is asked there already: the table may be drawn anew before the answer comes.
 */
export function pressesOver<K extends Kind, Held, Press extends ByKeys, S>(
  now: { current: Now<K, Held, Press, S> },
  { keep, setDoing }: Changes<Held>,
): Presses<Press> {
  const hold = (held: Held): void => {
    // In the past nothing can be picked up, and what is held in the present is not put down.
    if (now.current.readOnly) return;
    // The next press may come before the board has been drawn anew.
    now.current.held = held;
    keep({ question: now.current.wish.question, held });
  };
  const setBusy = (doing: boolean): void => {
    now.current.doing = doing;
    setDoing(doing);
  };
  const moveFocus = (to: string | undefined): void => {
    const { focus } = now.current.wish;
    if (focus && to !== undefined) focus.current = to;
  };
  let last: { place: Element; question: string } | undefined;
  let waiting: Waiting<Press> | undefined;
  const hearWaiting = (): void => {
    const next = waiting;
    waiting = undefined;
    if (next?.question === now.current.wish.question) hear(next.press, next.at);
  };
  const carryOut = async (deed: Deed<K['action']>, at: Element, focus?: string): Promise<void> => {
    setBusy(true);
    last = { place: at, question: now.current.wish.question };
    try {
      const { is } = await now.current.act(deed, at);
      // What the table has refused is still in hand.
      if (is !== 'done') waiting = undefined;
      else {
        hold(now.current.wish.fresh);
        moveFocus(focus);
      }
    } finally {
      setBusy(false);
    }
    hearWaiting();
  };
  const hear: Presses<Press> = (press, at) => {
    const { wish, held, doing, refuse } = now.current;
    if (doing) {
      const second = at === last?.place && wish.question === last.question;
      if (!second) waiting = { press, at, question: wish.question };
      return true;
    }
    const outcome = wish.pressed(held, press, wish.situation);
    const { deed, refused } = outcome;
    const focus = press.byKeys ? outcome.focus : undefined;
    hold(outcome.held);
    if (refused) {
      pressAnswered();
      refuse(refused.refusal, refused.action, at);
    } else if (deed || outcome.held !== held) pressSucceeded();
    if (deed) void carryOut(deed, at, focus);
    else moveFocus(focus);
    return outcome.held !== held || deed !== undefined || refused !== undefined;
  };
  return hear;
}
