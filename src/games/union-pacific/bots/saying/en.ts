import type { Track } from '#games/union-pacific/rules/model.ts';
import { shortOf } from './short-of.ts';
import type { AdviceWords } from './words.ts';

const CARDS = ['a plain track', 'a dotted track', 'a black track', 'a white track', 'a joker'];
const card = (track: Track): string => CARDS[track] ?? '';
const millions = (by: number): string => `${by} million`;

export const en: AdviceWords = {
  open: (share) => `Lay out ${shortOf(share)} first`,
  build: (company, ends) =>
    `Extend ${shortOf(company)}${ends.length > 0 ? `, ${ends.map(({ name }) => name).join('–')}` : ''}`,
  invest: (share, count) => `Lay out ${count} ${shortOf(share)}`,
  pair: (one, other) => `Lay out ${shortOf(one)} and ${shortOf(other)}`,
  discard: (track) => `Discard ${card(track)}`,
  take: (share) => `Take ${shortOf(share)} from the display`,
  pile: 'Take the top card of the pile',
  up: 'Take a Union Pacific share',
  exchange: (share) => `Exchange ${shortOf(share)} for a Union Pacific share`,
  swap: (track) => `Swap ${card(track)}`,
  stop: 'Swap no more cards',
  end: 'End the turn',
  parts: {
    laid: {
      more: (by) => `the shares laid out should bring ${millions(by)} more`,
      less: (by) => `the shares laid out should bring ${millions(by)} less`,
    },
    hand: {
      more: (by) => `the hand promises ${millions(by)} more`,
      less: (by) => `the hand promises ${millions(by)} less`,
    },
    train: {
      more: (by) => `the train and the share that follows are worth ${millions(by)} more`,
      less: (by) => `the train and the share that follows are worth ${millions(by)} less`,
    },
    card: {
      more: () => 'that card will be missed less',
      less: () => 'that card will be missed more',
    },
  },
};
