import { list, me, millions, nth, place } from './en-terms.ts';
import { counted } from './names.ts';
import type { ScoreWords } from './words.ts';

/** Openings and dividends on show, and the end. */
export const score: ScoreWords = {
  opening: { title: 'Opening investments', sub: 'revealed together' },
  dividend: {
    turned: (n) => `Dividend! The ${nth(n)} payment`,
    title: (n) => `${nth(n)} dividend`,
    sub: (n, all) => `payment ${n} of ${all}`,
    sum: 'In all',
    third: 'Imaginary',
    thirdAppeared:
      'All shares in the pile, in the display and not yet taken belong to the imaginary third player now.',
    close: 'Close',
    next: 'Next company',
    back: 'Company before',
    other: (n) => `${nth(n)} dividend`,
    skip: 'Tap or press a key to skip',
    why: (rank, sole, tied) => (sole ? 'sole holder' : `${tied ? 'tied ' : ''}${place(rank)}`),
    hidden: 'hidden',
  },
  score: {
    title: 'Shares and money',
    line: (parts) => `Money: ${parts.join(', ')}`,
    has: (who, money) => `${me(who)} ${money}`,
  },
  result: {
    won: (who, money) => `${who.you ? 'You win' : `${who.name} wins`} with ${millions(money)}.`,
    tied: (names, money) => `${list(names)} share the victory with ${millions(money)} each.`,
    third: 'the imaginary player',
    thirdWon: (money) => `The imaginary third player wins with ${millions(money)}.`,
    chart: 'Money by dividend',
    nth: (n) => `${nth(n)} dividend`,
    unseen: 'hidden',
    holdings: 'Holdings at the end',
    money: 'Money',
    place: 'Place',
    inHand: 'Left in hand',
    unplayed: (shares, missed) =>
      `Left in your hand: **${list(shares.map(counted))}**, ${
        missed === 0
          ? 'which would have brought nothing at the last dividend.'
          : `which would have brought **+${missed}** at the last dividend.`
      }`,
    allPlayed: 'Nothing was left in your hand.',
    byTurn: 'Money turn by turn',
    byTurnSub: 'with what a dividend would have paid then',
    atShort: nth,
    at: (n, round) => `${nth(n)}, round ${round}`,
    course: (name, at, sum) => `${name}: ${[...at, sum].join(', ')}`,
    bar: (name, parts, money) => `${name}: ${[...parts, `${money} in all`].join(', ')}`,
  },
};
