import { paymentsInAll } from '#games/union-pacific/rules/dividends.ts';
import type { Event, UnionPacific } from '#games/union-pacific/rules/model.ts';
import type { View } from '#kernel/game.ts';
import type { Listener } from '#kernel/title.ts';
import type { TableSign } from '#ui/face.ts';
import { newsIn } from '../words/news.ts';

/**
 * What must not happen in silence and has no panel of its own, as each payment has: that only one payment is left, and no
 * Union Pacific share.
 */
export function sign(
  event: Event,
  { table }: View<UnionPacific>,
  listener: Listener,
): TableSign | undefined {
  const { sign: words } = newsIn(listener.language);
  switch (event.is) {
    case 'dividend-paid': {
      const all = paymentsInAll(table.players.length);
      if (event.nth !== all - 1 || table.paid >= all) return undefined;
      const text = table.players.length === 2 ? words.lastOfTwo : words.last;
      // What was paid stands in the panel of the payment: here it would read as what the last one brings.
      return { title: words.oneLeft, short: words.oneLeftShort, text, rule: '11.1' };
    }
    case 'up-taken':
    case 'share-exchanged':
      // By the event, not by the table: whoever comes back reads of it once, however many were taken before.
      return event.last && table.phase !== 'over'
        ? { title: words.noUp, short: 'UP 0', text: words.noUpText, rule: '7.3' }
        : undefined;
    default:
      return undefined;
  }
}
