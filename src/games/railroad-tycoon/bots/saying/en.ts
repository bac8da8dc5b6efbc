import { cardName } from '#games/railroad-tycoon/rules/words/cards.ts';
import type { AdviceWords } from './words.ts';

const COLOURS = ['red', 'yellow', 'blue', 'black', 'purple', 'grey'];
const points = (by: number): string => `${by} point${by === 1 ? '' : 's'}`;

export const en: AdviceWords = {
  link: (from, to) => `Link ${from} and ${to}`,
  track: (from) => `Lay track from ${from}`,
  redirect: 'Redirect a track',
  stop: 'Stop building',
  grant: 'Announce a Government Land Grant',
  deliver: (from, to, colour) => `Deliver ${from} → ${to}, ${COLOURS[colour] ?? ''} cube`,
  urbanise: (city, colour) => `Urbanize ${city} in ${COLOURS[colour] ?? ''}`,
  grow: (city) => `Let ${city} grow`,
  upgrade: (level) => `Go up to level ${level}`,
  card: (card) => `Take ${cardName(card, 'en')}`,
  west: (city) => `Western link from ${city}`,
  decline: 'Decline the action',
  pass: 'Pass in the auction',
  bid: (amount) => `Bid $${(amount * 1000).toLocaleString('en')}`,
  issue: 'Issue a share',
  parts: {
    points: {
      more: (by) => `${points(by)} more at once`,
      less: (by) => `${points(by)} fewer at once`,
    },
    income: {
      more: (by) => `incomes worth ${points(by)} more`,
      less: (by) => `incomes worth ${points(by)} less`,
    },
    shares: {
      more: (by) => `fewer shares to pay for, ${points(by)} saved`,
      less: (by) => `more shares to pay for, ${points(by)} lost`,
    },
    money: {
      more: (by) => `cash worth ${points(by)} more`,
      less: (by) => `cash worth ${points(by)} less`,
    },
    traffic: {
      more: (by) => `deliveries to come for ${points(by)} more`,
      less: (by) => `deliveries to come for ${points(by)} less`,
    },
  },
};
