import type { Trambahn } from '#games/trambahn/rules/model.ts';
import { type Stop, say } from '#kernel/lesson.ts';
import { GREEN } from './cards.ts';
import { bank, buy, byRival, drawn, end, extend, forPupil, passenger, start } from './deeds.ts';
import { greenWaits } from './positions.ts';

/** Stops 1 to 8: one whole turn, from what pays to what makes it. */
export const firstTurn: readonly Stop<Trambahn>[] = [
  {
    title: say('The fourth passenger', 'Le quatrième passager'),
    said: say(
      'Three travellers wait at the green terminus. **The fourth makes the green line pay.**',
      'Trois voyageurs attendent au terminus vert. **Dès le quatrième, la ligne verte paie.**',
    ),
    task: say('Lay the green 1 at terminus III.', 'Posez le 1 vert au terminus III.'),
    at: greenWaits,
    awaits: { is: 'action', anyOf: [passenger('g1', GREEN)] },
    lit: ['hand:3', 'line:2'],
    seen: ['pay:2:0', 'pay:2:1', 'col:0:0'],
    mistakes: [
      {
        said: say(
          'That one would wait elsewhere. We need the fourth at green.',
          'Celle-ci attendrait à un autre terminus. Il nous faut le quatrième au vert.',
        ),
      },
    ],
    rules: ['9.1', '4.6'],
  },
  {
    title: say('Stars times tram', 'Étoiles fois tram'),
    said: say(
      'Your column has 4 stars, and its tram **multiplies them by 2**: 8 points. Apprentice scores too: 4.',
      'Votre colonne a 4 étoiles, et son tram **les multiplie par 2** : 8 points. L’Apprenti marque aussi : 4.',
    ),
    task: say('Touch the horse tram on your column.', 'Touchez le tram à cheval de votre colonne.'),
    awaits: { is: 'touch', spot: 'tram:0:0' },
    lit: ['tram:0:0'],
    seen: ['col:0:0', 'pad:1:0', 'pad:1:1'],
    mistakes: [
      {
        said: say(
          'First look at what paid. Touch the tram on your column.',
          'Regardez d’abord ce qui a payé. Touchez le tram de votre colonne.',
        ),
      },
    ],
    rules: ['9.3', '9.2', '9.5', '1.3'],
    earned: say('★★★★ × 2 = **8 points**', '★★★★ × 2 = **8 points**'),
  },
  {
    title: say('One passenger is enough', 'Un passager suffit'),
    said: say(
      'Each turn you owe one passenger; the second is your choice. **Your cards will do better elsewhere.**',
      'Chaque tour vous devez un passager ; le second est libre. **Vos cartes serviront mieux ailleurs.**',
    ),
    task: say('Pull the lever “End of passengers”.', 'Tirez le levier « Fin des passagers ».'),
    awaits: { is: 'action', anyOf: [end('passengers')] },
    lit: ['lever'],
    mistakes: [
      {
        said: say(
          'Allowed. But that card would be gone, and no terminus would pay.',
          'C’est permis. Mais cette carte serait perdue, et aucun terminus ne paierait.',
        ),
      },
    ],
    rules: ['4.4', '4.1', '4.2'],
  },
  {
    title: say('Open a line', 'Ouvrir une ligne'),
    said: say(
      'A station opens a column; the next ones must climb. **Start low.**',
      'Une station ouvre une colonne ; les suivantes devront monter. **Commencez bas.**',
    ),
    task: say('Lay the blue 3 in a new column.', 'Posez le 3 bleu dans une nouvelle colonne.'),
    awaits: { is: 'action', anyOf: [start('b3')] },
    lit: ['hand:0', 'new'],
    mistakes: [
      {
        actions: [start('b6')],
        said: say(
          'Allowed, but the 3 could never join it.',
          'Possible, mais le 3 n’y entrerait plus jamais.',
        ),
      },
      {
        actions: [end('stations')],
        said: say(
          'Not yet. First open a line: it is what will pay.',
          'Pas encore. Ouvrez d’abord une ligne : c’est elle qui paiera.',
        ),
      },
      {
        said: say(
          'That is a line too. But you hold two blue cards: they will make one column.',
          'C’est une ligne aussi. Mais vous avez deux cartes bleues : elles feront une colonne.',
        ),
      },
    ],
    rules: ['5.1', '5.3'],
  },
  {
    title: say('Ever higher', 'Toujours plus haut'),
    said: say(
      'A column keeps its line and climbs **without repeats**. Values may be skipped.',
      'Une colonne garde sa ligne et monte **sans répéter**. On peut sauter des valeurs.',
    ),
    task: say('Lay the blue 6 on the blue column.', 'Posez le 6 bleu sur la colonne bleue.'),
    awaits: { is: 'action', anyOf: [extend('b6', 1)] },
    lit: ['hand:0', 'col:0:1'],
    mistakes: [
      {
        actions: [extend('r9', 1)],
        said: say(
          'Higher, yes; but red. **A column keeps its line.**',
          'Plus haut, oui ; mais rouge. **Une colonne garde sa ligne.**',
        ),
      },
      {
        actions: [start('b6')],
        said: say(
          'Allowed, as a column of its own. It would need a second tram: lay it on the 3.',
          'Permis, dans une colonne à part. Il y faudrait un second tram : posez-le sur le 3.',
        ),
      },
      {
        said: say(
          'That card can wait. The blue 6 goes on the 3.',
          'Cette carte peut attendre. Le 6 bleu va sur le 3.',
        ),
      },
    ],
    rules: ['5.2', '5.3'],
    after: [forPupil(end('stations'))],
  },
  {
    title: say('A card is a thousand marks', 'Une carte, mille marks'),
    said: say(
      'You are 1,000 marks short of a tram. **Any card in hand can become 1,000 marks.**',
      'Il manque 1 000 marks pour un tram. **Toute carte de la main peut devenir 1 000 marks.**',
    ),
    task: say('Lay the yellow 2 on your money.', 'Posez le 2 jaune sur votre argent.'),
    awaits: { is: 'action', anyOf: [bank('y2')] },
    lit: ['hand:1', 'money:0'],
    mistakes: [
      {
        actions: [bank('r9')],
        said: say('Keep it: a 9 is worth two stars.', 'Gardez-le : un 9 vaut deux étoiles.'),
      },
      {
        actions: [bank('y4')],
        said: say(
          'As good as the 2: each is a thousand marks. Here give the 2.',
          'Il vaut le 2 : mille marks l’un comme l’autre. Donnez ici le 2.',
        ),
      },
      {
        said: say(
          'With 4,000 marks there is no tram. Lay the yellow 2 on your money first.',
          'Avec 4 000 marks, pas de tram. Posez d’abord le 2 jaune sur votre argent.',
        ),
      },
    ],
    rules: ['6.1', '6.2', '1.5'],
    after: [forPupil(end('income'))],
  },
  {
    title: say('No tram, nothing', 'Sans tram, rien'),
    said: say(
      'At the end of the turn **a column without a tram turns into money**. Buy its tram: it stays for good.',
      'À la fin du tour, **une colonne sans tram devient de l’argent**. Achetez le sien : il y reste pour de bon.',
    ),
    task: say(
      'Buy a horse tram for the blue column.',
      'Achetez un tram à cheval pour la colonne bleue.',
    ),
    awaits: { is: 'action', anyOf: [buy(2, 1)] },
    lit: ['display:0', 'col:0:1'],
    mistakes: [
      {
        said: say(
          'Not yet. The blue column would be lost: buy its tram first.',
          'Pas encore. La colonne bleue serait perdue : achetez d’abord son tram.',
        ),
      },
    ],
    rules: ['8.6', '7.1', '7.3', '7.4'],
    earned: say(
      '★★ × 2 = **4 points** at each blue scoring',
      '★★ × 2 = **4 points** à chaque décompte bleu',
    ),
  },
  {
    title: say('The hand refills', 'La main se refait'),
    said: say(
      'You draw back to six cards, then it is the other’s turn. **Five steps, always in this order.**',
      'On repioche jusqu’à six cartes, puis c’est à l’autre. **Cinq étapes, toujours dans cet ordre.**',
    ),
    task: say('Pull the lever “End turn”.', 'Tirez le levier « Fin du tour ».'),
    awaits: { is: 'action', anyOf: [end('trams')] },
    lit: ['lever'],
    mistakes: [],
    rules: ['8.1', '3.1', '8.7'],
    after: [drawn('r1 r3 y1 g9 y2', 'b4 r6 g9 y8'), byRival(passenger('b8', 0))],
  },
];
