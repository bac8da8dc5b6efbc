import { useMemo, useRef, useState } from 'react';
import type { Kind } from '#kernel/game.ts';
import type { BoardProps } from '../face.ts';
import type { ByKeys, Situation } from './outcome.ts';
import { type HandlingRules, type Presses, pressesOver } from './presses.ts';

export type Handling<Held, Press> = {
  held: Held;
  /** A deed is on its way, and not yet answered. */
  doing: boolean;
  press: Presses<Press>;
};

/**
 * Keeps what is held, asks `pressed` what a press makes of it, and carries that out. While the past is on show hands are
 * empty; what was held is in hand again when the table is shown as it stands, if the same is still asked.
 */
export function useHandling<K extends Kind, Held, Press extends ByKeys, S = Situation<K>>(
  { act, refuse, readOnly }: Pick<BoardProps<K>, 'act' | 'refuse' | 'readOnly'>,
  wish: HandlingRules<K, Held, Press, S>,
): Handling<Held, Press> {
  const { question, fresh, situation, still } = wish;
  const [kept, keep] = useState({ question, held: fresh });
  const [doing, setDoing] = useState(false);
  // Taken back, the same is asked again; but with empty hands.
  if (!readOnly && kept.question !== question) keep({ question, held: fresh });
  const inHand = !readOnly && kept.question === question ? kept.held : fresh;
  const held = still ? still(inHand, situation) : inHand;
  const now = useRef({ act, refuse, readOnly, wish, held, doing });
  now.current = { act, refuse, readOnly, wish, held, doing };
  const press = useMemo(() => pressesOver(now, { keep, setDoing }), []);
  return { held, doing, press };
}
