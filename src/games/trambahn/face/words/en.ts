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
import type { Piece } from '../logic/places.ts';
import type { ColumnName, Instead, Words } from './words.ts';

const LINES = ['blue', 'red', 'green', 'yellow'] as const;
const TRAMS = { 2: 'horse tram', 3: 'steam tram', 4: 'electric tram' } as const;
const STEPS = {
  passengers: 'passengers',
  stations: 'stations',
  income: 'income',
  trams: 'trams',
} as const;

const line = (of: Line): string => LINES[of];
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const cardOf = (card: Card): string =>
  isConductor(card) ? 'conductor' : `${line(lineOf(card))} ${valueOf(card)}`;
const the = (card: Card): string => `the **${cardOf(card)}**`;
const thing = (it: Piece): string =>
  it.is === 'card' ? `the ${cardOf(it.card)}` : `the ${TRAMS[it.tram]}`;
const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
const points = (n: number): string => count(n, 'point');
const amount = (cards: number): string => (cards * MARKS_PER_CARD).toLocaleString('en');
const list = (parts: readonly string[], word: 'and' | 'or'): string =>
  parts.length < 2
    ? (parts[0] ?? '')
    : `${parts.slice(0, -1).join(', ')} ${word} ${parts.at(-1) as string}`;
const columnOf = ({ line: of, top }: ColumnName): string =>
  `your ${line(of)} column (last: ${top})`;
const aTram = (tram: Tram): string => (tram === 4 ? 'an electric tram' : `a ${TRAMS[tram]}`);

function insteadOf(place: Instead): string {
  switch (place.to) {
    case 'row':
      return `be a passenger at the ${line(place.row)} terminus`;
    case 'column':
      return `join ${columnOf(place.column)}`;
    case 'new':
      return 'start a new column';
    case 'money':
      return 'go to the money';
  }
}

