import type { Line } from '#games/trambahn/rules/model.ts';
import { de } from '#kernel/french.ts';
import { amount, count, line, list, STEPS, thing } from './fr-terms.ts';
import type { TurnWords } from './words.ts';

/** The lever, and the lines around it. */
export const turn: TurnWords = {
  lever: {
    end: (step) => `Fin des ${STEPS[step]}`,
    endTurn: 'Fin du tour',
    turnOf: (name) => `${name} joue`,
    drawing: 'Pioche',
    planned: 'Tour préparé',
    enter: 'Entrée',
  },

  hint: {
    passenger: 'Posez une carte de votre main comme passager.',
    secondPassenger: 'Un second passager, ou passez aux stations.',
    stations: 'Posez des stations, ou passez aux revenus.',
    income: 'Ajoutez des cartes à votre argent : 1 000 marks chacune.',
    handEmpty: 'Votre main est vide : terminez l’étape.',
    trams: (columns) =>
      columns.length === 1
        ? `Achetez un tramway pour votre colonne ${line(columns[0] as Line)}.`
        : `Achetez des tramways pour vos colonnes ${list([...new Set(columns.map(line))], 'et')}.`,
    tramsDone: 'Plus rien à acheter : terminez votre tour.',
    holding: (it, next) =>
      next === undefined
        ? `Où va ${thing(it)} ? Choisissez une place cerclée.`
        : `Où va ${thing(it)} ? Le poser termine l’étape ${STEPS[next]}.`,
    holdingNowhere: (it) => `Aucune place pour ${thing(it)} en ce moment.`,
    aiming: 'Quelle carte ? Les cartes cerclées peuvent y aller.',
    waiting: (name) => `C’est le tour ${de(name)}.`,
    drawing: 'On pioche.',
    beingShown: 'Votre tour est en train de se jouer.',
    lastScoring: 'Le dernier décompte est en cours.',
    planned: 'Le tour est préparé jusqu’au bout.',
    over: 'La partie est terminée.',
    inPencil: (said) => `Au crayon. ${said}`,
  },

  warnTrams: (columns, more) => {
    const lines = [...new Set(columns.map(line))];
    const without = more ? 'Sans tramway' : 'Faute de tramway';
    return columns.length === 1
      ? `${without}, la colonne ${list(lines, 'et')} finira en argent.`
      : `${without}, ${list(lines, 'et')} finiront en argent.`;
  },
  warnDeck: (pile, lost) =>
    `${pile === 0 ? 'Plus aucune carte' : `Plus que ${count(pile, 'carte')}`} à piocher : ${amount(lost)} marks en jeu.`,
};
