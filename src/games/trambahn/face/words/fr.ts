import { MARKS_PER_CARD, SCORINGS_TO_END } from '#games/trambahn/rules/data/cards.ts';
import {
  type Card,
  isConductor,
  type Line,
  lineOf,
  POINTS_OF,
  type Tram,
  valueOf,
} from '#games/trambahn/rules/model.ts';
import { de, typesetAll } from '#kernel/french.ts';
import type { Piece } from '../logic/places.ts';
import type { ColumnName, Instead, Words } from './words.ts';

const LINES = ['bleue', 'rouge', 'verte', 'jaune'] as const;
/** Of a card, which is a number: « un 6 vert ». */
const COLOURS = ['bleu', 'rouge', 'vert', 'jaune'] as const;
const TRAMS = {
  2: 'tramway à cheval',
  3: 'tramway à vapeur',
  4: 'tramway électrique',
} as const;
const STEPS = {
  passengers: 'passagers',
  stations: 'stations',
  income: 'revenus',
  trams: 'tramways',
} as const;

const line = (of: Line): string => LINES[of];
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const cardOf = (card: Card): string =>
  isConductor(card) ? 'conducteur' : `${valueOf(card)} ${COLOURS[lineOf(card)]}`;
const the = (card: Card): string => `le **${cardOf(card)}**`;
const thing = (it: Piece): string => `le ${it.is === 'card' ? cardOf(it.card) : TRAMS[it.tram]}`;
const count = (n: number, one: string): string => `${n} ${one}${n < 2 ? '' : 's'}`;
const points = (n: number): string => count(n, 'point');
/** With the wide space: Jost's narrow one all but vanishes between figures. */
const amount = (cards: number): string =>
  (cards * MARKS_PER_CARD).toLocaleString('fr').replaceAll('\u202f', '\u00a0');
const list = (parts: readonly string[], word: 'et' | 'ou'): string =>
  parts.length < 2
    ? (parts[0] ?? '')
    : `${parts.slice(0, -1).join(', ')} ${word} ${parts.at(-1) as string}`;
const columnOf = ({ line: of, top }: ColumnName): string =>
  `votre colonne ${line(of)} (arrivée à ${top})`;
const aTram = (tram: Tram): string => `un ${TRAMS[tram]}`;
/** « La colonne rouge », « Les colonnes rouge et verte ». */
const theColumns = (columns: readonly Line[]): string =>
  columns.length === 1
    ? `La colonne ${line(columns[0] as Line)}`
    : `Les colonnes ${list([...new Set(columns.map(line))], 'et')}`;

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

const plain: Words = {
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
    inHand: 'main',
    inHandTerm: 'Main',
    columns: 'Colonnes',
    chip: (n) => `${n} st.`,
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

  lever: {
    end: (step) => `Fin des ${STEPS[step]}`,
    endTurn: 'Fin du tour',
    turnOf: (name) => `${name} joue`,
    drawing: 'Pioche',
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
    over: 'La partie est terminée.',
  },
  warnTrams: (columns, more) => {
    const one = columns.length === 1;
    return more
      ? `${theColumns(columns)} ${one ? 'attend' : 'attendent'} un tramway, sinon ${one ? 'elle finira' : 'elles finiront'} en argent.`
      : `${theColumns(columns)} ${one ? 'n’a' : 'n’ont'} pas de tramway et ${one ? 'finira' : 'finiront'} en argent.`;
  },

  why: {
    notYourTurn: 'Ce n’est pas à vous de jouer. Attendez la fin du tour de votre adversaire.',
    drawing: 'On pioche en ce moment. Votre tour vient dans un instant.',
    stepOver: (step) =>
      `L’étape **${STEPS[step]}** de ce tour est terminée, et elle ne revient pas.`,
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
  },

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

export const fr: Words = typesetAll(plain);
