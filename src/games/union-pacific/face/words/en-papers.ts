import { capital } from '#ui/phrases.ts';
import { card, count, list, nth, percent, place, tracks } from './en-terms.ts';
import { share, short, worth } from './names.ts';
import type { PaperWords } from './words.ts';

/** Cards, shares, the pile, and the grid of who holds what. */
export const papers: PaperWords = {
  papers: {
    tracks: 'Your track cards',
    tracksSub: (pile) => `${pile} in the pile`,
    shares: 'Your shares in hand',
    sharesSub: 'hidden from the others',
    sharesInvest: 'to be laid out',
    display: 'Display',
    displayLater: 'to take after building',
    displayNow: 'take one',
    up: 'Union Pacific',
    upLeft: (left) => `${left} left`,
    upNone: 'none left',
    upExchangeOnly: 'only by exchange',
    upNext: (n, row) => [`${nth(n)} payment:`, row.join(' · ')],
    upNothing: '1st payment: nothing',
    drawn: 'drawn',
    isNew: 'new',
    empty: 'empty',
    none: 'none',
    count: (n) => `${n} of them`,
    picked: (picked, n) => `${picked} of ${n} picked`,
    planned: (steps) => `in pencil, step ${list(steps.map(String))}`,
    hands: 'Hands',
    discards: (counts) =>
      `Discarded: ${counts.map(([of, n]) => tracks(n, of)).join(', ') || 'nothing'}`,
    tooMany: 'Any number of one company, or one each of two',
    cannotBuild: 'no space',
    dead: 'dead',
    worth: ({ from, to }) => worth(from, to, 'stays'),
    worthSaid: ({ from, to }) => `${worth(from, to, 'stays')} at the next dividend once laid out`,
    dividendChance: (chance) => `div. ${percent(chance)}`,
    inHand: 'In hand',
  },
  pile: {
    name: 'The pile',
    cards: (n) => (n === 1 ? 'card' : 'cards'),
    dividends: (n) => [count(n, 'dividend'), 'among them'],
    chance: (percent) => `a dividend next: ${percent}`,
    from: (earliest, latest, only) =>
      `${only ? '' : 'the first '}${
        earliest === 1
          ? `${only ? 'at the latest' : 'by'} card ${latest}`
          : `from card ${earliest} to ${latest}`
      }`,
    paid: (paid, all) => `${paid} of ${all} paid`,
    last: 'the next one ends the game',
    percent,
  },
  chips: {
    label: (of) => (of === undefined ? 'Companies' : capital(card(of))),
    key: 'Companies, and how many spaces each can build on',
    chip: (company, spaces) => `${share(company)}: ${count(spaces, 'space')}`,
  },
  grid: {
    title: 'Exposed shares',
    sub: 'and what a dividend would pay',
    first: 'first',
    second: 'second',
    company: 'Company',
    value: 'Worth',
    trains: 'Trains',
    third: 'Imag.',
    dividend: 'Dividend',
    fortune: 'Money',
    hand: 'In hand',
    hidden: 'hidden',
    cell: (shares, rank, pays) =>
      `${shares}${rank > 0 ? `, ${place(rank)}` : ''}${pays > 0 ? `, paid ${pays}` : ''}`,
    hands: (shares, tracks, known) =>
      `${count(shares, 'share')} and ${count(tracks, 'track card')}${
        known.length === 0
          ? ''
          : `; among them, as everybody has seen: ${known.map(([of, n]) => `${n} ${short(of)}`).join(', ')}`
      }`,
    point: 'show its sheet',
    withoutThird: 'Without the imaginary player, who takes part in the 3rd payment',
    upRow: (row) => `places one to five are paid ${row.join(', ')}`,
  },
};
