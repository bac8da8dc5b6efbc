import { SCORINGS_TO_END } from '#games/trambahn/rules/data/cards.ts';
import { isConductor, POINTS_OF, valueOf } from '#games/trambahn/rules/model.ts';
import { capital } from '#ui/phrases.ts';
import { marks } from './en-marks.ts';
import { score } from './en-score.ts';
import { telling } from './en-telling.ts';
import { amount, cardOf, count, line, points, STEPS, TRAMS, thing } from './en-terms.ts';
import { turn } from './en-turn.ts';
import { why } from './en-why.ts';
import type { GeneralWords, Words } from './words.ts';

const general: GeneralWords = {
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
    pileLow: (n) => (n === 0 ? 'used up' : 'soon used up'),
    soonLess: (cards) => `soon −${amount(cards)}`,
    inHand: 'hand',
    inHandTerm: 'Hand',
    columns: 'Columns',
    chip: (n) => count(n, 'card'),
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
  inPencil: 'in pencil',
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
};

export const en: Words = { ...general, ...turn, why, telling, marks, ...score };
