import { UP } from '#games/union-pacific/rules/model.ts';
import { count, me, track } from './en-terms.ts';
import { share } from './names.ts';
import type { ProspectusWords } from './prospectus.ts';

export const prospectus: ProspectusWords = {
  title: (of) => `Sheet of ${share(of)}`,
  trains: (all, left) => `${count(all, 'train')}, ${left} left`,
  up: 'no trains: paid by place',
  value: 'worth',
  shares: (all) => `${count(all, 'share')} in all`,
  each: 'one box for each',
  pips(is, n, who, up) {
    switch (is) {
      case 'laid':
        return `**${n}** laid out by ${who ? me(who) : ''}`;
      case 'held':
        return `**${n}** taken by ${who ? me(who) : ''}, in hand`;
      case 'mine':
        return `**${n}** in your hand`;
      case 'display':
        return `**${n}** on display`;
      case 'supply':
        return `**${n}** to be had`;
      case 'unseen':
        return up ? `**${n}** in hand or exchanged` : `**${n}** unseen: in the pile or in a hand`;
      case 'gone':
        return `**${n}** out of the game`;
    }
  },
  pays: 'What a dividend would pay',
  row: (of, row) => (of === UP ? row.join(' · ') : `1st ${row[0]}, 2nd ${row[1]}`),
  you: 'you',
  forYou: 'for you',
  third: 'Imag.',
  case(is, rival) {
    switch (is) {
      case 'now':
        return 'now';
      case 'take':
        return 'if you take and lay out';
      case 'lay':
        return 'if you lay out your hand';
      case 'more':
        return 'with one more';
      case 'rival':
        return rival
          ? `and ${rival.name} lays out ${rival.lays}${rival.seen ? ' (seen taken)' : ''}`
          : '';
    }
  },
  safe: 'No rival can hold enough to change that.',
  open: 'Open track',
  spaces: (n) => count(n, 'space'),
  closed: 'none',
  track: (of, n) => `${track(of)} ${n}`,
  close: 'Close',
};
