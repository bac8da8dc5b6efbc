import { paymentsInAll } from '#games/union-pacific/rules/dividends.ts';
import type { Event, UnionPacific } from '#games/union-pacific/rules/model.ts';
import type { View } from '#kernel/game.ts';
import type { Listener } from '#kernel/title.ts';
import type { TableSign } from '#ui/face.ts';
import { newsIn } from '../words/news.ts';
import { gainOf, sumsOf } from './digest.ts';

/** What must not happen in silence: a payment, above all the last but one; the imaginary player; no Union Pacific left. */
export function sign(
  event: Event,
  { table }: View<UnionPacific>,
  listener: Listener,
): TableSign | undefined {
  const { sign: words } = newsIn(listener.language);
  switch (event.is) {
    case 'dividend-paid': {
      const all = paymentsInAll(table.players.length);
      const left = all - event.nth;
      return {
        title: words.dividend(event.nth, left === 0),
        text: words.paid(sumsOf(event.payments, listener), left),
        ...gainOf(event.payments, listener),
        rule: left < 2 ? '11.1' : '9.1',
      };
    }
    case 'third-appeared':
      return { title: words.third, text: words.thirdText, rule: '12.2' };
    case 'up-taken':
    case 'share-exchanged':
      return table.upPile === 0 && table.phase !== 'over'
        ? { title: words.noUp, text: words.noUpText, rule: '7.3' }
        : undefined;
    default:
      return undefined;
  }
}
