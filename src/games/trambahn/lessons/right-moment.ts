import type { Trambahn } from '#games/trambahn/rules/model.ts';
import { type Stop, say } from '#kernel/lesson.ts';
import { BLUE, GREEN, YELLOW } from './cards.ts';
import { end, extend, passenger } from './deeds.ts';
import { nineScorings, sevenCards, twoWait } from './positions.ts';

/** Stops 9 to 12: when to take it, and how it ends. */
export const rightMoment: readonly Stop<Trambahn>[] = [
  {
    title: say('The right moment', 'Le bon moment'),
    said: say(
      'Two termini wait for their fourth. **Read “worth now”**, and trigger the one that serves you.',
      'Deux terminus attendent leur quatrième. **Lisez « vaut maintenant »**, et faites payer celui qui vous sert.',
    ),
    task: say('Lay the yellow 3 at terminus IV.', 'Posez le 3 jaune au terminus IV.'),
    at: twoWait,
    awaits: { is: 'action', anyOf: [passenger('y3', YELLOW)] },
    lit: ['hand:3', 'line:3'],
    seen: ['line:0', 'pay:0:0', 'pay:0:1', 'pay:3:0', 'pay:3:1'],
    mistakes: [
      {
        actions: [passenger('b1', BLUE), passenger('c', BLUE)],
        said: say(
          'That would pay Apprentice 18 and you 8. Let it be.',
          'Cela paierait 18 à l’Apprenti et 8 à vous. Laissez-le y venir.',
        ),
      },
      {
        actions: [passenger('y10', YELLOW), passenger('c', YELLOW)],
        said: say(
          'The right terminus. But that card is worth more elsewhere: send the 3.',
          'Le bon terminus. Mais cette carte vaut plus ailleurs : envoyez le 3.',
        ),
      },
      {
        said: say(
          'Nothing would pay there yet. Yellow brings you 18 at once.',
          'Là, rien ne paierait encore. Le jaune vous rapporte 18 tout de suite.',
        ),
      },
    ],
    rules: ['9.2', '4.1'],
    earned: say(
      '★★★★★★ × 3 = **18 points**, and 6 for Apprentice',
      '★★★★★★ × 3 = **18 points**, et 6 pour l’Apprenti',
    ),
  },
  {
    title: say('The conductor goes anywhere', 'Le conducteur va partout'),
    said: say(
      'The conductor has no line and no star: **he may wait at any terminus**. Keep one for the right one.',
      'Le conducteur n’a ni ligne ni étoile : **il attend à n’importe quel terminus**. Gardez-en un pour le bon.',
    ),
    task: say(
      'Lay the conductor at terminus III, as your second passenger.',
      'Posez le conducteur au terminus III, comme second passager.',
    ),
    awaits: { is: 'action', anyOf: [passenger('c', GREEN)] },
    lit: ['hand:4', 'line:2'],
    mistakes: [
      {
        actions: [passenger('c', BLUE)],
        said: say(
          'That is the fourth at blue: 18 for Apprentice.',
          'Ce serait le quatrième au bleu : 18 pour l’Apprenti.',
        ),
      },
      {
        actions: [passenger('b1', BLUE)],
        said: say(
          'That is the fourth at blue. 18 for Apprentice, and 8 for you.',
          'Ce serait le quatrième au bleu. 18 pour l’Apprenti, et 8 pour vous.',
        ),
      },
      {
        actions: [end('passengers')],
        said: say(
          'You could. But the conductor brings green nearer, where you have 8 and Apprentice 4.',
          'Vous le pourriez. Mais le conducteur avance le vert, où vous avez 8 et l’Apprenti 4.',
        ),
      },
      {
        said: say(
          'Allowed. Here try the conductor, and terminus III.',
          'C’est permis. Ici, essayez le conducteur, et le terminus III.',
        ),
      },
    ],
    rules: ['4.7', '1.4', '9.6'],
  },
  {
    title: say('The eighth card', 'La huitième carte'),
    said: say(
      'A column’s eighth card **pays at once, and only you**. A conductor can be that card.',
      'La huitième carte d’une colonne **paie aussitôt, à vous seul**. Un conducteur peut être cette carte.',
    ),
    task: say('Add the conductor to column IV.', 'Ajoutez le conducteur à la colonne IV.'),
    at: sevenCards,
    awaits: { is: 'action', anyOf: [extend('c', 2)] },
    lit: ['hand:4', 'col:0:2'],
    mistakes: [
      {
        actions: [extend('c', 0), extend('c', 1)],
        said: say(
          'It may go there. But only column IV has seven cards.',
          'Il peut y aller. Mais seule la colonne IV a sept cartes.',
        ),
      },
      {
        said: say(
          'Allowed. But first the eighth card: it pays 27.',
          'C’est permis. Mais d’abord la huitième carte : elle paie 27.',
        ),
      },
    ],
    rules: ['10.1', '10.2', '10.3', '5.6'],
    earned: say('★★★★★★★★★ × 3 = **27 points**', '★★★★★★★★★ × 3 = **27 points**'),
  },
  {
    title: say('The tenth scoring', 'Le dixième décompte'),
    said: say(
      'The tenth scoring **ends it all, even in mid-turn**. Count before you bring it.',
      'Le dixième décompte **arrête tout, même au milieu d’un tour**. Comptez avant de l’amener.',
    ),
    task: say('Lay the green 4 at terminus III.', 'Posez le 4 vert au terminus III.'),
    at: nineScorings,
    awaits: { is: 'action', anyOf: [passenger('g4', GREEN)] },
    lit: ['hand:3', 'line:2'],
    seen: ['line:0', 'pay:0:0', 'pay:0:1', 'pay:2:0', 'pay:2:1'],
    mistakes: [
      {
        actions: [passenger('b1', BLUE)],
        said: say('120 to 136: the game would be lost.', '120 à 136 : la partie serait perdue.'),
      },
      {
        said: say(
          'Apprentice would bring blue next. End it now, at green.',
          'L’Apprenti déclencherait le bleu. Finissez maintenant, au vert.',
        ),
      },
    ],
    rules: ['11.1', '11.5'],
    earned: say('112 + 12 = **124 to 122**: you win', '112 + 12 = **124 à 122** : vous gagnez'),
  },
];
