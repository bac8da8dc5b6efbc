import { useMemo } from 'react';
import type { Pionniers } from '#games/pionniers/rules/model.ts';
import type { BoardProps } from '#ui/face.ts';
import type { FocusWish } from '#ui/handling/focus.ts';
import { type Handling, useHandling } from '#ui/handling/use-handling.ts';
import type { Target } from '../logic/targets.ts';
import { type Ask, askOf, EMPTY, type Held, questionOf } from './held.ts';
import { type Lights, lightsOf } from './lights.ts';
import { type Offers, offersOf } from './offers.ts';
import { type Press, pressed } from './pressed.ts';

/** What these eyes are asked for, what they may choose from, and what they hold. */
export type Turn = Omit<Handling<Held, Press>, 'held'> &
  Lights & {
    /** Nothing while others act. */
    ask: Ask | undefined;
    /** What tells this question from the next. */
    question: string;
    offers: Offers | undefined;
    /** The place picked, and what a crate would do there. */
    picked: Target | undefined;
  };

export function useTurn(props: BoardProps<Pionniers>, acting: boolean, focus: FocusWish): Turn {
  const { table, choices, language, check } = props;
  const ask = acting ? askOf(table) : undefined;
  const question = questionOf(table, ask);
  const { held, doing, press } = useHandling(props, {
    question,
    fresh: EMPTY,
    pressed,
    situation: props,
    focus,
  });
  const lights = useMemo(
    () => lightsOf(ask, { table, choices, check }),
    [ask, table, choices, check],
  );
  const offers = useMemo(
    () => offersOf(ask, { table, choices, check }, language),
    [ask, table, choices, check, language],
  );
  const picked = lights.targets.find(
    ({ line, space }) => line === held.picked?.line && space === held.picked.space,
  );
  return { ask, question, ...lights, offers, picked, doing, press };
}
