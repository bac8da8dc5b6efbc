import { useMemo, useRef, useState } from 'react';
import type { Kind } from '#kernel/game.ts';
import type { BoardProps } from '../face.ts';
import type { Pressed } from './outcome.ts';

export type Handling<Held, Press> = {
  held: Held;
  /** A deed is on its way, and not yet answered. */
  doing: boolean;
  /** The same function for as long as the board stands. `byKeys`: the focus goes where the outcome says. */
  press: (press: Press, at: Element, byKeys?: boolean) => void;
};

type Wish<K extends Kind, Held, Press> = {
  /** What is held belongs to one question; when something else is asked, it is gone. */
  question: string;
  /** What one begins with when something is asked. */
  fresh: Held;
  pressed: Pressed<K, Held, Press>;
  /** Moves the focus once the board has been drawn anew. */
  focus?: (selector: string) => void;
};

/** Keeps what is held, asks `pressed` what a press makes of it, and carries that out. */
export function useHandling<K extends Kind, Held, Press>(
  props: BoardProps<K>,
  wish: Wish<K, Held, Press>,
): Handling<Held, Press> {
  const { question, fresh } = wish;
  const [kept, keep] = useState({ question, held: fresh });
  const [doing, setDoing] = useState(false);
  const held = kept.question === question ? kept.held : fresh;
  // Taken back, the same is asked again; but with empty hands.
  if (kept.question !== question) keep({ question, held });
  const now = useRef({ props, wish, held, doing });
  now.current = { props, wish, held, doing };

  const press = useMemo(() => {
    const carryOut = async (deed: readonly K['action'][], at: Element): Promise<void> => {
      setDoing(true);
      const answer = await now.current.props.act(deed, at);
      setDoing(false);
      const { wish: asked } = now.current;
      if (answer.is === 'done') keep({ question: asked.question, held: asked.fresh });
    };
    return (pressed: Press, at: Element, byKeys = false): void => {
      const { props: board, wish: asked, held: before, doing: isBusy } = now.current;
      if (isBusy) return;
      if (board.readOnly) {
        // It says why nothing can be done.
        void board.act([], at);
        return;
      }
      const outcome = asked.pressed(before, pressed, board);
      keep({ question: asked.question, held: outcome.held });
      if (outcome.refused) board.refuse(outcome.refused.refusal, outcome.refused.action, at);
      if (outcome.focus !== undefined && byKeys) asked.focus?.(outcome.focus);
      if (outcome.deed) void carryOut(outcome.deed, at);
    };
  }, []);
  return { held, doing, press };
}
