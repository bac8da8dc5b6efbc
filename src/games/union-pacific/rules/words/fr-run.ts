import { typesetAll } from '#kernel/french.ts';
import type { Who } from '#kernel/who.ts';
import { COMPANIES } from '../data/cards.ts';
import { aCard, city, fr, names, receipts } from './fr.ts';
import type { Clause, RunWords } from './run.ts';

const bold = (word: string): string => `**${word}**`;

function clause({ you }: Who, one: Clause): string {
  const does = (yours: string, theirs: string): string => (you ? yours : theirs);
  switch (one.is) {
    case 'drew':
      return `${does('piochez', 'pioche')} ${one.track === undefined ? 'une carte voie ferrée' : aCard(one.track)}`;
    case 'swapped':
      return `${does('remplacez', 'remplace')} une carte morte (voie ferrée ${fr.track(one.track)})`;
    case 'discarded':
      return `${does('défaussez', 'défausse')} ${aCard(one.track)}`;
    case 'built': {
      const [from, to] = one.ends;
      return `${does('construisez', 'construit')} pour ${bold(fr.share(one.company))} entre ${city(from)} et ${city(to)} (valeur ${one.value})`;
    }
    case 'laid':
      return `${does('exposez', 'expose')} ${bold(names(one.shares))}`;
    case 'took':
      return `${does('prenez', 'prend')} ${bold(fr.share(one.share))}${
        one.replaced === undefined ? '' : ` (remplacée par ${fr.share(one.replaced)})`
      }`;
    case 'took-up':
      return `${does('prenez', 'prend')} ${bold('Union Pacific')}`;
    case 'drew-share':
      return `${does('piochez', 'pioche')} ${one.share === undefined ? 'une action' : bold(fr.share(one.share))}`;
    case 'exchanged':
      return `${does('échangez', 'échange')} ${one.share === undefined ? 'une action' : fr.share(one.share)} contre ${bold('Union Pacific')}`;
  }
}

export const run: RunWords = typesetAll<RunWords>({
  deeds(who, clauses) {
    const parts = clauses.map((one) => clause(who, one));
    const said =
      parts.length < 2
        ? (parts[0] ?? '')
        : `${parts.slice(0, -1).join(', ')} et ${parts.at(-1) ?? ''}`;
    return `${who.you ? 'Vous' : who.name} ${said}.`;
  },
  paid: (lines) =>
    `Par compagnie : ${lines
      .map(
        ({ company, receipts: all }) =>
          `${company === undefined ? 'UP' : COMPANIES[company]?.short} ${receipts(all)}`,
      )
      .join(' ; ')}.`,
});
