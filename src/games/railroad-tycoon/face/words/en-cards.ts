import { CARDS, type Sign } from '#games/railroad-tycoon/rules/data/cards.ts';
import type { Goal } from '#games/railroad-tycoon/rules/data/tycoons.ts';
import { effectOf } from '#games/railroad-tycoon/rules/held.ts';
import { cardName } from '#games/railroad-tycoon/rules/words/cards.ts';
import type { Worth } from '../logic/card-worth.ts';
import type { TycoonStanding } from '../logic/tycoon.ts';
import { count, list, me, money, points } from './en-terms.ts';
import type { CardWords, NameCity, Who } from './words.ts';

const SIGNS: Readonly<Record<Sign, string>> = {
  circle: 'to be earned',
  cross: 'used at once',
  diamond: 'once a turn',
  hand: 'kept for later',
  none: 'for good',
};

function does(card: number): string {
  const effect = effectOf(card);
  switch (effect.is) {
    case 'growth':
      return 'two cubes for any city';
    case 'industry':
      return 'urbanise a grey city for nothing';
    case 'executive':
      return 'two actions at once';
    case 'grant':
      return 'once: open hexes without a river are free';
    case 'engineering':
      return 'five tiles in a build, once a turn';
    case 'hotel':
      return '1 point for each cube delivered';
    case 'line':
      return `first to connect them by own links: ${points(effect.points)}${effect.western ? '; with the western link' : ''}`;
    case 'bounty':
      return `first delivery: ${points(effect.points)}`;
    case 'level':
      return `first at level ${effect.level}: ${points(effect.points)}`;
    case 'distance':
      return `first delivery over ${effect.links} links or more: ${points(effect.points)}`;
    case 'first':
      return `first delivery of all: ${points(effect.points)}`;
  }
}

function worth(of: Worth, name: NameCity): string {
  switch (of.is) {
    case 'growth':
      return `${count(of.bag, 'cube')} in the bag`;
    case 'industry':
      return of.possible ? `saves ${money(of.saves)}` : 'no grey city, or no tile left';
    case 'executive':
      return 'one action more than it costs';
    case 'grant':
      return `saves ${money(of.saves)} at most`;
    case 'engineering':
      return `builds of ${of.tiles} tiles`;
    case 'hotel':
      return of.grey
        ? `${name(of.city)} is grey: nothing yet`
        : `${count(of.cubes, 'cube')} of its colour elsewhere`;
    case 'line': {
      const west = of.western ? ' and the western link' : '';
      if (of.missing === 0) return of.western ? 'only the western link is missing' : 'connected';
      return `at least ${count(of.missing, 'build')}${west}`;
    }
    case 'bounty':
      if (of.grey) return `${name(of.city)} is grey: nothing yet`;
      return of.now ? 'yours by a delivery now' : 'no delivery now';
    case 'level':
      return of.missing === 0
        ? 'you are there already'
        : `${count(of.missing, 'level')} missing, ${money(of.price)}`;
    case 'distance':
      if (of.now) return 'yours by a delivery now';
      return of.level < of.links ? `needs level ${of.links}` : 'no such delivery now';
    case 'first':
      return of.now ? 'yours by a delivery now' : 'no delivery now';
  }
}

const GOALS: Readonly<Record<Goal, (worth: number) => string>> = {
  'links-at': (n) => `${points(n)} for each own link at Chicago`,
  'most-links': (n) => `${points(n)} for the most links`,
  'fewest-shares': (n) => `${points(n)} for the fewest shares`,
  'first-to-level': (n) => `${points(n)} for being first at level 6`,
  western: (n) => `${points(n)} for a western link`,
  network: (n) => `${points(n)} for the greatest network`,
  connected: (n) => `${points(n)} for own links from New York to Chicago`,
  'most-money': (n) => `${points(n)} for the most money`,
};

function standing(of: TycoonStanding, who: (seat: number) => Who): string {
  const { goal, mine, now, rival, first } = of;
  const gain = `**${now === 0 ? 'nothing so far' : points(now ?? 0)}**`;
  switch (goal) {
    case 'links-at':
      return `You have ${count(mine, 'link')} there: ${gain}.`;
    case 'most-links':
    case 'network':
    case 'fewest-shares': {
      const what =
        goal === 'fewest-shares'
          ? count(mine, 'share')
          : `${count(mine, 'link')}${goal === 'network' ? ' together' : ''}`;
      if (rival === undefined) return `You have ${what}: ${gain}.`;
      const others =
        rival.seats.length > 2
          ? `${rival.seats.length} others`
          : list(rival.seats.map((seat) => me(who(seat))));
      const versus =
        rival.best === mine
          ? `level with ${others}`
          : `${others} ${rival.seats.length === 1 ? 'has' : 'have'} ${rival.best}`;
      return `You have ${what}, ${versus}: ${gain}.`;
    }
    case 'first-to-level':
      if (first !== null)
        return now === 0
          ? `${who(first).name} was first: **nothing**.`
          : `You were first: ${gain}.`;
      return `You are at level ${mine}; nobody is at 6 yet.`;
    case 'western':
      return mine > 0 ? `You have built one: ${gain}.` : `Not built: ${gain}.`;
    case 'connected':
      return mine > 0 ? `They are connected: ${gain}.` : `Not connected: ${gain}.`;
    case 'most-money':
      return now === undefined
        ? `You have ${money(mine)}; what the others have is hidden.`
        : `You had ${money(mine)}: ${gain}.`;
  }
}

export const cards: CardWords['cards'] = {
  title: 'Operations cards',
  sub: (show, pile) => `${show} open · ${pile} to come`,
  none: 'No card lies open.',
  take: 'Take',
  toTake: 'can be taken',
  lever: (card) => `Take ${cardName(card, 'en')}`,
  name: (card) => cardName(card, 'en'),
  does,
  worth,
  sign: (card) => SIGNS[CARDS[card]?.sign ?? 'none'],
  count: (n) => `${n} ×`,
};

export const tycoon: CardWords['tycoon'] = {
  title: 'Your tycoon',
  secret: 'secret',
  card: ({ name, goal, worth: n }) => `**${name}**: ${GOALS[goal](n)}.`,
  standing,
};
