import type { Pionniers } from '#games/pionniers/rules/model.ts';
import { type Stop, say } from '#kernel/lesson.ts';
import { awaits, byRival, card, crate, dice, KEEP, LAY, MOVE } from './deeds.ts';
import { ambushed, beforeDanger, dynamited, lastRiver, lastThrow } from './positions.ts';

/** What may happen on the way, how much rail is enough, and the end. */
export const dangers: readonly Stop<Pionniers>[] = [
  {
    title: say('A crate on your line', 'Une caisse sur votre ligne'),
    said: say(
      'Dynamite on your line: one die only, and no laying. Run up to it, and it leaves the game.',
      'Une caisse sur votre ligne : un seul dé, et plus de pose. Allez jusqu’à elle, elle sort du jeu.',
    ),
    task: say('Move your train.', 'Faites avancer votre train.'),
    at: dynamited,
    awaits: awaits(MOVE),
    lit: ['move'],
    seen: ['crate:0'],
    mistakes: [
      {
        actions: [LAY],
        said: say(
          'Not while the crate lies there. First run up to it.',
          'Pas tant que la caisse est là. Allez d’abord jusqu’à elle.',
        ),
      },
    ],
    rules: ['6.11', '6.12', '4.2'],
    after: [dice(4)],
    earned: say(
      '26 + 4 = 30, right before it: **the crate is gone**, your all-clear signal stands there',
      '26 + 4 = 30, juste devant : **la caisse sort du jeu**, votre signal la remplace',
    ),
  },
  {
    title: say('The ambush', 'L’embuscade'),
    said: say(
      'Bandits! The engine has run to the garrison for help, and comes back alone, on two dice.',
      'Des bandits ! La locomotive est allée chercher du secours à la garnison, et revient seule, à deux dés.',
    ),
    task: say('Throw for the light engine.', 'Lancez les dés pour la locomotive haut-le-pied.'),
    at: ambushed,
    awaits: awaits(MOVE),
    lit: ['move'],
    seen: ['train:0'],
    mistakes: [
      {
        actions: [LAY],
        said: say(
          'No laying while the engine is away. Bring it back first.',
          'On ne pose rien tant que la locomotive est absente. Ramenez-la d’abord.',
        ),
      },
    ],
    rules: ['8.1', '8.2', '8.3', '8.6'],
    after: [dice(4, 3)],
    earned: say(
      'From 14 it reaches 20, right behind the train: **coupled again**',
      'De 14 elle atteint 20, juste derrière le train : **attelée de nouveau**',
    ),
  },
  {
    title: say('A danger ahead', 'Zone « Danger »'),
    said: say(
      'A stop on a danger draws a Chance card: 14 are bad, 10 are good. A danger lies six spaces ahead.',
      'Un arrêt sur une zone « Danger » fait tirer une carte « Chance » : 14 mauvaises, 10 bonnes. Il y en a une à six cases.',
    ),
    task: say('Move all the same.', 'Avancez quand même.'),
    at: beforeDanger,
    awaits: awaits(MOVE),
    lit: ['move'],
    seen: ['train:0'],
    mistakes: [
      {
        said: say(
          'You have 23 spaces of rail ahead. Waiting wins no race: only two totals in eleven, 6 and 7, stop on that danger.',
          'Vous avez 23 cases de rails devant vous. Attendre ne fait pas gagner : seuls un 6 ou un 7 arrêtent sur cette zone.',
        ),
      },
    ],
    rules: ['9.1', '9.4', '9.12'],
    after: [dice(4, 2), card(15), byRival(LAY), dice(2)],
    earned: say(
      'Card 15, Tailwind: from 31 on to **34**',
      'Carte 15, Vent dans le dos : de 31 jusqu’à **34**',
    ),
  },
  {
    title: say('Not too little, not too much', 'Ni trop, ni trop peu'),
    said: say(
      'Too few rails, and you derail; too many, and dynamite finds room. A dozen spaces ahead is enough.',
      'Trop peu de rails, et l’on déraille ; trop, et la dynamite y trouve sa place. Une douzaine de cases d’avance suffit.',
    ),
    task: say('Move rather than lay.', 'Avancez plutôt que de poser.'),
    awaits: awaits(MOVE),
    lit: ['move'],
    seen: ['train:0'],
    mistakes: [
      {
        said: say(
          'You have 14 spaces ahead already, and two dice make 12 at most. More would only be room for dynamite.',
          'Vous avez déjà 14 cases d’avance, et deux dés font 12 au plus. Davantage ne servirait qu’à la dynamite.',
        ),
      },
    ],
    rules: ['10.1', '6.7', '6.8'],
    after: [dice(5, 4)],
    earned: say(
      '34 + 5 + 4 = **43**, and no throw could derail you',
      '34 + 5 + 4 = **43**, et aucun jet ne pouvait vous faire dérailler',
    ),
  },
  {
    title: say('The last obstacle', 'Le dernier obstacle'),
    said: say(
      'From any river you reach even the sabotage points near the end. Keep a crate for that.',
      'Depuis toute rivière, on atteint même les points de sabotage, près de l’arrivée. Gardez une caisse pour cela.',
    ),
    task: say(
      'Place a crate on space 95 of line 2.',
      'Placez une caisse à la case 95 de la ligne 2.',
    ),
    at: lastRiver,
    awaits: awaits(crate(2, 95)),
    lit: ['1:95', 'lever'],
    mistakes: [
      {
        actions: [crate(2, 99)],
        said: say(
          'Allowed, and it costs the Apprentice its throw there. But on 95 it goes back four spaces.',
          'Permis, et l’Apprenti devrait s’y arrêter. Mais à 95, il recule de quatre cases.',
        ),
      },
      {
        actions: [KEEP],
        said: say(
          'Keep it for what? The Apprentice is ten spaces from the buffers.',
          'La garder pour quoi ? L’Apprenti est à dix cases des butoirs.',
        ),
      },
    ],
    rules: ['11.5', '6.6', '7.1'],
    earned: say('The Apprentice goes back **from 94 to 90**', 'L’Apprenti recule **de 94 à 90**'),
  },
  {
    title: say('Slow down and win', 'Ralentir et gagner'),
    said: say(
      'Past the slow signal, one die a turn. With all the track laid, what the throw has over does not count.',
      'Passé le signal « Ralentissement », un seul dé par tour. Toute la voie est posée : le surplus du jet ne compte pas.',
    ),
    task: say('Move your train.', 'Faites avancer votre train.'),
    at: lastThrow,
    awaits: awaits(MOVE),
    lit: ['move'],
    seen: ['train:0'],
    mistakes: [],
    rules: ['11.1', '12.1', '12.4'],
    after: [dice(6)],
    earned: say(
      '99 + 6: **the buffers, on 104. You win!**',
      '99 + 6 : **les butoirs, à 104. Vous gagnez !**',
    ),
  },
];
