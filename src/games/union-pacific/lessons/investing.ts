import { DIVIDEND, type UnionPacific, UP } from '#games/union-pacific/rules/model.ts';
import { type Stop, say } from '#kernel/lesson.ts';
import { KC, MR, MS } from './position.ts';
import { afterFirst, behind, taking } from './positions.ts';

const PLAIN = 0;

/** What lies in the hand is nothing; how it is laid out, and what a dividend brings. */
export const investing: readonly Stop<UnionPacific>[] = [
  {
    title: say('Build or invest', 'Construire ou investir'),
    said: say(
      'Three turns later, KCC is worth 6. A turn is for building or for investing, never both.',
      'Trois tours plus tard : KCC vaut 6. Un tour sert à construire ou à investir, jamais aux deux.',
    ),
    task: say(
      'Touch the two KCC shares in your hand.',
      'Touchez les deux actions KCC de votre main.',
    ),
    at: behind,
    awaits: { is: 'touch', spot: `hand:${KC}` },
    opens: 'mode:invest',
    lit: [`hand:${KC}`],
    seen: [`row:${KC}`],
    mistakes: [
      {
        actions: [{ do: 'invest', share: KC, count: 2 }],
        said: say(
          'That is what it comes to, one stop on. First touch the two shares in your hand.',
          'C’est bien là qu’on va, à l’arrêt suivant. Touchez d’abord les deux actions de votre main.',
        ),
      },
      {
        said: say(
          'Not yet: what you do now is your whole turn. First look at the two KCC that sleep in your hand.',
          'Pas encore : ce que vous faites là est tout votre tour. Regardez d’abord les deux KCC qui dorment dans votre main.',
        ),
      },
    ],
    rules: ['3.1', '3.7', '8.8'],
  },
  {
    title: say('In hand, nothing pays', 'En main, rien ne paie'),
    said: say(
      'The Apprentice has laid out three KCC shares, you two. Lay out yours: you lead, and get 6 instead of 3.',
      'L’Apprenti a exposé trois actions KCC, vous deux. Exposez les vôtres : vous passez premier, et touchez 6 au lieu de 3.',
    ),
    task: say('Invest both your KCC shares.', 'Investissez vos deux actions KCC.'),
    awaits: { is: 'action', anyOf: [{ do: 'invest', share: KC, count: 2 }] },
    lit: ['mode:invest', `hand:${KC}`, `hand:${KC}`, 'lever'],
    seen: [`row:${KC}`],
    mistakes: [
      {
        actions: [{ do: 'invest', share: KC, count: 1 }],
        said: say(
          'At three each you share: 4 apiece. Lay out both.',
          'À trois partout, on partage : 4 chacun. Exposez les deux.',
        ),
      },
      {
        actions: [
          { do: 'invest-pair', shares: [MS, KC] },
          { do: 'invest-pair', shares: [KC, UP] },
        ],
        said: say(
          'One KCC and another: you would only be tied. Lay out both KCC.',
          'Une KCC et une autre : vous ne seriez qu’à égalité. Exposez les deux KCC.',
        ),
      },
      {
        said: say(
          'Allowed. But two more in KCC give you the lead for good: there are only seven.',
          'Permis. Mais en KCC, deux actions de plus vous donnent la tête pour de bon : il n’y en a que sept.',
        ),
      },
    ],
    rules: ['8.1', '8.5', '9.7'],
    earned: say(
      '4 shares to 3: 6 million instead of 3',
      '4 actions contre 3 : 6 millions au lieu de 3',
    ),
  },
  {
    title: say('And a track card goes', 'Et une carte voie ferrée s’en va'),
    said: say(
      'Investing costs a track card: you always keep three. Discard the one you have twice.',
      'Investir coûte une carte voie ferrée : il vous en reste toujours trois. Défaussez celle que vous avez en double.',
    ),
    task: say('Discard a plain card.', 'Défaussez une carte simple.'),
    awaits: { is: 'action', anyOf: [{ do: 'discard', track: PLAIN }] },
    lit: [`track:${PLAIN}`, 'lever'],
    mistakes: [
      {
        said: say(
          'Allowed, but keep your choice: one of each type, and more companies stay open to you.',
          'Permis, mais gardez le choix : un seul de chaque type, et plus de compagnies vous restent ouvertes.',
        ),
      },
    ],
    rules: ['8.4', '4.1'],
  },
  {
    title: say('The dividend falls', 'Le dividende tombe'),
    said: say(
      'You have just built an MS train: draw the top card of the pile. Four dividends sleep in it.',
      'Vous venez de construire un train MS : tirez la première carte de la pioche. Quatre dividendes y dorment.',
    ),
    task: say('Take the top card of the pile.', 'Prenez la première carte de la pioche.'),
    at: taking,
    awaits: { is: 'action', anyOf: [{ do: 'take-pile' }] },
    lit: ['display:pile', 'lever'],
    seen: [`row:${KC}`, 'dividend'],
    mistakes: [
      {
        actions: [{ do: 'take-up' }],
        said: say(
          'Union Pacific pays nothing at the first dividend, and you hold two. Let us see what the pile hides.',
          'L’Union Pacific ne paie rien au premier dividende, et vous en avez deux. Voyons ce que cache la pioche.',
        ),
      },
      {
        said: say(
          'The pile would move on as well: its card replaces the share taken. This time, draw it yourself.',
          'La pioche avancerait aussi d’une carte : elle remplace l’action prise. Cette fois, tirez-la vous-même.',
        ),
      },
    ],
    rules: ['9.1', '9.2', '9.5', '9.6'],
    after: [
      { actor: 'chance', action: { do: 'turn-card', card: DIVIDEND } },
      { actor: 'chance', action: { do: 'turn-card', card: MR } },
      { actor: 0, action: { do: 'end-turn' } },
    ],
    earned: say(
      'A dividend! KCC: 6 million for you, 3 for the Apprentice',
      'Un dividende ! KCC : 6 millions pour vous, 3 pour l’Apprenti',
    ),
  },
  {
    title: say('Union Pacific bides its time', 'L’Union Pacific attend son heure'),
    said: say(
      'Nothing at the first payment, then 10, 15 and 20 million for the leader. One share laid out takes a place.',
      'Rien au premier paiement, puis 10, 15 et 20 millions au premier. Une seule action exposée donne un rang.',
    ),
    task: say(
      'Invest one Union Pacific and your MRR, one of each.',
      'Investissez une Union Pacific et votre MRR, une de chaque.',
    ),
    at: afterFirst,
    awaits: { is: 'action', anyOf: [{ do: 'invest-pair', shares: [MR, UP] }] },
    lit: ['mode:invest', `hand:${UP}`, `hand:${MR}`, 'lever'],
    seen: [`row:${UP}`, `row:${MR}`],
    mistakes: [
      {
        actions: [{ do: 'invest', share: UP, count: 2 }],
        said: say(
          'You would lead: 10 million. But one of each brings 9 + 3, for MRR has no other shareholder.',
          'Vous seriez premier : 10 millions. Mais une de chaque rapporte 9 + 3, car MRR n’a pas d’autre actionnaire.',
        ),
      },
      {
        actions: [
          { do: 'invest', share: UP, count: 1 },
          { do: 'invest', share: MR, count: 1 },
        ],
        said: say(
          'You may lay out one share each of two companies: use it.',
          'Vous pouvez exposer une action de chacune de deux compagnies : profitez-en.',
        ),
      },
      {
        said: say(
          'Allowed, but the second payment may come soon: without a Union Pacific laid out you get nothing from it.',
          'Permis, mais le deuxième paiement peut tomber bientôt : qui n’a rien exposé en Union Pacific n’y touche rien.',
        ),
      },
    ],
    rules: ['10.1', '10.2', '10.3', '10.7', '8.1'],
    after: [{ actor: 0, action: { do: 'discard', track: PLAIN } }],
    earned: say(
      'Tied with the Apprentice: (10 + 8) ÷ 2 = 9 million at the next payment',
      'À égalité avec l’Apprenti : (10 + 8) ÷ 2 = 9 millions au prochain paiement',
    ),
  },
];
