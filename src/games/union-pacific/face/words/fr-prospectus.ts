import { UP } from '#games/union-pacific/rules/model.ts';
import { de, que, typesetAll } from '#kernel/french.ts';
import { count, me, track } from './fr-terms.ts';
import { share } from './names.ts';
import type { ProspectusWords } from './prospectus.ts';

const s = (n: number): string => (n < 2 ? '' : 's');

const plain: ProspectusWords = {
  title: (of) => `Fiche ${de(share(of))}`,
  trains: (all, left) => `${count(all, 'train')}, ${left} en réserve`,
  up: 'sans trains : payée par rang',
  value: 'vaut',
  shares: (all) => `${count(all, 'action')} en tout`,
  each: 'une case par action',
  pips(is, n, who, up) {
    switch (is) {
      case 'laid':
        return `**${n}** exposée${s(n)} par ${who ? me(who) : ''}`;
      case 'held':
        return `**${n}** prise${s(n)} par ${who ? me(who) : ''}, en main`;
      case 'mine':
        return `**${n}** dans votre main`;
      case 'display':
        return `**${n}** visible${s(n)}`;
      case 'supply':
        return `**${n}** à prendre`;
      case 'unseen':
        return up
          ? `**${n}** en main ou échangée${s(n)}`
          : `**${n}** jamais vue${s(n)} : dans la pioche ou en main`;
      case 'gone':
        return `**${n}** hors du jeu`;
    }
  },
  pays: 'Ce que paierait un dividende',
  row: (of, row) => (of === UP ? row.join(' · ') : `1er ${row[0]}, 2e ${row[1]}`),
  you: 'vous',
  forYou: 'pour vous',
  third: 'Imag.',
  case(is, rival) {
    switch (is) {
      case 'now':
        return 'maintenant';
      case 'take':
        return 'si vous prenez et exposez';
      case 'lay':
        return 'si vous exposez votre main';
      case 'more':
        return 'avec une de plus';
      case 'rival':
        return rival
          ? `et ${que(rival.name)} en expose ${rival.lays}${rival.seen ? ` (déjà vue${s(rival.lays)})` : ''}`
          : '';
    }
  },
  safe: 'Aucun rival ne peut en avoir assez en main pour y changer quelque chose.',
  open: 'Voies ouvertes',
  spaces: (n) => count(n, 'case'),
  closed: 'aucune',
  track: (of, n) => `${track(of)} ${n}`,
  close: 'Fermer',
};

export const prospectus: ProspectusWords = typesetAll(plain);
