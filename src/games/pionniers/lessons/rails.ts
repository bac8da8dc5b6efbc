import type { Pionniers } from '#games/pionniers/rules/model.ts';
import { type Stop, say } from '#kernel/lesson.ts';
import { awaits, byRival, crate, dice, KEEP, LAY, MOVE } from './deeds.ts';
import { beforeRiver, nearBuffers, start } from './positions.ts';

/** What wins, what a turn is, and what a river is good for. */
export const rails: readonly Stop<Pionniers>[] = [
  {
    title: say('To the buffers!', 'Aux butoirs !'),
    said: say(
      'The first train to touch the buffers, on space 104, wins. Yours stands on 98: throw.',
      'Le premier train qui touche les butoirs, case 104, gagne. Le vôtre est à la case 98 : lancez le dé.',
    ),
    task: say('Move your train.', 'Faites avancer votre train.'),
    at: nearBuffers,
    awaits: awaits(MOVE),
    lit: ['move'],
    seen: ['train:0'],
    mistakes: [],
    rules: ['12.1', '11.1'],
    after: [dice(6)],
    earned: say('98 + 6 = **104: you win!**', '98 + 6 = **104 : gagné !**'),
  },
  {
    title: say('Rails first', 'D’abord des rails'),
    said: say(
      'Back to the start: a turn is laying track or moving. One die gives one, two or three sections of four spaces.',
      'Revenons au départ : un tour, c’est poser de la voie ou avancer. Un dé donne une, deux ou trois sections de quatre cases.',
    ),
    task: say('Lay track.', 'Posez de la voie.'),
    at: start,
    awaits: awaits(LAY),
    lit: ['lay'],
    mistakes: [
      {
        actions: [MOVE],
        said: say(
          'No train without rails. It comes onto the board as soon as two sections lie.',
          'Pas de train sans rails. Il entre sur le plateau dès que deux sections sont posées.',
        ),
      },
    ],
    rules: ['3.1', '4.1', '4.5', '1.2'],
    after: [dice(5), byRival(LAY), dice(3)],
    earned: say(
      'A 5: three sections, **12 spaces of rail**, and your train stands on space 7',
      'Un 5 : trois sections, **12 cases de rails**, et votre train est à la case 7',
    ),
  },
  {
    title: say('Ahead', 'En avant'),
    said: say(
      'To move, two dice are added up. You risk nothing here: from space 7 no train is put back further.',
      'Pour avancer, on additionne deux dés. Ici, vous ne risquez rien : de la case 7, on ne recule plus.',
    ),
    task: say('Move your train.', 'Faites avancer votre train.'),
    awaits: awaits(MOVE),
    lit: ['move'],
    seen: ['train:0'],
    mistakes: [
      {
        said: say(
          'Laying is always useful. But on space 7 a throw too many costs nothing: try it.',
          'Poser sert toujours. Mais à la case 7, un jet trop fort ne coûte rien : tentez-le.',
        ),
      },
    ],
    rules: ['5.1', '5.4', '10.2'],
    after: [dice(2, 1), byRival(LAY), dice(6)],
    earned: say('7 + 2 + 1 = **space 10**', '7 + 2 + 1 = **case 10**'),
  },
  {
    title: say('Too short', 'Trop court'),
    said: say(
      'Two spaces of rail, two dice: 35 times in 36 the train derails. Lay track first.',
      'Deux cases de rails, deux dés : 35 fois sur 36, le train déraille. Posez d’abord de la voie.',
    ),
    task: say('Lay track.', 'Posez de la voie.'),
    awaits: awaits(LAY),
    lit: ['lay'],
    seen: ['train:0'],
    mistakes: [
      {
        said: say(
          'It would nearly always derail. Then it starts again from space 7.',
          'Il déraillerait presque à coup sûr. Et il repartirait de la case 7.',
        ),
      },
    ],
    rules: ['10.1', '10.2'],
    after: [dice(6)],
    earned: say(
      'A 6: three sections, **railhead on 24**',
      'Un 6 : trois sections, **tête de ligne à 24**',
    ),
  },
  {
    title: say('The river', 'La rivière'),
    said: say(
      'A few turns on, a river is five spaces ahead. Stop on it, and you may strike.',
      'Plus tard : une rivière à cinq cases. Qui s’y arrête a le droit d’attaquer.',
    ),
    task: say('Move your train.', 'Faites avancer votre train.'),
    at: beforeRiver,
    awaits: awaits(MOVE),
    lit: ['move'],
    seen: ['train:0'],
    mistakes: [
      {
        said: say(
          'Eighteen spaces of rail lie ahead already. That is plenty: move.',
          'Dix-huit cases de rails sont déjà posées devant vous. C’est assez : avancez.',
        ),
      },
    ],
    rules: ['6.1', '5.5'],
    after: [dice(4, 1)],
    earned: say('18 + 4 + 1 = 23: **a river!**', '18 + 4 + 1 = 23 : **une rivière !**'),
  },
  {
    title: say('Dynamite', 'La dynamite'),
    said: say(
      'Place a crate ahead of a rival, on a river or a danger. Right before its nose, it goes back four spaces.',
      'Placez une caisse devant un rival, sur une rivière ou une zone « Danger ». Juste devant son nez, il recule de quatre cases.',
    ),
    task: say(
      'Place the crate on space 23 of line 2.',
      'Placez la caisse à la case 23 de la ligne 2.',
    ),
    awaits: awaits(crate(2, 23)),
    lit: ['1:23', 'lever'],
    mistakes: [
      {
        actions: [crate(2, 31), crate(2, 35)],
        said: say(
          'Allowed, and it slows the train. But on 23, right ahead of it, the train goes back as well.',
          'Permis, et cela le ralentit. Mais à 23, juste devant lui, il recule aussi.',
        ),
      },
      {
        actions: [KEEP],
        said: say(
          'You may keep it. But so near a rival’s nose is a chance that does not come often.',
          'Vous pouvez la garder. Mais un rival qui s’arrête juste devant une rivière, c’est rare : profitez-en.',
        ),
      },
    ],
    rules: ['7.1', '6.6', '6.8', '6.11'],
    earned: say(
      'The Apprentice goes back **from 22 to 18**, and throws one die until the crate',
      'L’Apprenti recule **de 22 à 18**, et ne lance qu’un dé jusqu’à la caisse',
    ),
  },
];
