import { useMemo } from 'react';
import type { RailroadTycoon } from '#games/railroad-tycoon/rules/model.ts';
import type { Seat } from '#kernel/game.ts';
import type { BoardProps } from '#ui/face.ts';
import type { FocusWish } from '#ui/handling/focus.ts';
import { type Handling, useHandling } from '#ui/handling/use-handling.ts';
import { type CubeDeliveries, deliveriesIn } from '../logic/deliveries.ts';
import { pressed, whenFetched } from './acting-later.ts';
import { type Deed, deedOf } from './deed.ts';
import { type Ask, askOf, freshOf, type Held, questionOf } from './held.ts';
import { type Press, seatOf } from './press.ts';

/** What these eyes are asked for, what they hold, and what the lever would do with it. */
export type Turn = Handling<Held, Press> &
  Pick<BoardProps<RailroadTycoon>, 'check'> & {
    /** Nothing while others act. */
    ask: Ask | undefined;
    seat: Seat;
    deliveries: readonly CubeDeliveries[];
    /** Nothing: something is still to be chosen. */
    deed: Deed | undefined;
  };

const NONE: readonly CubeDeliveries[] = [];
const ignore = (): boolean => false;

export function useTurn(
  props: BoardProps<RailroadTycoon>,
  acting: boolean,
  focus: FocusWish,
): Turn {
  const { table, own, eyes, choices, check } = props;
  const seat = seatOf(eyes);
  const ask = acting ? askOf(table) : undefined;
  const { held, doing, press } = useHandling(props, {
    question: questionOf(table, ask),
    fresh: freshOf(table, ask),
    pressed,
    situation: props,
    focus,
  });
  // Where nothing is asked, a press on the map only looks.
  const heard = useMemo(() => (ask ? whenFetched(press) : ignore), [ask, press]);
  const deliveries = ask === 'act' ? deliveriesIn(choices, table, seat) : NONE;
  return useMemo(() => {
    const deed = own && deedOf(table, own, seat, ask, held);
    return { ask, seat, held, doing, deed, deliveries, check, press: heard };
  }, [table, own, seat, ask, held, doing, deliveries, check, heard]);
}
