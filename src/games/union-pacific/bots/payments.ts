import { DIVIDENDS, UP_TABLE } from '#games/union-pacific/rules/data/cards.ts';
import { type Share, UP } from '#games/union-pacific/rules/model.ts';
import { type Assessment, MOST_SHARES } from './assessment.ts';

/** What so many shares of a kind bring, on average, at each payment left: where in `assessment.pay` it stands. */
export function payOf(assessment: Assessment, share: Share, count: number): number {
  const at = share * MOST_SHARES + count;
  if (assessment.known[at] === 0) {
    assessment.known[at] = 1;
    for (let nth = 0; nth < assessment.expected.left; nth++) {
      assessment.pay[at * DIVIDENDS + nth] =
        count === 0 ? 0 : expectedPay(assessment, share, nth, count);
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
  const compare = (theirs: number) => {
    const lead = chanceToLead(count - theirs, spread);
    second = second * lead + first * (1 - lead);
    first *= lead;
    ahead += 1 - lead;
  };
  for (let i = 0; i < rivals.count; i++) compare(rivals.shares[share * rivals.count + i] as number);
  const third = nth === assessment.expected.left - 1 ? assessment.third : null;
  if (third) compare(third[share] as number);
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