export const en: Words = {
  amount,
  line,
  terminus: ['Terminus', (of) => `${line(of)} line`],
  conductor: 'Conductor',
  card: (card) => capital(cardOf(card)),
  cardName: (card) =>
    isConductor(card)
      ? 'Conductor, no points'
      : `${capital(cardOf(card))}, ${points(POINTS_OF[card] as number)}`,
  tram: (tram) => capital(TRAMS[tram]),
  tramName: (tram, price) => `${capital(TRAMS[tram])}, times ${tram}, ${amount(price)} marks`,
  picked: (name) => `${name}, picked up`,

  steps: ['Passengers', 'Stations', 'Income', 'Trams', 'Refill'],
  subtitle: (turn, scorings) => `Turn ${turn} · ${scorings} of ${SCORINGS_TO_END} scorings`,
  subtitleOver: (turns) => `Over after ${count(turns, 'turn')}`,
  stepName: (step) => STEPS[step],

  board: {
    rival: (name) => `${name}’s side`,
    street: 'The street',
    mine: 'Your side',
    seat: (name) => `${name}’s side`,
    termini: 'Termini',
    terminiHint: 'the fourth passenger brings the scoring',
    worthNow: 'worth now',
    depot: 'Display',
    depotHint: 'trams for sale',
    score: 'score',
    noTram: ['no', 'tram'],
    newColumn: ['new', 'column'],
    noColumns: 'no column yet',
    hand: 'Your hand',
    handOf: (name) => `${name}’s hand`,
    money: 'Money',
    toDraw: (n) => `+${n} at the refill`,
    draw: 'refill',
    toMoney: 'to the money',
    showColumns: (name) => `Show ${name}’s columns`,
    hideColumns: (name) => `Fold ${name}’s columns`,
    trams: (n) => [n === 1 ? 'tram' : 'trams', 'in the pile'],
    pile: (n) => [n === 1 ? 'card' : 'cards', 'to draw'],
    discard: (n) => [n === 1 ? 'card' : 'cards', 'discarded'],
    inHand: 'hand',
    inHandTerm: 'Hand',
    columns: 'Columns',
    chip: (n) => `${n} st.`,
  },

  state: (who, { turn, phase, won }) => {
    if (phase === 'over') {
      if (won === undefined) return 'shares the win';
      if (won) return who.you ? 'you win' : 'wins';
      return who.you ? 'beaten this time' : 'beaten';
    }
    if (phase === 'deal') return 'takes a seat';
    if (!turn) return who.you ? 'waiting' : 'waits for the turn';
    if (phase === 'refill' || phase === 'reshuffle') return 'draws';
    return who.you ? 'your turn' : 'is playing';
  },
  points,

  rowName: (row, n, worth) =>
    `${capital(line(row))} terminus: ${n === 0 ? 'no passenger' : count(n, 'passenger')}${
      n === 3 ? ', next one scores' : ''
    }; worth now: ${worth.map(([who, w]) => `${who.you ? 'you' : who.name} ${w}`).join(', ')}`,
  columnName: (of, cards, tram, p, worth) =>
    `${capital(line(of))} column: ${cards
      .map((card) => (isConductor(card) ? 'conductor' : valueOf(card)))
      .join(', ')}; ${
      tram === 0 ? `${points(p)}, no tram yet` : `${TRAMS[tram]}; ${p} times ${tram} is ${worth}`
    }`,
  moneyName: (cards) => `Money: ${amount(cards)} marks`,
  backsName: (n) => `${count(n, 'card')} in hand`,
  newName: 'New column',
  layHere: (it) => `here ${thing(it)} can go`,

  lever: {
    end: (step) => `End of ${STEPS[step]}`,
    endTurn: 'End turn',
    turnOf: (name) => `${name} is playing`,
    drawing: 'Refill',
    enter: 'Enter',
  },
  hint: {
    passenger: 'Lay a card of your hand as a passenger.',
    secondPassenger: 'A second passenger, or on to the stations.',
    stations: 'Lay stations, or go on to the income.',
    income: 'Lay cards as money: 1,000 marks each.',
    handEmpty: 'Your hand is empty: end the step.',
    trams: (columns) =>
      `Buy a tram for your ${list([...new Set(columns.map(line))], 'and')} ${
        columns.length === 1 ? 'column' : 'columns'
      }.`,
    tramsDone: 'Nothing more to buy: end your turn and draw.',
    holding: (it, next) =>
      next === undefined
        ? `Where to with ${thing(it)}? Choose a ringed place.`
        : `Where to with ${thing(it)}? Laying it ends your ${STEPS[next]}.`,
    holdingNowhere: (it) => `Nothing takes ${thing(it)} now.`,
    aiming: 'Which card? The ringed ones can go there.',
    waiting: (name) => `It is ${name}’s turn.`,
    drawing: 'Cards are being drawn.',
    over: 'The game is over.',
  },
  warnTrams: (columns, more) =>
    `Your ${list([...new Set(columns.map(line))], 'and')} ${
      columns.length === 1 ? 'column has' : 'columns have'
    } no tram: ${more ? 'without one' : 'now'} ${
      columns.length === 1 ? 'it turns' : 'they turn'
    } into money.`,

  why: {
    notYourTurn: 'It is not your turn. Wait until your opponent has finished.',
    drawing: 'Cards are being drawn. Your next turn comes in a moment.',
    stepOver: (step) =>
      `The **${STEPS[step]}** step of this turn is over, and it does not come back.`,
    stepLater: (step) =>
      `This belongs to the **${STEPS[step]}** step, which comes later in your turn.`,
    notInHand: 'This card is no longer in your hand.',
    notYourColumn: (card) =>
      `This column belongs to your opponent, and ${the(card)} can only join one of yours.`,
    noColumnForTram: (tram, columns) =>
      columns === 0
        ? `${capital(aTram(tram))} goes to one of your columns, and you have none yet: start one in the stations step.`
        : `${capital(aTram(tram))} goes to one of your columns that has no tram yet.`,
    stepAlreadyOver: 'That step is already over: nothing was ended.',
    duty: '**A passenger first**: lay one card of your hand at a terminus. Any card will do.',
    wrongRow: (card, row) =>
      `A passenger goes to the terminus of its own line: ${the(card)} to the **${line(lineOf(card))}** one, not to the ${line(row)} one.`,
    wrongLine: (card, column) =>
      `The ${line(column.line)} column takes only **${line(column.line)}** stations, and your card is ${the(card)}.`,
    tooLow: (card, column) =>
      `The ${line(column.line)} column has reached **${column.top}**: after it only higher values go, and your card is ${valueOf(card) === 8 ? 'an' : 'a'} **${valueOf(card)}**.`,
    complete: (card, column) =>
      `The ${line(column.line)} column ends with its **10**: it is complete, and ${the(card)} cannot join it.`,
    conductorFirst:
      'A **conductor** cannot start a column, because only a station gives it a line. He may follow once a station lies there.',
    notOnDisplay: (tram) => `There is no **${TRAMS[tram]}** on display just now.`,
    tooDear: (tram, price, money) =>
      `${capital(aTram(tram))} costs **${amount(price)} marks** and your money is **${amount(money)}**: ${amount(price - money)} are missing.`,
    hasTram: (column, tram) =>
      `The ${line(column.line)} column already has its **${TRAMS[tram]}**, and there is room for one only.`,
    over: 'The game is over: nothing more can be played.',
    unknown: 'The rules do not allow this now.',
    instead: (card, places) => `${capital(the(card))} can ${list(places.map(insteadOf), 'or')}.`,
    nothingInstead: (card) => `In this step nothing can be done with ${the(card)}.`,
    cheaper: (trams) => `You can pay for ${list(trams.map(aTram), 'or')}.`,
    freeColumns: (columns) =>
      `Without a tram ${columns.length === 1 ? 'is' : 'are'} ${list(columns.map(columnOf), 'and')}.`,
  },

  pad: {
    title: 'Score pad',
    scoring: 'Scoring',
    bonus: 'Bonus',
    total: 'Total',
    next: 'next scoring',
    lineOf: (of) => `${line(of)} line`,
    progress: (scorings) => `${scorings} of ${SCORINGS_TO_END} scorings`,
    scoreOf: (who, p) => `${who.you ? 'You' : who.name}: ${points(p)}`,
  },

  tally: {
    scoring: (nth) => `Scoring ${nth}`,
    bonus: 'Bonus: eighth card',
    line: (of) => `${line(of)} line`,
    nothing: 'no column of this line',
  },

  result: {
    title: 'How the points came',
    standings: 'Standings',
    place: 'Place',
    player: 'Player',
    scorings: 'Scorings',
    bonus: 'Bonus',
    total: 'Total',
    money: 'Money',
    won: (who, by) => `${who.you ? 'You win' : `${who.name} wins`} by ${points(by)}.`,
    wonByMoney: (who, [more, less]) =>
      `Equal on points: ${who.you ? 'you win' : `${who.name} wins`} with the larger money pile, ${amount(more)} marks to ${amount(less)}.`,
    shared: 'Equal on points and on money: you share the win.',
    chart: 'Points after each of the ten scorings',
    chartSummary: (a, b) => `Two rising lines, ${a} and ${b}. The table below has the figures.`,
    start: 'start',
    after: 'After scoring',
    bonusMark: (name, p) => `Bonus for ${name}: ${points(p)}`,
    bonusUndated: 'bonus',
    details: 'The figures',
  },
};
