import { cardName } from '#games/railroad-tycoon/rules/words/cards.ts';
import { capital } from '#ui/phrases.ts';
import type { Item, Payment } from '../logic/bill.ts';
import { routes } from './en-routes.ts';
import { colour, count, me, money, points, towards } from './en-terms.ts';
import type { ModeWords } from './mode-words.ts';

const sums = (each: number): string => (each === 0 ? '0' : `${each},000`);

function item({ what, count: n, each }: Item): string {
  const times = (name: string) => (n === 1 ? name : `${name}, ${n} × ${sums(each)}`);
  switch (what) {
    case 'open':
      return times('Open country');
    case 'hill':
      return times(n === 1 ? 'Hill' : 'Hills');
    case 'ridge':
      return times(n === 1 ? 'Ridge' : 'Ridges');
    case 'river':
      return times(n === 1 ? 'River' : 'Rivers');
    case 'free':
      return `Granted: ${count(n, 'open hex', 'open hexes')}`;
    case 'level':
      return 'Locomotive';
    case 'new-city':
      return 'New City tile';
    case 'western':
      return 'Western link';
  }
}

function payment({ shares, moneyBefore, moneyAfter, ...rest }: Payment): string {
  const { dividendsBefore, dividendsAfter } = rest;
  if (shares === 0) return `You have ${money(moneyBefore)}; **${money(moneyAfter)}** will be left.`;
  return `${money(moneyBefore)} and ${money(shares * 5)} from shares: **${money(moneyAfter)}** will be left. Dividends ${money(dividendsBefore)} → **${money(dividendsAfter)}** a turn, ${points(shares)} less at the end.`;
}

export const modes: ModeWords = {
  pays: { shares: (n) => count(n, 'share'), toIssue: 'to issue' },
  bill: {
    title: (from, to) => (to === undefined ? `From ${from}` : `${from} → ${to}`),
    from: 'Choose where it begins',
    to: 'Choose where it leads',
    noCity: (n) =>
      `${count(n, 'tile')} would reach no city from here: choose another start, or lay tiles and stop.`,
    tiles: (n, of) => `${n} of ${count(of, 'tile')}`,
    count: (n) => count(n, 'tile'),
    item,
    noRiver: 'Rivers to cross: none',
    total: 'To pay',
    free: 'free',
    shares: 'Shares to issue',
    fewer: 'One share fewer',
    more: 'One share more',
    payment,
    lay: (city) => `Build to ${city}`,
    layUnfinished: (tiles) => (tiles === 1 ? 'Lay it and stop' : `Lay ${tiles} and stop`),
    goesOn: 'Your unfinished links',
    reach: 'Cities in reach',
    stop: 'Stop building',
    back: 'Take back a tile',
    drop: 'Start over',
    grant: 'Use a Land Grant',
    grantSub: 'open hexes without a river are free',
    fifth: 'the fifth tile by Perfect Engineering',
    unfinished: 'Unfinished track leaves the map at the end of the turn.',
    turn: (side) => `Turn the last tile ${towards(side)}`,
    turnLever: 'Turn it and stop',
  },
  delivery: {
    title: (of, city) => `${capital(colour(of))} cube of ${city}`,
    level: (level) => `up to ${count(level, 'link')}`,
    byCard: (card, n) => `${cardName(card, 'en')} +${n}`,
    gainOf: (n, who) => `+${n} for ${me(who)}`,
    over: (cities) => `over ${cities.join(', ')}`,
    drawn: (cubes, city) => `${count(cubes, 'new cube')} for ${city}`,
    empties: (city, empty, due) =>
      empty > due
        ? `${city} would be empty.`
        : `${city} would be empty: ${empty} of ${due}${empty === due ? ', and **the end would be near**' : ''}.`,
    deliver: (city, n) => `Deliver to ${city}: +${n}`,
    other: 'Another cube',
    from: (city) => `Cubes in ${city}`,
  },
  urbanise: {
    title: 'A New City',
    none: 'None of them would bring a cube within reach now.',
    tiles: (of, left) => `${colour(of)}, ${left} left`,
    does: (city, of) => `${city} turns ${colour(of)} for good and receives two cubes.`,
    free: 'The card pays.',
    choose: 'Choose its colour',
    lever: (city) => `Urbanise ${city}`,
  },
  upgrade: {
    title: (level) => `Level ${level} locomotive`,
    does: (level) => `Cubes may then travel over ${count(level, 'link')}.`,
    lever: (level) => `Upgrade to level ${level}`,
  },
  west: {
    title: 'Going west',
    does: (city, market) =>
      `Four red cubes come to ${city}.${market === undefined ? '' : ` Each of them that is delivered to ${market} brings two new cubes there.`}`,
    lever: (city) => `Build at ${city}`,
  },
  growth: { title: 'City Growth', lever: (city) => `Two cubes for ${city}` },
  routes,
};
