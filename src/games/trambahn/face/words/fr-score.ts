import { SCORINGS_TO_END } from '#games/trambahn/rules/data/cards.ts';
import { amount, count, line, points } from './fr-terms.ts';
import type { ScoreWords } from './words.ts';

/** The pad, a scoring as it is counted, and the end. */
export const score: ScoreWords = {
  pad: {
    title: 'Bloc de score',
    scoring: 'Décompte',
    bonus: 'Bonus',
    total: 'Total',
    next: 'prochain décompte',
    lineOf: (of) => `ligne ${line(of)}`,
    progress: (scorings) => `${count(scorings, 'décompte')} sur ${SCORINGS_TO_END}`,
    scoreOf: (who, p) => `${who.you ? 'Vous' : who.name} : ${points(p)}`,
  },

  tally: {
    scoring: (nth) => `Décompte ${nth}`,
    bonus: 'Bonus : huitième carte',
    line: (of) => `ligne ${line(of)}`,
    nothing: 'aucune colonne de cette ligne',
  },

  result: {
    title: 'D’où viennent les points',
    standings: 'Classement',
    place: 'Rang',
    player: 'Joueur',
    scorings: 'Décomptes',
    bonus: 'Bonus',
    total: 'Total',
    money: 'Argent',
    won: (who, by) => `${who.you ? 'Vous gagnez' : `${who.name} gagne`} de ${points(by)}.`,
    wonByMoney: (who, [more, less]) =>
      `Égalité de points : ${who.you ? 'vous l’emportez' : `${who.name} l’emporte`} à l’argent, ${amount(more)} marks contre ${amount(less)}.`,
    shared: 'Égalité de points et d’argent : la victoire est partagée.',
    chart: 'Points après chacun des dix décomptes',
    chartSummary: (a, b) =>
      `Deux lignes qui montent, ${a} et ${b}. Le tableau au-dessous donne les chiffres.`,
    start: 'départ',
    after: 'Après le décompte',
    bonusMark: (name, p) => `Bonus pour ${name} : ${points(p)}`,
    bonusUndated: 'bonus',
    details: 'Les chiffres',
  },
};
