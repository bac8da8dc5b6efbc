import { Malformed } from '#kernel/game.ts';
import type { Order, Orders } from '#kernel/orders.ts';
import { NO_SHARE, type Share, type UnionPacific, UP } from './model.ts';
import { en } from './words/en.ts';
import { fr } from './words/fr.ts';

/** This share of the display, if it still lies there when its taker takes one. */
export type TakeOrder = Order & { kind: 'take'; share: Share };

export const orders: Orders<UnionPacific> = {
  parse(raw) {
    const { kind, share, ...rest } = raw as Record<string, unknown>;
    const isShare = Number.isInteger(share) && (share as number) >= 0 && (share as number) < UP;
    if (kind !== 'take' || !isShare || Object.keys(rest).length > 0)
      throw new Malformed('no order');
    return { kind, share } as TakeOrder;
  },

  say(order, language) {
    const { share } = order as TakeOrder;
    return language === 'fr'
      ? `Prendre **${fr.share(share)}** si l’action est encore là`
      : `Take **${en.share(share)}** if it is still there`;
  },

  /** 6.2 */
  next({ phase, display }, _own, _seat, order) {
    if (phase !== 'take') return 'wait';
    const place = display.indexOf((order as TakeOrder).share);
    return place < 0 ? 'lifted' : { play: [{ do: 'take-display', place }] };
  },

  offers({ display }) {
    const shares = new Set(display.filter((share) => share !== NO_SHARE && share !== UP));
    return [...shares].map((share): TakeOrder => ({ kind: 'take', share }));
  },
};
