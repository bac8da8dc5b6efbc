import type { State } from '#kernel/game.ts';
import type { Tell } from '#kernel/play.ts';
import { ownOf } from './changes.ts';
import { add } from './counts.ts';
import { COMPANIES } from './data/cards.ts';
import { companyPayments, countedShares, paymentsInAll, upPayments, valueOf } from './dividends.ts';
import { type Event, NO_SHARE, SHARES, type UnionPacific, UP } from './model.ts';

/** 9.4 to 10.9: one payment, company by company. */
export function pay(state: State<UnionPacific>, tell: Tell<Event>): void {
  const { table } = state;
  const nth = table.paid + 1;
  if (table.players.length === 2 && nth === paymentsInAll(2)) appearThird(state, tell);
  const secret = table.options.hiddenMoney ? ({ secret: true } as const) : {};
  const sums = table.players.map(() => 0);
  if (table.third) sums.push(0);
  const give = (payments: readonly number[]) => {
    for (let i = 0; i < payments.length; i++)
      sums[i] = (sums[i] as number) + (payments[i] as number);
  };
  for (let company = 0; company < COMPANIES.length; company++) {
    const value = valueOf(table, company);
    const payments = companyPayments(value, countedShares(table, company));
    give(payments);
    tell?.({ is: 'company-paid', company, value, nth, payments, ...secret });
  }
  const payments = upPayments(nth, countedShares(table, UP));
  give(payments);
  tell?.({ is: 'up-paid', nth, payments, ...secret });
  tell?.({ is: 'dividend-paid', nth, payments: sums, ...secret });
  table.paid = nth;
  for (let seat = 0; seat < table.players.length; seat++) {
    ownOf(state, seat).money += sums[seat] as number;
    if (table.money) table.money[seat] = ownOf(state, seat).money;
  }
  if (table.third) table.third.money += sums[table.players.length] as number;
}

/** 12.2: whatever is left belongs to the imaginary player. */
function appearThird({ table, hidden }: State<UnionPacific>, tell: Tell<Event>): void {
  const shares = new Array<number>(SHARES).fill(0);
  for (let company = 0; company < UP; company++) shares[company] = hidden.pile[company] as number;
  for (const share of table.display) if (share !== NO_SHARE) add(shares, share);
  shares[UP] = table.upPile;
  table.third = { shares, money: 0 };
  tell?.({ is: 'third-appeared', shares: [...shares] });
}
