import type { RailroadTycoon } from '#games/railroad-tycoon/rules/model.ts';
import { type Stop, say } from '#kernel/lesson.ts';
import { awaits, byRival, cubeOf, deliver, ISSUE, onMap, tile, UPGRADE } from './deeds.ts';
import { better, firstCube, INDIANAPOLIS_LOUISVILLE } from './positions.ts';

const [TOLEDO_COLUMBUS] = tile(355, 2, 5);

/** What a cube brings, what it costs to carry more of them. */
export const firstTurns: readonly Stop<RailroadTycoon>[] = [
  {
    title: say('Deliver', 'Livrer'),
    said: say(
      'A yellow cube wants a yellow city. Each link it travels is worth a point to its owner.',
      'Un cube jaune veut une ville jaune. Chaque lien parcouru vaut un point à qui le possède.',
    ),
    task: say(
      'Deliver the yellow cube from Indianapolis to Cincinnati.',
      'Livrez le cube jaune d’Indianapolis à Cincinnati.',
    ),
    at: firstCube,
    awaits: awaits(deliver('Y', 'indianapolis', [0])),
    lit: ['mode:deliver', cubeOf('Y', 'indianapolis'), 'lever'],
    seen: [onMap('cincinnati')],
    mistakes: [
      {
        actions: [deliver('P', 'indianapolis', [0])],
        said: say(
          'Cincinnati is yellow: no cube is left on the way. The purple one must wait.',
          'Cincinnati est jaune : on ne laisse rien en chemin. Le cube pourpre attendra.',
        ),
      },
      {
        said: say(
          'Allowed, but first the pay-off. The yellow cube can travel now: deliver it.',
          'Permis, mais d’abord le gain. Le cube jaune peut partir tout de suite : livrez-le.',
        ),
      },
    ],
    rules: ['11.1', '11.8', '11.9'],
    after: TOLEDO_COLUMBUS ? [byRival(TOLEDO_COLUMBUS)] : [],
    earned: say('1 link of yours = **1 point**', '1 lien à vous = **1 point**'),
  },
  {
    title: say('The score is a wage', 'Le score est un salaire'),
    said: say(
      'Your place also pays: at 1 point, $3,000 every turn. Climb early, and you draw more.',
      'Votre case fixe aussi votre revenu : à 1 point, 3 000 $ par tour. Montez tôt, vous toucherez plus.',
    ),
    task: say('Touch the points and incomes.', 'Touchez les points et les revenus.'),
    awaits: { is: 'touch', spot: 'income' },
    lit: ['income'],
    mistakes: [
      {
        said: say(
          'One moment. First see what your point brings.',
          'Un instant. Voyez d’abord ce que rapporte votre point.',
        ),
      },
    ],
    rules: ['15.1', '15.2'],
    earned: say('1 point: **$3,000 a turn**', '1 point : **3 000 $ par tour**'),
  },
  {
    title: say('A share is a debt', 'Une part, c’est une dette'),
    said: say(
      'You lack $1,000 for a tile. A share brings $5,000; it costs $1,000 a turn, and a point at the end.',
      'Il vous manque 1 000 $ pour une tuile. Une part en donne 5 000 ; elle coûte 1 000 $ par tour, et un point à la fin.',
    ),
    task: say('Issue one share.', 'Émettez une part.'),
    awaits: awaits(ISSUE),
    lit: ['mode:share', 'lever'],
    mistakes: [
      {
        said: say(
          'One thing after the other. First the money: issue a share, it is not an action.',
          'Une chose après l’autre. D’abord l’argent : émettez une part, ce n’est pas une action.',
        ),
      },
    ],
    rules: ['5.1', '5.2', '5.3'],
    earned: say('1,000 + 5,000 = **$6,000**', '1 000 + 5 000 = **6 000 $**'),
  },
  {
    title: say('Join two cities', 'Relier deux villes'),
    said: say(
      'Track leaves a city and must reach another. A tile on open ground costs $2,000.',
      'Une voie part d’une ville et doit en atteindre une autre. Une tuile en terrain ouvert coûte 2 000 $.',
    ),
    task: say(
      'Build from Cincinnati to Louisville.',
      'Construisez une voie de Cincinnati à Louisville.',
    ),
    awaits: awaits(...tile(446, 0, 4)),
    lit: ['mode:build', onMap('cincinnati'), onMap('louisville'), 'lever'],
    mistakes: [
      {
        actions: [ISSUE],
        said: say(
          'Another share? You have $6,000, and this link needs one tile.',
          'Encore une part ? Vous avez 6 000 $, et ce lien ne demande qu’une tuile.',
        ),
      },
      {
        said: say(
          'Allowed. But from Cincinnati to Louisville one tile is enough, and a purple cube waits for it.',
          'Permis. Mais de Cincinnati à Louisville une tuile suffit, et un cube pourpre l’attend.',
        ),
      },
    ],
    rules: ['6.1', '6.3', '6.7', '7.1'],
    earned: say(
      'A link for $2,000: **$4,000 left**',
      'Un lien pour 2 000 $ : **il reste 4 000 $**',
    ),
  },
  {
    title: say('A better engine', 'Une meilleure locomotive'),
    said: say(
      'With your income you now have $5,000. At level 2 a cube travels two links at once.',
      'Avec votre revenu, vous voici à 5 000 $. Au niveau 2, un cube parcourt deux liens d’un coup.',
    ),
    task: say('Upgrade your locomotive.', 'Améliorez votre locomotive.'),
    at: better,
    awaits: awaits(UPGRADE),
    lit: ['mode:upgrade', 'lever'],
    mistakes: [
      {
        actions: [deliver('Y', 'louisville', [3])],
        said: say(
          'A point is a point. But with a better engine the purple cube brings two.',
          'Un point est un point. Mais avec une meilleure locomotive, le cube pourpre en rapporte deux.',
        ),
      },
      {
        said: say(
          'Allowed. But the purple cube of Indianapolis waits for two links at once.',
          'Permis. Mais le cube pourpre d’Indianapolis attend deux liens d’un coup.',
        ),
      },
    ],
    rules: ['10.1', '10.2', '10.4'],
    after: [byRival(UPGRADE)],
    earned: say(
      '**Level 2**, for $5,000 and an action',
      '**Niveau 2**, pour 5 000 $ et une action',
    ),
  },
  {
    title: say('Farther is more', 'Plus loin, plus de points'),
    said: say(
      'The purple cube passes Cincinnati and stops at Louisville. Two links of yours: two points.',
      'Le cube pourpre passe Cincinnati et s’arrête à Louisville. Deux liens à vous : deux points.',
    ),
    task: say(
      'Deliver the purple cube from Indianapolis to Louisville.',
      'Livrez le cube pourpre d’Indianapolis à Louisville.',
    ),
    awaits: awaits(deliver('P', 'indianapolis', INDIANAPOLIS_LOUISVILLE)),
    lit: ['mode:deliver', cubeOf('P', 'indianapolis'), 'lever'],
    seen: [onMap('louisville')],
    mistakes: [
      {
        actions: [deliver('Y', 'louisville', [3])],
        said: say(
          'That is one link, one point. The purple cube travels two.',
          'C’est un lien, un point. Le cube pourpre en parcourt deux.',
        ),
      },
      {
        said: say(
          'Allowed. But your engine has been made for this: deliver the purple cube.',
          'Permis. Mais votre locomotive est faite pour cela : livrez le cube pourpre.',
        ),
      },
    ],
    rules: ['11.5', '11.7', '11.9', '11.11'],
    earned: say(
      '2 links of yours = **2 points**; Indianapolis is empty',
      '2 liens à vous = **2 points** ; Indianapolis est vide',
    ),
  },
];
