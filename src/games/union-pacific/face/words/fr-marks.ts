import type { Reason } from '../logic/reason.ts';
import { count, nth, track } from './fr-terms.ts';
import type { Marks } from './marks.ts';
import { share } from './names.ts';

const cardFor = (kind: number): string => `une carte ${track(kind)} ou un joker`;

function reason({ is, value, half, place, among }: Reason, pays?: number): string {
  const each = pays === undefined ? '' : ` : ${pays} chacun`;
  const all = pays === undefined ? '' : ` : ${pays}`;
  switch (is) {
    case 'sole':
      return `Seul actionnaire : il reçoit les deux montants, le premier et le second, ${value} + ${half}.`;
    case 'first':
      return among > 1
        ? `${among} à égalité pour le plus d’actions : ils se partagent les deux montants, ${value} + ${half}${each}.`
        : `Le plus d’actions : reçoit la valeur de la compagnie, ${value}.`;
    case 'second':
      return among > 1
        ? `${among} à égalité au 2e rang : ils se partagent la moitié de la valeur, ${half}${each}.`
        : `Au 2e rang : reçoit la moitié de la valeur, arrondie vers le bas : ${half}.`;
    case 'place':
      return among > 1
        ? `${among} à égalité : ils se partagent ce que paient leurs rangs${each}.`
        : `Au ${nth(place)} rang${all}.`;
    case 'none':
      return 'Aucun rang payé : 0.';
  }
}

export const marks: Marks = {
  train: (of) => `Train ${share(of)} : chacun ajoute un million à la valeur de la compagnie.`,
  space: ([section, space], kind) => `${section}, ${space} : il y faut ${cardFor(kind)}.`,
  city: (name) => `${name} : une compagnie qui l’a atteinte construit à partir d’ici.`,
  home: (name, of) =>
    `${name} : ville d’attache de la compagnie ${share(of)} ; sa gare principale ajoute un million.`,
  card: (kind) =>
    kind === 4
      ? 'Joker : construit sur tout type de voie permis à la compagnie.'
      : `Construit sur voie ${track(kind)}.`,
  chip: (of, spaces) =>
    `${share(of)} peut construire sur ${count(spaces, 'case')} avec cette main.`,
  pile: (cards) =>
    `La pioche : ${count(cards, 'carte')}, face cachée ; un dividende qui en sort est versé aussitôt.`,
  chance: 'Les chances que la prochaine carte de la pioche soit un dividende.',
  paid: (paid, all) =>
    `${count(paid, 'dividende')} sur ${all} ; au ${nth(all)}, la partie finit aussitôt.`,
  tracks: (pile) =>
    pile === 0
      ? 'La pioche de voies est vide : la défausse est mélangée à la prochaine pioche.'
      : `${count(pile, 'carte')} à piocher ; puis la défausse est mélangée.`,
  upPile: (left) =>
    left === 0
      ? 'Il ne reste aucune action Union Pacific : on ne peut plus en prendre, ni rien échanger.'
      : `Il reste ${count(left, 'action')} Union Pacific à prendre ou à échanger.`,
  first: 'Le plus d’actions exposées : touche la valeur de la compagnie.',
  second: 'Vient ensuite : touche la moitié de la valeur, arrondie vers le bas.',
  value: 'Un million par train posé, et un pour la gare principale.',
  trains: 'Trains encore en réserve.',
  dividend: 'Ce que chacun toucherait si un dividende venait maintenant.',
  fortune: 'Millions reçus jusqu’ici.',
  hand: 'Actions en main : elles ne valent rien avant d’être exposées.',
  reason,
  dividendCard: (n, all) => `Carte dividende : paiement ${n} sur ${all}.`,
};
