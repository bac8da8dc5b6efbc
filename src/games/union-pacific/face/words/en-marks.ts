import type { Reason } from '../logic/reason.ts';
import { count, nth, place, track } from './en-terms.ts';
import type { Marks } from './marks.ts';
import { share } from './names.ts';

const cardFor = (kind: number): string => `a ${track(kind)} card or a joker`;

function reason({ is, value, half, place: at, among }: Reason, pays?: number): string {
  const each = pays === undefined ? '' : `: ${pays} each`;
  const all = pays === undefined ? '' : `: ${pays}`;
  switch (is) {
    case 'sole':
      return `The only shareholder receives both amounts, for first and second: ${value} + ${half}.`;
    case 'first':
      return among > 1
        ? `${among} are level for the most shares and share both amounts, ${value} + ${half}${each}.`
        : `The most shares: receives the value of the company, ${value}.`;
    case 'second':
      return among > 1
        ? `${among} are level for second and share half the value, ${half}${each}.`
        : `The second most: receives half the value, rounded down: ${half}.`;
    case 'place':
      return among > 1
        ? `${among} are level and share what their places are paid${each}.`
        : `In ${place(at)} place${all}.`;
    case 'none':
      return 'No place that is paid: 0.';
  }
}

export const marks: Marks = {
  train: (of) => `A train of ${share(of)}: each adds one million to the company’s value.`,
  space: ([section, space], kind) => `${section}, ${space}: takes ${cardFor(kind)}.`,
  city: (name) => `${name}: a company that has reached it builds on from here.`,
  home: (name, of) => `${name}: home of ${share(of)}; its main station adds one million.`,
  card: (kind) =>
    kind === 4
      ? 'Joker: builds on any type of track that the company may use.'
      : `Builds on ${track(kind)} track.`,
  chip: (of, spaces) => `${share(of)} can build on ${count(spaces, 'space')} with this hand.`,
  pile: (cards) =>
    `The pile: ${count(cards, 'card')}, face down; a dividend among them is paid at once.`,
  chance: 'How likely it is that the next card of the pile is a dividend.',
  paid: (paid, all) =>
    `${paid} of ${all} dividends are paid; with the ${nth(all)} the game is over at once.`,
  tracks: (pile) =>
    pile === 0
      ? 'The track pile is empty: the discards are shuffled for the next draw.'
      : `${count(pile, 'track card')} to draw; then the discards are shuffled.`,
  upPile: (left) =>
    left === 0
      ? 'No Union Pacific share is left: nothing more to take or to exchange for.'
      : `${left} Union Pacific share${left === 1 ? ' is' : 's are'} left to take or to exchange for.`,
  first: 'The most shares laid out: paid the company’s value.',
  second: 'The second most: paid half the value, rounded down.',
  value: 'One million for each train on the board, and one for the main station.',
  trains: 'Trains still in stock.',
  dividend: 'What each would be paid if a dividend came now.',
  fortune: 'Millions received so far.',
  hand: 'Shares in hand: worth nothing until they are laid out.',
  reason,
  dividendCard: (n, all) => `Dividend card: payment ${n} of ${all}.`,
};
