import { cardName } from '#games/railroad-tycoon/rules/words/cards.ts';
import { count } from './en-terms.ts';
import type { RoutesWords } from './routes-words.ts';

export const routes: RoutesWords = {
  sort: 'Sort by',
  by: { gain: 'gain', price: 'price', tiles: 'tiles' },
  cities: (n) => count(n, 'city', 'cities'),
  goes: (from, to) => (from === undefined ? `→ ${to}` : `${from} → ${to}`),
  gain: (n) => `+${n}`,
  better: (was, n) => `+${was} → +${n}`,
  more: (n) => `and ${n} more`,
  line: (card) => cardName(card, 'en'),
  once: (card) => `${cardName(card, 'en')} (once)`,
  step: (card, before, after) =>
    `${cardName(card, 'en')}: at least ${count(after, 'build')} instead of ${before}`,
  linked: 'you link them already',
  there: 'you are there already',
  none: (who) =>
    who === undefined
      ? 'no further cube in reach'
      : `no further cube in reach; beside ${who.you ? 'your' : `${who.name}’s`} link`,
  said: (city, gain) =>
    gain === 0 ? `${city}: no further cube in reach` : `${city}: ${count(gain, 'point')} in reach`,
  shares: (n) => `${count(n, 'share')} to issue`,
  brings: 'What it brings',
  nothing: 'No further cube in reach.',
  drawn: 'The two cubes that are drawn come on top.',
  bagLow: (n) =>
    n === 0
      ? 'The bag is empty: no cube comes.'
      : `Only ${count(n, 'cube is', 'cubes are')} left in the bag.`,
  red: (n) =>
    n === 0
      ? 'The bag has no red cube left: none comes.'
      : `The bag has only ${count(n, 'red cube')} left.`,
};
