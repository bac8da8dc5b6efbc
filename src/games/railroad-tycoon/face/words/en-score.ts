import { capital } from '#ui/phrases.ts';
import { count, list, me, money, points } from './en-terms.ts';
import type { ScoreWords } from './words.ts';

export const scores: ScoreWords = {
  score: {
    title: 'Companies',
    points: 'pts',
    heads: { level: 'Locomotive', income: 'Income, in thousands', shares: 'Shares' },
    cash: 'Your cash',
    you: 'you',
    first: 'first player',
    acts: 'to act',
    line: (parts) => `Points: ${parts.join(', ')}`,
    has: (who, score) => `${me(who)} ${score}`,
    incomes: 'Income',
    summit: (from, to) => `summit ${from} to ${to}`,
    position: (who, score, income) => `${capital(me(who))} at ${score}: ${money(income)}`,
    next: ({ points: n, income, from }) =>
      `**${count(n, 'point')}** more: ${money(income)} a turn${income < from ? ', less than now' : ''}.`,
    hand: 'Your cards',
    noCards: 'None.',
    hotelGain: (n) => `+${n}`,
    empty: 'Empty cities',
    emptyOf: (empty, due) => `${empty} of ${due}`,
    lastTurn: (turn) => `turn ${turn} is the last`,
    bag: (cubes) => `${count(cubes, 'cube')} in the bag`,
  },
  result: {
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
    total: 'In all',
    place: 'Place',
    links: 'Links',
    money: 'Money, in thousands',
    tiebreak: 'Of those tied: more links first, then more money.',
  },
};
