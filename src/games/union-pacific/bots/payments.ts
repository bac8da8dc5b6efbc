import { DIVIDENDS, UP_TABLE } from '#games/union-pacific/rules/data/cards.ts';
import { type Share, UP } from '#games/union-pacific/rules/model.ts';
import { MOST_SHARES, type View } from './view.ts';

/** What so many shares of a kind bring, on average, at each payment left: where in `view.pay` it stands. */
export function payOf(view: View, share: Share, count: number): number {
  const at = share * MOST_SHARES + count;
  if (view.known[at] === 0) {
    view.known[at] = 1;
    for (let nth = 0; nth < view.expected.left; nth++) {
      view.pay[at * DIVIDENDS + nth] = count === 0 ? 0 : expectedPay(view, share, nth, count);
    }
  }
  return at * DIVIDENDS;
}

/** 9.5 to 9.9, 10.1: every rival is ahead or behind with some likelihood. */
function expectedPay(view: View, share: Share, nth: number, count: number): number {
  const { rivals } = view;
  const at = share * DIVIDENDS + nth;
  const spread = view.spread[at] as number;
  let first = 1;
  let second = 0;
  let ahead = 0;
  const compare = (theirs: number) => {
    const lead = chanceToLead(count - theirs, spread);
    second = second * lead + first * (1 - lead);
    first *= lead;
    ahead += 1 - lead;
  };
  for (let i = 0; i < rivals.count; i++) compare(rivals.shares[share * rivals.count + i] as number);
  const third = nth === view.expected.left - 1 ? view.third : null;
  if (third) compare(third[share] as number);
  if (share === UP) return upPay(view.paid + nth, ahead);
  const alone = third ? 0 : (rivals.alone[share] as number);
  return (view.value[at] as number) * (first + (second + alone * first) / 2);
}

/** How likely one holding is the larger. */
function chanceToLead(lead: number, spread: number): number {
  const z = lead / spread;
  return 0.5 + (0.5 * z) / Math.sqrt(1 + z * z);
}

/** 10.2 to 10.6: between two places, a straight line. */
function upPay(paid: number, ahead: number): number {
  const row = UP_TABLE[paid] as readonly number[];
  const place = Math.floor(ahead);
  const better = row[place] ?? 0;
  return better + ((row[place + 1] ?? 0) - better) * (ahead - place);
}
