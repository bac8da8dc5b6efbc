import { capital } from '#ui/phrases.ts';
import { count, me, money } from './en-terms.ts';
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
    hints: {
      level: 'Level of the locomotive: so many links at most for a delivery.',
      income: 'Income a turn, in thousands of dollars, by the points.',
      shares: 'Shares issued: each costs $1,000 a turn and a point at the end.',
      points: 'Points on the track, before shares are taken off.',
      first: 'First player of the turn: acts first in each round.',
      curve: 'Income of each place: it rises to $25,000, then falls.',
      tycoon: 'Your tycoon stays secret: it counts at the end.',
      end: 'Enough empty cities, and the next turn is the last.',
      bag: 'Cubes still in the bag: they come when a city is urbanised.',
    },
    position: (who, score, income) => `${capital(me(who))} at ${score}: ${money(income)}`,
    next: ({ points: n, income, from }) =>
      `**${count(n, 'point')}** more: ${money(income)} a turn${income < from ? ', less than now' : ''}.`,
    hand: 'Your cards',
    noCards: 'None.',
    empty: 'Empty cities',
    emptyOf: (empty, due) => (empty < due ? `${empty} of ${due}` : `${empty}, the end is near`),
    lastTurn: (turn) => `turn ${turn} is the last`,
    bag: (cubes) => (cubes === 0 ? 'the bag is empty' : `${count(cubes, 'cube')} in the bag`),
  },
};
