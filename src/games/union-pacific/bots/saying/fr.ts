import type { Track } from '#games/union-pacific/rules/model.ts';
import { typesetAll } from '#kernel/french.ts';
import { shortOf } from './short-of.ts';
import type { AdviceWords } from './words.ts';

const CARDS = [
  'une voie simple',
  'une voie pointillée',
  'une voie noire',
  'une voie blanche',
  'un joker',
];
const card = (track: Track): string => CARDS[track] ?? '';
const millions = (by: number): string => `${by} million${by < 2 ? '' : 's'}`;

export const fr: AdviceWords = typesetAll<AdviceWords>({
  open: (share) => `Exposer ${shortOf(share)} d’abord`,
  build: (company, ends) =>
    `Prolonger ${shortOf(company)}${ends.length > 0 ? `, ${ends.map((end) => end.fr ?? end.name).join('–')}` : ''}`,
  invest: (share, count) => `Exposer ${count} ${shortOf(share)}`,
  pair: (one, other) => `Exposer ${shortOf(one)} et ${shortOf(other)}`,
  discard: (track) => `Défausser ${card(track)}`,
  take: (share) => `Prendre ${shortOf(share)} à l’étalage`,
  pile: 'Prendre la carte du dessus de la pile',
  up: 'Prendre une Union Pacific',
  exchange: (share) => `Échanger ${shortOf(share)} contre une Union Pacific`,
  swap: (track) => `Échanger ${card(track)}`,
  stop: 'Ne plus échanger de cartes',
  end: 'Finir le tour',
  parts: {
    laid: {
      more: (by) => `les actions exposées devraient rapporter ${millions(by)} de plus`,
      less: (by) => `les actions exposées devraient rapporter ${millions(by)} de moins`,
    },
    hand: {
      more: (by) => `la main promet ${millions(by)} de plus`,
      less: (by) => `la main promet ${millions(by)} de moins`,
    },
    train: {
      more: (by) => `le train et l’action qui suit valent ${millions(by)} de plus`,
      less: (by) => `le train et l’action qui suit valent ${millions(by)} de moins`,
    },
    card: {
      more: () => 'cette carte manquera moins',
      less: () => 'cette carte manquera davantage',
    },
  },
});
