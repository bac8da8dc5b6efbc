import { goalName } from '#games/railroad-tycoon/rules/words/tycoons.ts';
import { typesetAll } from '#kernel/french.ts';
import { list, points } from '../words/fr-terms.ts';
import type { ResultWords } from './result-words.ts';

export const result: ResultWords = typesetAll<ResultWords>({
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
  goal: (tycoon) => goalName(tycoon, 'fr'),
  total: 'En tout',
  place: 'Place',
  links: 'Liens',
  money: 'Argent, en milliers',
  tiebreak: 'À égalité : d’abord plus de liens, puis plus d’argent.',
});
