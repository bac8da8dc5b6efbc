import { UP } from '#games/union-pacific/rules/model.ts';
import { capital } from '#ui/phrases.ts';
import { count, list, me, nth, percent, place } from './en-terms.ts';
import { areLevel, climb, plus, share, short, worth } from './names.ts';
import type { Laid, News, Sum } from './news.ts';

const rank = ({ place: at, tied }: Laid): string => `${tied ? 'tied ' : ''}${place(at)}`;
const some = ({ share: of, count: n }: Laid): string =>
  n > 1 ? `**${n} ${short(of)}**` : `**${short(of)}**`;
const sums = (all: readonly Sum[], show: (amount: number) => string): string =>
  all
    .map(({ who, amount }) => `${who === 'third' ? 'imaginary player' : me(who)} ${show(amount)}`)
    .join(', ');

export const news: News = {
  doing(doing, alone) {
    switch (doing.is) {
      case 'built':
        return `**${short(doing.company)} ${climb(doing.from, doing.to)}**`;
      case 'laid': {
        const [one] = doing.laid;
        if (alone && one && doing.laid.length === 1 && one.place > 0)
          return `lays ${some(one)}: **${rank(one)}**`;
        if (one && doing.laid.length > 1 && areLevel(doing.laid))
          return `lays ${list(doing.laid.map(some))} (${rank(one)} in each)`;
        return `lays ${list(doing.laid.map((laid) => (laid.place > 0 ? `${some(laid)} (${rank(laid)})` : some(laid))))}`;
      }
      case 'took':
        return `takes ${list(doing.shares.map((of) => `**${of === UP ? share(of) : short(of)}**`))}`;
      case 'exchanged':
        return 'exchanges →\u00a0**UP**';
      case 'idle':
        return 'can do nothing';
      case 'chose':
        return 'has chosen an investment';
    }
  },
  drew: 'draws a share',
  openings: (shares) =>
    `Openings: ${shares.map(([who, of]) => `${me(who)} **${short(of)}**`).join(', ')}`,
  dividend: (n, all) =>
    `**${capital(nth(n))} dividend**${all.length > 0 ? `: ${sums(all, plus)}` : ''}`,
  dividendShort: (n) => `${nth(n)} dividend`,
  removed: (of) => `**4 ${short(of)}** on display leave the game`,
  noUp: 'No **Union Pacific** share is left',
  sign: {
    oneLeft: 'One dividend is left',
    oneLeftShort: '1 dividend',
    last: 'The next dividend is the last: once it is paid, **the game is over at once**. Shares in hand count for nothing.',
    lastOfTwo:
      'The next dividend is the last: once it is paid, **the game is over at once**. All shares that nobody has then are the imaginary player’s.',
    noUp: 'Union Pacific is gone',
    noUpText:
      'The last share has been taken: none can be taken any more, and **nothing exchanged**.',
  },
  aloud: {
    score: (money, pays, left, chance) =>
      `${money.length > 0 ? `Money: ${sums(money, String)}; ` : ''}${
        pays === undefined ? '' : `a dividend would pay you ${pays}; `
      }${count(left, 'dividend')} to come, a chance of ${percent(chance)} that the next card is one.`,
    over: (money) => `The game is over: ${sums(money, String)}.`,
    waits: (name) => `It is ${name}’s turn.`,
    house: 'The house deals.',
    open: (shares) => `Choose your opening investment: ${list(shares.map(share), 'or')}.`,
    act: (builds, companies, shares) =>
      `You can ${list(
        [
          ...(builds > 0
            ? [
                `build on ${count(builds, 'space')} for ${companies === 1 ? 'one company' : `${companies} companies`}`,
              ]
            : []),
          ...(shares > 0
            ? [`lay out ${shares === 1 ? 'your share' : `some of your ${shares} shares`}`]
            : []),
          ...(builds + shares === 0 ? ['only discard'] : []),
        ],
        'or',
      )}.`,
    take: (takings) =>
      `Take a share: ${list(
        takings.map(({ share: of, from, to }) =>
          of === undefined
            ? 'the top card of the pile'
            : `${share(of)}, ${worth(from, to, 'stays')}`,
        ),
        'or',
      )}.`,
    exchange: (left) =>
      `You may exchange a share of your hand for one of the ${left} Union Pacific shares left, or end your turn.`,
    swap: 'You may swap dead cards, or go on.',
    discard: 'Discard a track card.',
  },
};
