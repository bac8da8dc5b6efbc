import { SCORINGS_TO_END } from '#games/trambahn/rules/data/cards.ts';
import { isConductor, POINTS_OF, valueOf } from '#games/trambahn/rules/model.ts';
import { de, typesetAll } from '#kernel/french.ts';
import { capital } from '#ui/phrases.ts';
import { marks } from './fr-marks.ts';
import { score } from './fr-score.ts';
import { telling } from './fr-telling.ts';
import { amount, cardOf, count, line, points, STEPS, TRAMS, thing } from './fr-terms.ts';
import { turn } from './fr-turn.ts';
import { why } from './fr-why.ts';
import type { GeneralWords, Words } from './words.ts';

const general: GeneralWords = {
  amount,
  line,
  terminus: ['Terminus', (of) => `ligne ${line(of)}`],
  conductor: 'Conducteur',
  card: (card) => capital(cardOf(card)),
  cardName: (card) =>
    isConductor(card)
      ? 'Conducteur, sans point'
      : `${cardOf(card)}, ${points(POINTS_OF[card] as number)}`,
  tram: (tram) => capital(TRAMS[tram]),
  tramName: (tram, price) =>
    `${capital(TRAMS[tram])}, multiplie par ${tram}, ${amount(price)} marks`,
  picked: (name) => `${name}, choisi`,

  steps: ['Passagers', 'Stations', 'Revenus', 'Tramways', 'Pioche'],
  subtitle: (turn, scorings) =>
    `Tour ${turn} · ${count(scorings, 'décompte')} sur ${SCORINGS_TO_END}`,
  subtitleOver: (turns) => `Terminée en ${count(turns, 'tour')}`,
  stepName: (step) => STEPS[step],

  board: {
    rival: (name) => `Le côté ${de(name)}`,
    street: 'La rue',
    mine: 'Votre côté',
    seat: (name) => `Le côté ${de(name)}`,
    termini: 'Terminus',
    terminiHint: 'le 4e passager déclenche le décompte',
    worthNow: 'vaut maintenant',
    depot: 'Étalage',
    depotHint: 'tramways à vendre',
    score: 'score',
    noTram: ['sans', 'tramway'],
    newColumn: ['nouvelle', 'colonne'],
    noColumns: 'pas encore de colonne',
    hand: 'Votre main',
    handOf: (name) => `La main ${de(name)}`,
    money: 'Argent',
    toDraw: (n) => `+${n} à la pioche`,
    draw: 'pioche',
    toMoney: 'en argent',
    showColumns: (name) => `Montrer les colonnes ${de(name)}`,
    hideColumns: (name) => `Replier les colonnes ${de(name)}`,
    trams: (n) => [n < 2 ? 'tramway' : 'tramways', 'en pile'],
    pile: (n) => [n < 2 ? 'carte' : 'cartes', 'à piocher'],
    discard: (n) => [n < 2 ? 'carte' : 'cartes', n < 2 ? 'défaussée' : 'défaussées'],
    pileLow: (n) => (n === 0 ? 'pioche vide' : n < 2 ? 'bientôt épuisée' : 'bientôt épuisées'),
    soonLess: (cards) => `bientôt −${amount(cards)}`,
    inHand: 'main',
    inHandTerm: 'Main',
    columns: 'Colonnes',
    chip: (n) => count(n, 'carte'),
  },

  state: (who, { turn, phase, won }) => {
    if (phase === 'over') {
      if (won === undefined) return 'victoire partagée';
      if (won) return who.you ? 'vous gagnez' : 'gagne';
      return who.you ? 'perdu cette fois' : 'a perdu';
    }
    if (phase === 'deal') return 'prend place';
    if (!turn) return who.you ? 'en attente' : 'attend son tour';
    if (phase === 'refill' || phase === 'reshuffle') return 'pioche';
    return who.you ? 'à vous de jouer' : 'joue';
  },
  inPencil: 'au crayon',
  points,

  rowName: (row, n, worth) =>
    `Terminus de la ligne ${line(row)} : ${n === 0 ? 'aucun passager' : count(n, 'passager')}${
      n === 3 ? ', le prochain déclenche le décompte' : ''
    } ; vaut maintenant : ${worth.map(([who, w]) => `${who.you ? 'vous' : who.name} ${w}`).join(', ')}`,
  columnName: (of, cards, tram, p, worth) =>
    `Colonne ${line(of)} : ${cards
      .map((card) => (isConductor(card) ? 'conducteur' : valueOf(card)))
      .join(', ')} ; ${
      tram === 0 ? `${points(p)}, sans tramway` : `${TRAMS[tram]} ; ${p} fois ${tram} font ${worth}`
    }`,
  moneyName: (cards) => `Réserve d’argent : ${amount(cards)} marks`,
  backsName: (n) => `${count(n, 'carte')} en main`,
  newName: 'Nouvelle colonne',
  layHere: (it) => `${thing(it)} peut aller ici`,
};

export const fr: Words = typesetAll({ ...general, ...turn, why, telling, marks, ...score });
