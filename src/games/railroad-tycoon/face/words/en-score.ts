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
    net: 'net',
    netOf: 'net of shares',
    incomes: 'Income',
    summit: (from, to) => `summit ${from} to ${to}`,
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
