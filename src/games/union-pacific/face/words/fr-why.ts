import { typesetAll } from '#kernel/french.ts';
import { card, list, track } from './fr-terms.ts';
import { share, short } from './names.ts';
import type { Why } from './why.ts';

/** Why not: each names the pieces. */
const plain: Why = {
  over: 'La partie est finie ; personne ne peut plus rien faire.',
  notYours: 'Ce n’est **pas votre tour**.',
  house: 'La maison **distribue ou retourne une carte** ; un instant.',
  notNow:
    'Ce n’est pas le moment. On pioche, puis on **construit ou investit** ; l’action se prend après avoir construit, la carte se défausse après avoir investi.',
  notHeldOpening: (of) => `Vous n’avez pas d’action **${share(of)}**.`,
  chosen: 'Vous avez **déjà choisi**, et ce choix est définitif.',
  mustAct: (canBuild) =>
    canBuild
      ? 'On ne passe pas : vous pouvez **construire ou investir**, il le faut donc.'
      : 'On ne passe pas : vous avez une action en main, il faut **investir** avant de défausser.',
  notHeldTrack: (of) => `Vous n’avez **pas de ${card(of)}**.`,
  notDead: (of) =>
    of === 4
      ? 'Un **joker** n’est jamais mort.'
      : `La carte **${track(of)}** n’est pas morte : il reste sur le plateau une case ${track(of)} libre.`,
  noTrackLeft: (of) =>
    `La carte **${track(of)}** est morte, mais il ne reste **aucune carte à piocher** à sa place.`,
  cannotUse: (company, kind, kinds) =>
    `**${share(company)}** ne peut utiliser la voie **${track(kind)}**, seulement ${list(kinds.map(track))}.`,
  wrongCard: (of, kind) =>
    `La carte **${track(of)}** ne sert que sur voie ${track(of)}, et cette case est **${track(kind)}**.`,
  taken: (where, company) =>
    `Sur la section ${where} se trouve déjà un train **${share(company)}**.`,
  twice: (company, section) =>
    `**${share(company)}** a déjà un train sur la section ${section}, et n’en place qu’un par section.`,
  unconnected: (company, section) =>
    `La section ${section} n’est pas reliée au réseau **${share(company)}** : aucun de ses bouts n’est sa ville d’attache, ni le bout d’une section qui porte un de ses trains.`,
  noTrains: (company) => `**${share(company)}** n’a plus de train.`,
  emptyPlace: 'Il n’y a **pas d’action** à cet emplacement.',
  emptyPile: 'La **pioche est épuisée**.',
  noUp: 'Il ne reste **aucune action Union Pacific**.',
  upByExchange:
    'Selon la seconde édition, une action Union Pacific ne s’obtient **que par échange**.',
  notHeldExchange: (of) =>
    `Vous n’avez pas d’action **${share(of)}** en main ; les actions exposées restent où elles sont.`,
  notHeldInvest: (of, held) =>
    held === 0
      ? `Vous n’avez pas d’action **${share(of)}**.`
      : `Vous n’avez ${held < 2 ? 'qu’**une** action' : `que **${held}** actions`} ${share(of)}.`,
  samePair: (of) =>
    `Une paire est de **deux compagnies différentes**, et ce sont deux ${share(of)}.`,
  tooMany:
    'En un tour, on expose **autant d’actions qu’on veut d’une compagnie**, ou **une de chacune de deux compagnies**. Remettez d’abord une action dans votre main.',
  insteadHere: (of, spaces) =>
    `Avec ${of === 4 ? 'le joker' : `la ${card(of)}`}, on peut construire sur ${spaces} autre${spaces < 2 ? '' : 's'} case${spaces < 2 ? '' : 's'}.`,
  instead: (company, spaces) =>
    `${short(company)} peut construire sur ${spaces} autre${spaces < 2 ? '' : 's'} case${spaces < 2 ? '' : 's'}.`,
  insteadCard: (company, cards) =>
    `${short(company)} peut construire avec ${list(
      cards.map((of) => (of === 4 ? 'le joker' : `la ${card(of)}`)),
      'ou',
    )}.`,
  unknown: 'Les règles ne le permettent pas.',
};

export const why: Why = typesetAll(plain);
