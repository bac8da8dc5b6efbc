import { useMemo } from 'react';
import type { Action, Trambahn } from '#games/trambahn/rules/model.ts';
import type { BoardProps } from '#ui/face.ts';
import type { FocusWish } from '#ui/handling/focus.ts';
import type { Presses } from '#ui/handling/presses.ts';
import { useHandling } from '#ui/handling/use-handling.ts';
import type { Situation } from '../logic/gesture.ts';
import { type Held, NOTHING, stillHeld } from './held.ts';
import { type Lights, lightsOf } from './lights.ts';
import { type Press, pressed } from './pressed.ts';

const NONE: readonly Action[] = [];

export type Turn = { held: Held; lights: Lights; press: Presses<Press> };

/** What is in hand, what is lit for it, and what a press does. */
export function useTurn(props: BoardProps<Trambahn>, seat: 0 | 1, focus: FocusWish): Turn {
  const { table, own, eyes, choices, check, after, sent = NONE } = props;
  const situation = useMemo<Situation>(
    () => ({ table, own, eyes, choices, check, after, seat }),
    [table, own, eyes, choices, check, after, seat],
  );
  const handling = useHandling<Trambahn, Held, Press, Situation>(props, {
    // A card in hand is one's own whatever is asked: it stays there while the other plays.
    question: '',
    fresh: NOTHING,
    still: stillHeld,
    pressed,
    situation,
    focus,
  });
  // What is on its way to the table is marked as sent, and not as held; refused, it is in hand again.
  const held = handling.doing ? NOTHING : handling.held;
  const lights = useMemo(() => lightsOf(held, situation, sent), [held, situation, sent]);
  return { held, lights, press: handling.press };
}
