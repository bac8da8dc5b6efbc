import { SCORINGS_TO_END } from '#games/trambahn/rules/data/cards.ts';
import { amount, line, points } from './en-terms.ts';
import type { ScoreWords } from './words.ts';

/** The pad, a scoring as it is counted, and the end. */
export const score: ScoreWords = {
  pad: {
    title: 'Score pad',
    scoring: 'Scoring',
    bonus: 'Bonus',
    total: 'Total',
    next: 'next scoring',
    lineOf: (of) => `${line(of)} line`,
    progress: (scorings) => `${scorings} of ${SCORINGS_TO_END} scorings`,
    scoreOf: (who, p) => `${who.you ? 'You' : who.name}: ${points(p)}`,
  },

  tally: {
    scoring: (nth) => `Scoring ${nth}`,
    bonus: 'Bonus: eighth card',
    line: (of) => `${line(of)} line`,
    nothing: 'no column of this line',
  },

  result: {
    title: 'How the points came',
    standings: 'Standings',
    place: 'Place',
    player: 'Player',
    scorings: 'Scorings',
    bonus: 'Bonus',
    total: 'Total',
    money: 'Money',
    won: (who, by) => `${who.you ? 'You win' : `${who.name} wins`} by ${points(by)}.`,
    wonByMoney: (who, [more, less]) =>
      `Equal on points: ${who.you ? 'you win' : `${who.name} wins`} with the larger money pile, ${amount(more)} marks to ${amount(less)}.`,
    shared: 'Equal on points and on money: you share the win.',
    chart: 'Points after each of the ten scorings',
    chartSummary: (a, b) => `Two rising lines, ${a} and ${b}. The table below has the figures.`,
    start: 'start',
    after: 'After scoring',
    bonusMark: (name, p) => `Bonus for ${name}: ${points(p)}`,
    bonusUndated: 'bonus',
    details: 'The figures',
  },
};
