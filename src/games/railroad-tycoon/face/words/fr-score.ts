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
    net: 'net',
    netOf: 'net, parts déduites',
    incomes: 'Revenus',
    summit: (from, to) => `sommet de ${from} à ${to}`,
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
