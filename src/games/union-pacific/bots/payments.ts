import { DIVIDENDS, UP_TABLE } from '#games/union-pacific/rules/data/cards.ts';
import { SHARES, type Share, UP } from '#games/union-pacific/rules/model.ts';
import { type Assessment, MOST_SHARES } from './assessment.ts';

/** What has been worked out, and for which assessment: thousands are made for one decision, so none has numbers of its own. */
export const pay = new Float64Array(SHARES * MOST_SHARES * DIVIDENDS);
const knownFor = new Float64Array(SHARES * MOST_SHARES);

/** What so many shares of a kind bring, on average, at each payment left: where in `pay` it stands. */
export function payOf(assessment: Assessment, share: Share, count: number): number {
  const at = share * MOST_SHARES + count;
  if (knownFor[at] !== assessment.number) {
    knownFor[at] = assessment.number;
    for (let nth = 0; nth < assessment.expected.left; nth++) {
      pay[at * DIVIDENDS + nth] = count === 0 ? 0 : expectedPay(assessment, share, nth, count);
    }
  }
  return at * DIVIDENDS;
}

/** 9.5 to 9.9, 10.1: every rival is ahead or behind with some likelihood. */
function expectedPay(assessment: Assessment, share: Share, nth: number, count: number): number {
  const { rivals } = assessment;
  const at = share * DIVIDENDS + nth;
  const spread = assessment.spread[at] as number;
  let first = 1;
  let second = 0;
  let ahead = 0;
  const third = nth === assessment.expected.left - 1 ? assessment.third : null;
  const others = rivals.count + (third ? 1 : 0);
  for (let i = 0; i < others; i++) {
    const theirs = i < rivals.count ? rivals.shares[share * rivals.count + i] : third?.[share];
    const lead = chanceToLead(count - (theirs as number), spread);
    second = second * lead + first * (1 - lead);
    first *= lead;
    ahead += 1 - lead;
  }
  if (share === UP) return upPay(assessment.paid + nth, ahead);
  const alone = third ? 0 : (rivals.alone[share] as number);
  return (assessment.value[at] as number) * (first + (second + alone * first) / 2);
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
