import type { UnionPacific } from '#games/union-pacific/rules/model.ts';
import { type FirstGame, say } from '#kernel/lesson.ts';

const words: FirstGame<UnionPacific>['words'] = {
  open: {
    purpose: say(
      'The opening investment: one share that you lay out for good, before anything else is known.',
      'L’investissement initial : une action que vous exposez pour de bon, avant de rien savoir du reste.',
    ),
    usual: say(
      'Most lay out a company of which they hold two or three. The Union Pacific can wait: its first payment is nothing.',
      'La plupart exposent une compagnie dont ils ont deux ou trois actions. L’Union Pacific peut attendre : son premier paiement est nul.',
    ),
  },
  swap: {
    purpose: say(
      'A dead card fits no space any more. You may swap it before you draw.',
      'Une carte morte ne sert plus nulle part. Vous pouvez la remplacer avant de piocher.',
    ),
    usual: say('People nearly always swap it.', 'On la remplace presque toujours.'),
  },
  act: {
    purpose: say(
      'Build: a train makes a company worth one million more, and you take a share. Invest: your shares lie open, and only then do they pay.',
      'Construire : un train ajoute un million à une compagnie, et vous prenez une action. Investir : vos actions sont exposées, et alors seulement elles paient.',
    ),
    usual: say(
      'People build while the pile is safe (the first six cards are), and invest before a dividend gets near. Build for a company in which you lead, or soon will.',
      'On construit tant que la pioche est sûre (les six premières cartes le sont), et l’on investit avant qu’un dividende n’approche. Construisez pour une compagnie où vous êtes en tête, ou le serez bientôt.',
    ),
  },
  discard: {
    purpose: say(
      'Investing costs a track card: you keep three.',
      'Investir coûte une carte voie ferrée : il vous en reste trois.',
    ),
    usual: say(
      'People drop what they have twice, and keep jokers and the rare white ones.',
      'On défausse ce que l’on a en double, et l’on garde les jokers et les blanches, plus rares.',
    ),
  },
  take: {
    purpose: say(
      'A share for your hand: one from the display, the hidden top card of the pile, or a Union Pacific.',
      'Une action pour votre main : une action visible, la première carte cachée de la pioche, ou une Union Pacific.',
    ),
    usual: say(
      'Most take from the display what they can lead with, or what a rival needs. A Union Pacific turns no card: no dividend can fall.',
      'La plupart prennent parmi les actions visibles celle qui leur donne la tête, ou qui manque à un rival. Une Union Pacific ne retourne aucune carte : aucun dividende ne peut tomber.',
    ),
  },
  exchange: {
    purpose: say(
      'You may give one share of your hand for a Union Pacific. The one you give leaves the game.',
      'Vous pouvez donner une action de votre main contre une Union Pacific. Celle que vous donnez sort du jeu.',
    ),
    usual: say(
      'People give a share of a company where they will never be first or second. If all are useful, they end their turn.',
      'On donne l’action d’une compagnie où l’on ne sera jamais premier ni second. Si toutes servent, on finit son tour.',
    ),
  },
};

/** A word at each phase in which a seat decides. */
export const firstGame: FirstGame<UnionPacific> = {
  kindsOf: ({ phase }, choices) => (choices.length > 0 && phase in words ? [phase] : []),
  words,
};
