import { lineOf, valueOf } from '#games/trambahn/rules/model.ts';
import { capital } from '#ui/phrases.ts';
import { amount, aTram, columnOf, line, list, STEPS, TRAMS, the } from './fr-terms.ts';
import type { Instead, WhyWords } from './words.ts';

function insteadOf(place: Instead): string {
  switch (place.to) {
    case 'row':
      return `être passager au terminus de la ligne ${line(place.row)}`;
    case 'column':
      return `rejoindre ${columnOf(place.column)}`;
    case 'new':
      return 'ouvrir une nouvelle colonne';
    case 'money':
      return 'rejoindre votre réserve d’argent';
  }
}

/** Why not: each names the pieces. */
export const why: WhyWords = {
  notYourTurn: 'Ce n’est pas à vous de jouer. Attendez la fin du tour de votre adversaire.',
  drawing: 'On pioche en ce moment. Votre tour vient dans un instant.',
  stepOver: (step) => `L’étape **${STEPS[step]}** de ce tour est terminée, et elle ne revient pas.`,
  stepLater: (step) => `Cela se fait à l’étape **${STEPS[step]}**, plus tard dans votre tour.`,
  notInHand: 'Cette carte n’est plus dans votre main.',
  notYourColumn: (card) =>
    `Cette colonne est à votre adversaire : ${the(card)} ne peut rejoindre que l’une des vôtres.`,
  noColumnForTram: (tram, columns) =>
    columns === 0
      ? `${capital(aTram(tram))} va sur une de vos colonnes, et vous n’en avez pas encore : ouvrez-en une à l’étape stations.`
      : `${capital(aTram(tram))} va sur une de vos colonnes qui n’en a pas encore.`,
  stepAlreadyOver: 'Cette étape est déjà terminée : rien n’a changé.',
  duty: '**Un passager d’abord** : posez une carte de votre main à un terminus. N’importe laquelle convient.',
  wrongRow: (card, row) =>
    `Un passager attend au terminus de sa ligne : ${the(card)} va à celui de la ligne **${line(lineOf(card))}**, pas à celui de la ligne ${line(row)}.`,
  wrongLine: (card, column) =>
    `La colonne ${line(column.line)} ne prend que des stations de la ligne **${line(column.line)}**, et votre carte est ${the(card)}.`,
  tooLow: (card, column) =>
    `La colonne ${line(column.line)} est arrivée à **${column.top}** : après lui, il faut plus haut, et votre carte est un **${valueOf(card)}**.`,
  complete: (card, column) =>
    `La colonne ${line(column.line)} a son **10** : elle est complète, et ${the(card)} ne peut plus la rejoindre.`,
  conductorFirst:
    'Un **conducteur** ne peut pas ouvrir une colonne : seule une station lui donne sa ligne. Il peut suivre dès qu’une station y est posée.',
  notOnDisplay: (tram) => `Aucun **${TRAMS[tram]}** n’est à l’étalage en ce moment.`,
  tooDear: (tram, price, money) =>
    `${capital(aTram(tram))} coûte **${amount(price)} marks** et votre réserve d’argent en vaut **${amount(money)}** : il en manque ${amount(price - money)}.`,
  hasTram: (column, tram) =>
    `La colonne ${line(column.line)} a déjà son **${TRAMS[tram]}**, et il n’y a de place que pour un.`,
  over: 'La partie est terminée : on ne joue plus.',
  unknown: 'Les règles ne le permettent pas en ce moment.',
  instead: (card, places) => `${capital(the(card))} peut ${list(places.map(insteadOf), 'ou')}.`,
  nothingInstead: (card) => `À cette étape, ${the(card)} ne peut aller nulle part.`,
  cheaper: (trams) => `Vous pouvez payer ${list(trams.map(aTram), 'ou')}.`,
  freeColumns: (columns) => `Sans tramway pour l’instant : ${list(columns.map(columnOf), 'et')}.`,
};
