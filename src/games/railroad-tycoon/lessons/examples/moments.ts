import type { RailroadTycoon } from '#games/railroad-tycoon/rules/model.ts';
import { type Example, say } from '#kernel/lesson.ts';
import { bid, byRival, onMap, UPGRADE, urbanise } from '../deeds.ts';
import { better, greyCity } from '../positions.ts';
import { simply, wholly } from './example.ts';
import { highest, noNewCity, outbid, over, rivalActs } from './positions.ts';

const URBANISE = 'mode:urbanise';

/** Whose moment it is, bids, money; and what is done with a locomotive or a city. */
export const moments: readonly Example<RailroadTycoon>[] = [
  simply(
    '3.2',
    say(
      'It is your rival’s action. Upgrade your locomotive all the same.',
      'C’est à votre adversaire d’agir. Améliorez quand même votre locomotive.',
    ),
    { at: rivalActs, seen: ['mode:upgrade'], tried: UPGRADE, after: [byRival(UPGRADE)] },
  ),
  simply(
    '3.3',
    say(
      'The auction is over. Bid $2,000 all the same.',
      'L’enchère est finie. Offrez quand même 2 000 $.',
    ),
    { at: better, tried: bid(2) },
  ),
  simply(
    '4.3',
    say(
      'Your rival has bid $3,000. Bid $3,000, too.',
      'Votre adversaire a offert 3 000 $. Offrez 3 000 $ vous aussi.',
    ),
    { at: outbid, tried: bid(3) },
  ),
  simply('4.4', say('Bid $100,000.', 'Offrez 100 000 $.'), { at: outbid, tried: bid(100) }),
  simply(
    '5.5',
    say(
      'Urbanise Columbus for $10,000 with the $5,000 that you have, and issue no share.',
      'Urbanisez Columbus pour 10 000 $ avec les 5 000 $ que vous avez, sans émettre de part.',
    ),
    { at: better, seen: [onMap('columbus')], tried: urbanise('columbus', 'Y') },
  ),
  simply(
    '9.2',
    say(
      'Urbanise Cincinnati, which is yellow and not grey.',
      'Urbanisez Cincinnati, qui est jaune et non grise.',
    ),
    { at: greyCity, tried: urbanise('cincinnati', 'Y'), lit: [URBANISE, onMap('cincinnati')] },
  ),
  wholly(
    '9.3',
    say(
      'Urbanise, although no New City tile is left.',
      'Urbanisez, alors qu’il ne reste aucune tuile de nouvelle ville.',
    ),
    { at: noNewCity, tried: urbanise('norfolk', 'Y'), lit: [URBANISE] },
  ),
  wholly(
    '10.3',
    say(
      'Upgrade your locomotive, which is of level 8.',
      'Améliorez votre locomotive, qui est de niveau 8.',
    ),
    { at: highest, tried: UPGRADE, lit: ['mode:upgrade'] },
  ),
  simply(
    '16.4',
    say(
      'The game is over. Upgrade your locomotive once more.',
      'La partie est finie. Améliorez encore une fois votre locomotive.',
    ),
    { at: over, tried: UPGRADE },
  ),
];
