import { MARKS_PER_CARD } from '#games/trambahn/rules/data/cards.ts';
import { lineOf, valueOf } from '#games/trambahn/rules/model.ts';
import { capital } from '#ui/phrases.ts';
import { amount, count, line, points, TRAMS } from './fr-terms.ts';
import type { MarkWords } from './marks.ts';

export const marks: MarkWords = {
  stars: (p) => `${count(p, 'étoile')} : ${points(p)}, que le tramway de la colonne multiplie.`,
  value: (card) =>
    `Valeur ${valueOf(card)} de la ligne ${line(lineOf(card))} : dans une colonne, les valeurs vont croissant.`,
  conductor:
    'Conducteur : sans points ; passager de n’importe quelle ligne, ou une carte de plus dans une colonne.',
  terminus: (of) =>
    `Terminus de la ligne ${line(of)} : ses passagers sont des cartes de cette ligne, ou des conducteurs.`,
  fourth: (of) =>
    `Quatrième place : le passager qui s’y assied déclenche le décompte de la ligne ${line(of)}, pour les deux joueurs.`,
  worth: (who, of, p) =>
    `Ce que le décompte de la ligne ${line(of)} rapporterait maintenant${who.you ? '' : ` à ${who.name}`} : ${points(p)}.`,
  tramForSale: (tram, price) =>
    `${capital(TRAMS[tram])} : coûte ${amount(price)} marks et multiplie par ${tram} les points d’une colonne.`,
  tramOf: (tram) => `${capital(TRAMS[tram])} : multiplie par ${tram} les points de sa colonne.`,
  noTram: 'Sans tramway à la fin du tour, cette colonne est retirée et devient de l’argent.',
  column: (of, p, tram, cards) =>
    `Colonne ${line(of)}, ${count(cards, 'carte')} sur les 8 du bonus : ${points(p)}${
      tram === 0 ? ', encore sans tramway.' : ` × ${tram} à chaque décompte de sa ligne.`
    }`,
  newColumn:
    'Une station posée ici ouvre une colonne ; il lui faudra un tramway avant la fin du tour.',
  money: (cards) =>
    `Réserve d’argent : ${count(cards, 'carte')}, chacune vaut ${MARKS_PER_CARD.toLocaleString('fr')} marks et paie les tramways.`,
  moneyAtRisk: (lost) =>
    `La pioche est presque épuisée : la moitié de l’argent s’en ira avec elle, ${amount(lost)} marks pour vous.`,
  hand: (cards) => `${count(cards, 'carte')} en main, que seul leur propriétaire voit.`,
  gap: 'À la fin du tour, la main est complétée à six cartes.',
  trams: 'Pile des tramways : le dessus complète l’étalage à la fin du tour.',
  pile: 'Pioche : quand elle est épuisée, chacun perd la moitié de son argent.',
  pileLow: (cards) =>
    cards === 0
      ? 'La pioche est vide : dès qu’une carte manque, chacun perd la moitié de son argent.'
      : `Plus que ${count(cards, 'carte')} : la pioche épuisée, chacun perd la moitié de son argent.`,
  discard: 'Défausse : elle est mélangée quand la pioche est épuisée, et personne ne la regarde.',
  total: 'Total des décomptes et des bonus : le plus élevé l’emporte après dix décomptes.',
};
