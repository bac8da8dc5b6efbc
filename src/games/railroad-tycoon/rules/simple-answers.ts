import { typeset } from '#kernel/french.ts';
import type { Seat } from '#kernel/game.ts';
import type { SimpleAnswer } from '#kernel/title.ts';
import type { Action, ActionOf, Own, Table } from './model.ts';
import { play } from './play.ts';

/** In the auction: the least bid, and to pass. */
export function simpleAnswers(table: Table, own: Own, seat: Seat): SimpleAnswer<Action>[] {
  if (table.phase !== 'auction') return [];
  const choices = play.choices(table, own, seat);
  const isBid = (action: Action): action is ActionOf<'bid'> => action.do === 'bid';
  const bids = choices.filter(isBid).toSorted((a, b) => a.amount - b.amount);
  return [...bids.slice(0, 1), ...choices.filter((action) => action.do === 'pass')].map(
    (action) => ({ action, ...saidOf(action) }),
  );
}

function saidOf(action: ActionOf<'bid' | 'pass'>): Omit<SimpleAnswer<Action>, 'action'> {
  if (action.do === 'pass') {
    return { words: { en: 'Pass', fr: 'Passer' }, done: { en: 'You pass', fr: 'Vous passez' } };
  }
  const { amount } = action;
  return {
    words: { en: `Bid $${amount},000`, fr: typeset(`Offrir ${amount} 000 $`) },
    done: { en: `$${amount},000 bid`, fr: typeset(`${amount} 000 $ offerts`) },
  };
}
