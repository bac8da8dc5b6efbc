import { cardName } from '#games/railroad-tycoon/rules/words/cards.ts';
import { de, typesetAll } from '#kernel/french.ts';
import type { AdviceWords } from './words.ts';

const COLOURS = ['rouge', 'jaune', 'bleu', 'noir', 'pourpre', 'gris'];
const points = (by: number): string => `${by} point${by < 2 ? '' : 's'}`;

export const fr: AdviceWords = typesetAll<AdviceWords>({
  link: (from, to) => `Relier ${from} à ${to}`,
  track: (from) => `Poser une voie depuis ${from}`,
  redirect: 'Réorienter une voie',
  stop: 'Arrêter de construire',
  grant: 'Annoncer un Terrain du gouvernement',
  deliver: (from, to, colour) => `Livrer ${from} → ${to}, cube ${COLOURS[colour] ?? ''}`,
  urbanise: (city, colour) => `Urbaniser ${city} en ${COLOURS[colour] ?? ''}`,
  grow: (city) => `Faire croître ${city}`,
  upgrade: (level) => `Passer au niveau ${level}`,
  card: (card) => `Prendre ${cardName(card, 'fr')}`,
  west: (city) => `Lien de l’Ouest ${de(city)}`,
  decline: 'Renoncer à l’action',
  pass: 'Passer l’enchère',
  bid: (amount) => `Offrir ${(amount * 1000).toLocaleString('fr')} $`,
  issue: 'Émettre une part',
  parts: {
    points: {
      more: (by) => `${points(by)} de plus tout de suite`,
      less: (by) => `${points(by)} de moins tout de suite`,
    },
    income: {
      more: (by) => `des revenus qui valent ${points(by)} de plus`,
      less: (by) => `des revenus qui valent ${points(by)} de moins`,
    },
    shares: {
      more: (by) => `moins de parts à payer, ${points(by)} d’économie`,
      less: (by) => `plus de parts à payer, ${points(by)} de perte`,
    },
    money: {
      more: (by) => `une caisse qui vaut ${points(by)} de plus`,
      less: (by) => `une caisse qui vaut ${points(by)} de moins`,
    },
    traffic: {
      more: (by) => `des livraisons à venir pour ${points(by)} de plus`,
      less: (by) => `des livraisons à venir pour ${points(by)} de moins`,
    },
  },
});
