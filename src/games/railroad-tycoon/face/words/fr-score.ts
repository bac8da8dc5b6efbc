import { capital } from '#ui/phrases.ts';
import { count, list, me, money, points } from './fr-terms.ts';
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
    position: (who, score, income) => `${capital(me(who))} à ${score} : ${money(income)}`,
    next: ({ points: n, income, from }) =>
      `Encore **${points(n)}** : ${money(income)} par tour${income < from ? ', moins qu’à présent' : ''}.`,
    hand: 'Vos cartes',
    noCards: 'Aucune.',
    hotelGain: (n) => `+${n}`,
    empty: 'Villes vides',
    emptyOf: (empty, due) => `${empty} sur ${due}`,
    lastTurn: (turn) => `le tour ${turn} est le dernier`,
    bag: (cubes) => `${count(cubes, 'cube')} dans le sac`,
  },
  result: {
    won: (who, n) => `${who.you ? 'Vous gagnez' : `${who.name} gagne`} avec ${points(n)}.`,
    tied: (names, n) => `${list(names)} partagent la victoire avec ${points(n)} chacun.`,
    chart: 'Les points, tour après tour',
    chartSub: 'parts déduites, nababs à la fin',
    turn: (turn) => `tour ${turn}`,
    course: (name, all) => `${name} : ${all.join(', ')}`,
    sources: 'D’où viennent les points',
    source: {
      deliveries: 'Livraisons',
      hotels: 'Hôtels',
      bounties: 'Primes',
      lines: 'Lignes majeures',
      tycoon: 'Nabab',
      shares: 'Parts',
    },
    total: 'En tout',
    place: 'Place',
    links: 'Liens',
    money: 'Argent, en milliers',
    tiebreak: 'À égalité : d’abord plus de liens, puis plus d’argent.',
  },
};
