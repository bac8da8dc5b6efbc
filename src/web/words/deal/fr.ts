import { typesetAll } from '#kernel/french.ts';
import type { DealMessages } from './messages.ts';

const list = new Intl.ListFormat('fr', { type: 'conjunction' });

export const fr: DealMessages = typesetAll<DealMessages>({
  title: 'Même donne',
  again: 'Rejouer la même donne',
  compare: 'Comparer, inviter',
  failed: 'La table n’a pas pu être dressée.',
  none: 'Rien à comparer encore',
  noneText:
    'Ici se comparent deux parties achevées d’une même donne : à la fin d’une partie contre l’ordinateur, rejouez la même donne.',
  which: 'Comparer avec',
  earlier: (day) => `Votre partie du ${day}`,
  alike: (turns) =>
    turns === 0
      ? 'Chacun sa voie dès le premier tour.'
      : `Un seul trajet ${turns === 1 ? 'au premier tour' : `jusqu’au tour ${turns}`}, puis chacun sa voie.`,
  allAlike: 'Le même trajet d’un bout à l’autre.',
  you: 'Cette partie',
  common: 'même jeu',
  turn: (turn) => `tour ${turn}`,
  gap: (points) => `écart ${points}`,
  level: 'à égalité',
  head: { turn: 'Tour', mine: 'Cette partie', theirs: 'L’autre', gain: 'pour vous' },
  same: 'le même coup',
  ended: 'déjà finie',
  gainNote:
    '« Pour vous » : de combien votre avance sur le meilleur adversaire a plus grandi à ce tour que dans l’autre partie.',
  luckNote:
    'Dans une même donne, le même tirage vient au même moment : votre troisième pioche est la même des deux côtés, quel que soit le chemin, tant qu’il reste les mêmes cartes.',
  advised: (games) => `Avec l’avis du chef de gare : ${list.format(games)}.`,
  spoken: (common, mine, theirs) =>
    `${common === 0 ? 'Différentes dès le premier tour' : `Identiques pendant ${common === 1 ? 'un tour' : `${common} tours`}, puis différentes`}. Cette partie s’est achevée sur ${mine}, l’autre sur ${theirs}.`,
  play: 'Rejouer cette donne',
  invite: 'Inviter quelqu’un',
  invited:
    'Le lien est copié : qui l’ouvre joue cette donne, puis voit votre partie à côté de la sienne.',
  noClipboard: 'Copiez ce lien :',
  coming: {
    title: (name) => `${name} vous passe la même donne`,
    text: (game, rivals) => `${game}, contre ${list.format(rivals)}.`,
    hidden:
      'Son résultat reste caché jusqu’à votre arrivée ; ensuite, les deux parties se suivent côte à côte.',
    board: 'Monter',
    bad: 'Ce lien ne mène nulle part',
    badText: 'Il a peut-être été coupé en route. Demandez-le encore une fois.',
  },
});
