import { DIVIDEND, type UnionPacific } from '#games/union-pacific/rules/model.ts';
import { type Stop, say } from '#kernel/lesson.ts';
import { BN, MS } from './position.ts';
import { beforeLast, late } from './positions.ts';

const PLAIN = 0;

/** When to lay out, and how it ends. */
export const ending: readonly Stop<UnionPacific>[] = [
  {
    title: say('Listen to the pile', 'Écouter la pioche'),
    said: say(
      'Much later: three dividends are paid, and the last is among six cards. When the risk rises, lay out first.',
      'Plus tard : trois dividendes sont payés, et le dernier est parmi six cartes. Quand le risque monte, exposez d’abord.',
    ),
    task: say('Touch the pile, and read the risk.', 'Touchez la pioche, pour lire le risque.'),
    at: late,
    awaits: { is: 'touch', spot: 'display:pile' },
    lit: ['display:pile'],
    seen: ['pile'],
    mistakes: [
      {
        said: say(
          'Before you play, read the pile: how many cards, how many dividends.',
          'Avant de jouer, lisez la pioche : combien de cartes, combien de dividendes.',
        ),
      },
    ],
    rules: ['2.7', '15.3'],
    earned: say(
      '1 dividend in 6 cards: 17% for the next one, and more after it',
      '1 dividende sur 6 cartes : 17 % pour la prochaine, et davantage ensuite',
    ),
  },
  {
    title: say('The last payment', 'Le dernier paiement'),
    said: say(
      'At the fourth payment all ends, and the hand is worth nothing. Lay out what sleeps.',
      'Au quatrième paiement tout s’arrête, et la main ne vaut plus rien. Exposez ce qui dort.',
    ),
    task: say('Invest your three MS shares.', 'Investissez vos trois actions MS.'),
    at: beforeLast,
    awaits: { is: 'action', anyOf: [{ do: 'invest', share: MS, count: 3 }] },
    lit: ['mode:invest', `hand:${MS}`, `hand:${MS}`, `hand:${MS}`, 'lever'],
    seen: [`row:${MS}`],
    mistakes: [
      {
        actions: [
          { do: 'invest', share: MS, count: 1 },
          { do: 'invest', share: MS, count: 2 },
        ],
        said: say(
          'It would be a beginning. But all three cost no more, and nobody catches up.',
          'Ce serait un début. Mais les trois ne coûtent pas plus cher, et personne ne vous rattrape.',
        ),
      },
      {
        said: say(
          'Without MS a dividend would leave you at 118 to 124: do not count on one more turn.',
          'Sans MS, un dividende vous laisserait à 118 contre 124 : ne comptez pas sur un tour de plus.',
        ),
      },
    ],
    rules: ['11.1', '11.3', '11.5', '9.9'],
    after: [
      { actor: 0, action: { do: 'discard', track: PLAIN } },
      { actor: 'chance', action: { do: 'draw-track', track: PLAIN } },
      { actor: 1, action: { do: 'build', track: PLAIN, company: BN, space: 131 } },
      { actor: 1, action: { do: 'take-pile' } },
      { actor: 'chance', action: { do: 'turn-card', card: DIVIDEND } },
      { actor: 'chance', action: { do: 'turn-card', card: MS } },
    ],
    earned: say(
      'MS, yours alone: 8 + 4 = 12. You win, 130 to 124!',
      'MS, à vous seul : 8 + 4 = 12. Vous gagnez, 130 à 124 !',
    ),
  },
];
