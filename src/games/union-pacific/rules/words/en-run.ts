import type { Who } from '#kernel/who.ts';
import { COMPANIES } from '../data/cards.ts';
import { aCard, en, names, receipts } from './en.ts';
import type { Clause, RunWords } from './run.ts';

const bold = (word: string): string => `**${word}**`;

function clause({ you }: Who, one: Clause): string {
  const does = (verb: string): string => (you ? verb : `${verb}s`);
  switch (one.is) {
    case 'drew':
      return one.track === undefined
        ? `${does('draw')} a track card`
        : `${does('draw')} ${aCard(one.track)}`;
    case 'swapped':
      return `${does('swap')} a dead ${en.track(one.track)} track card`;
    case 'discarded':
      return `${does('discard')} ${aCard(one.track)}`;
    case 'built': {
      const [from, to] = one.ends;
      return `${does('build')} for ${bold(en.share(one.company))} between ${from?.name} and ${to?.name} (worth ${one.value})`;
    }
    case 'laid':
      return `${does('lay')} out ${bold(names(one.shares))}`;
    case 'took':
      return `${does('take')} ${bold(en.share(one.share))}${
        one.replaced === undefined ? '' : ` (${en.share(one.replaced)} replaces it)`
      }`;
    case 'took-up':
      return `${does('take')} ${bold('Union Pacific')}`;
    case 'drew-share':
      return one.share === undefined
        ? `${does('draw')} a share`
        : `${does('draw')} ${bold(en.share(one.share))}`;
    case 'exchanged':
      return `${does('exchange')} ${one.share === undefined ? 'a share' : en.share(one.share)} for ${bold('Union Pacific')}`;
  }
}

export const run: RunWords = {
  deeds(who, clauses) {
    const parts = clauses.map((one) => clause(who, one));
    const said =
      parts.length < 2
        ? (parts[0] ?? '')
        : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`;
    return `${who.you ? 'You' : who.name} ${said}.`;
  },
  paid: (lines) =>
    `By company: ${lines
      .map(
        ({ company, receipts: all }) =>
          `${company === undefined ? 'UP' : COMPANIES[company]?.short} ${receipts(all)}`,
      )
      .join('; ')}.`,
};
