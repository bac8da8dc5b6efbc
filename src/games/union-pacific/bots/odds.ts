import type { Group } from '#games/union-pacific/rules/model.ts';

/** 15.3: how deep the dividend cards lie, as far as everybody knows. */

/** How many cards will have been turned when this dividend comes, on average. */
export function cardsTo(groups: readonly Group[], nth: number): number {
  let before = 0;
  let more = nth;
  for (const { shares, dividends } of groups) {
    const cards = shares + dividends;
    if (more <= dividends) return before + (more * (cards + 1)) / (dividends + 1);
    before += cards;
    more -= dividends;
  }
  return before;
}

/** How likely fewer than so many dividends are among the next cards. */
export function chanceOfFewer(groups: readonly Group[], cards: number, dividends: number): number {
  let left = cards;
  let most = dividends - 1;
  for (const group of groups) {
    const size = group.shares + group.dividends;
    if (left < size) return chanceOfAtMost(group, left, most);
    left -= size;
    most -= group.dividends;
    if (most < 0) return 0;
  }
  return 1;
}

/** The same within a group. Between two whole numbers of cards, a straight line. */
function chanceOfAtMost(group: Group, cards: number, most: number): number {
  if (most >= group.dividends) return 1;
  const whole = Math.floor(cards);
  const fewer = chanceOfWhole(group, whole, most);
  if (whole === cards) return fewer;
  return fewer + (chanceOfWhole(group, whole + 1, most) - fewer) * (cards - whole);
}

function chanceOfWhole({ shares, dividends }: Group, cards: number, most: number): number {
  const size = shares + dividends;
  let ways = 0;
  for (let early = 0; early <= most; early++) {
    ways += waysTo(cards, early) * waysTo(size - cards, dividends - early);
  }
  return ways / waysTo(size, dividends);
}

/** In how many ways so many dividend cards can lie in so many places. */
function waysTo(places: number, dividends: number): number {
  if (dividends > places) return 0;
  let ways = 1;
  for (let i = 0; i < dividends; i++) ways = (ways * (places - i)) / (i + 1);
  return ways;
}
