import { useMemo } from 'react';
import type { UnionPacific } from '#games/union-pacific/rules/model.ts';
import type { BoardProps } from '#ui/face.ts';
import type { FocusWish } from '#ui/handling/focus.ts';
import type { Presses } from '#ui/handling/presses.ts';
import { useHandling } from '#ui/handling/use-handling.ts';
import { askOf, EMPTY, type Held, questionOf } from './held.ts';
import { type Press, pressed } from './pressed.ts';
import { type Asked, type Turn, turnOf } from './turn.ts';

/** A turn with what it takes to go on. */
export type Playing = Turn & {
  /** A deed is on its way, and not yet answered. */
  doing: boolean;
  press: Presses<Press>;
};

/** What is held, what it comes to, and what a press does. `acting`: these eyes are asked. */
export function useTurn(
  props: BoardProps<UnionPacific>,
  acting: boolean,
  focus: FocusWish,
): Playing {
  const { table, own, eyes, choices, check, after } = props;
  const ask = acting ? askOf(table, choices) : undefined;
  const situation = useMemo<Asked>(
    () => ({ table, own, eyes, choices, check, after, ask }),
    [table, own, eyes, choices, check, after, ask],
  );
  const { held, doing, press } = useHandling<UnionPacific, Held, Press, Asked>(props, {
    question: questionOf(table, ask),
    fresh: EMPTY,
    pressed,
    situation,
    focus,
  });
  return useMemo(
    () => ({ ...turnOf(held, situation), doing, press }),
    [held, situation, doing, press],
  );
}
