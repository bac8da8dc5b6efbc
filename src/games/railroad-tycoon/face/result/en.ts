import { goalName } from '#games/railroad-tycoon/rules/words/tycoons.ts';
import { list, points } from '../words/en-terms.ts';
import type { ResultWords } from './result-words.ts';

export const result: ResultWords = {
  won: (who, n) => `${who.you ? 'You win' : `${who.name} wins`} with ${points(n)}.`,
  tied: (names, n) => `${list(names)} share the victory with ${points(n)} each.`,
  chart: 'Points turn by turn',
  chartSub: 'shares taken off, tycoon cards at the end',
  turn: (turn) => `turn ${turn}`,
  course: (name, all) => `${name}: ${all.join(', ')}`,
  sources: 'Where the points came from',
  source: {
    deliveries: 'Deliveries',
    hotels: 'Hotels',
    bounties: 'Bounties',
    lines: 'Major lines',
    tycoon: 'Tycoon',
    shares: 'Shares',
  },
  goal: (tycoon) => goalName(tycoon, 'en'),
  total: 'In all',
  place: 'Place',
  links: 'Links',
  money: 'Money, in thousands',
  tiebreak: 'Of those tied: more links first, then more money.',
};
