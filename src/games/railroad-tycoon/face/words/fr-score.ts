import { capital } from '#ui/phrases.ts';
import { count, me, money, points } from './fr-terms.ts';
import type { ScoreWords } from './words.ts';

export const scores: ScoreWords = {
  score: {
    title: 'Compagnies',
    points: 'pts',
    heads: { level: 'Locomotive', income: 'Revenu, en milliers', shares: 'Parts' },
    cash: 'Votre caisse',
    you: 'vous',
    first: 'premier joueur',
    acts: 'joue maintenant',
    line: (parts) => `Points : ${parts.join(', ')}`,
    has: (who, score) => `${me(who)} ${score}`,
    incomes: 'Revenus',
    summit: (from, to) => `sommet de ${from} à ${to}`,
    hints: {
      level: 'Niveau de la locomotive : autant de liens au plus par livraison.',
      income: 'Revenu par tour, en milliers de dollars, selon les points.',
      shares: 'Parts émises : chacune coûte 1 000 $ par tour et un point à la fin.',
      points: 'Points sur la piste, avant déduction des parts.',
      first: 'Premier joueur du tour : il joue d’abord à chaque tour d’action.',
      curve: 'Revenu de chaque case : il monte jusqu’à 25 000 $, puis redescend.',
      tycoon: 'Votre nabab reste secret : il compte à la fin.',
      end: 'Assez de villes vides, et le tour suivant est le dernier.',
      bag: 'Cubes encore dans le sac : ils arrivent quand on urbanise.',
    },
    position: (who, score, income) => `${capital(me(who))} à ${score} : ${money(income)}`,
    next: ({ points: n, income, from }) =>
      `Encore **${points(n)}** : ${money(income)} par tour${income < from ? ', moins qu’à présent' : ''}.`,
    hand: 'Vos cartes',
    noCards: 'Aucune.',
    empty: 'Villes vides',
    emptyOf: (empty, due) => (empty < due ? `${empty} sur ${due}` : `${empty}, la fin est proche`),
    lastTurn: (turn) => `le tour ${turn} est le dernier`,
    bag: (cubes) => (cubes === 0 ? 'sac vide' : `${count(cubes, 'cube')} dans le sac`),
  },
};
