import { MARKS_PER_CARD } from '#games/trambahn/rules/data/cards.ts';
import { lineOf, valueOf } from '#games/trambahn/rules/model.ts';
import { capital } from '#ui/phrases.ts';
import { amount, count, line, points, TRAMS } from './en-terms.ts';
import type { MarkWords } from './marks.ts';

export const marks: MarkWords = {
  stars: (p) => `${count(p, 'star')}: ${points(p)}, times the tram of the column.`,
  value: (card) =>
    `Value ${valueOf(card)} of the ${line(lineOf(card))} line: in a column values go up.`,
  conductor: 'Conductor: no points; a passenger of any line, or one more card in a column.',
  terminus: (of) =>
    `Terminus of the ${line(of)} line: its passengers are cards of this line, or conductors.`,
  fourth: (of) =>
    `Fourth seat: the passenger who takes it brings the scoring of the ${line(of)} line, for both players.`,
  worth: (who, of, p) =>
    `What the scoring of the ${line(of)} line would bring ${who.you ? 'you' : who.name} now: ${points(p)}.`,
  tramForSale: (tram, price) =>
    `${capital(TRAMS[tram])}: costs ${amount(price)} marks and multiplies the points of a column by ${tram}.`,
  tramOf: (tram) => `${capital(TRAMS[tram])}: multiplies the points of its column by ${tram}.`,
  noTram: 'Without a tram at the end of the turn this column is removed and turns into money.',
  column: (of, p, tram, cards) =>
    `${capital(line(of))} column, ${count(cards, 'card')} of the 8 for a bonus: ${points(p)}${
      tram === 0 ? ', no tram yet.' : ` × ${tram} at each scoring of its line.`
    }`,
  newColumn: 'A station laid here starts a column; it needs a tram before the turn ends.',
  money: (cards) =>
    `Money: ${count(cards, 'card')}, each worth ${MARKS_PER_CARD.toLocaleString('en')} marks, to pay for trams.`,
  moneyAtRisk: (lost) =>
    `The draw pile is nearly empty: half of the money goes with it, ${amount(lost)} marks of yours.`,
  hand: (cards) => `${count(cards, 'card')} in hand, seen by their owner alone.`,
  gap: 'At the end of the turn the hand is refilled to six cards.',
  trams: 'Pile of trams: its top refills the display at the end of the turn.',
  pile: 'Draw pile: when it has run out, each loses half of their money.',
  pileLow: (cards) =>
    cards === 0
      ? 'The draw pile is empty: as soon as a card is missing, each loses half of their money.'
      : `Only ${count(cards, 'card')} left: when the draw pile has run out, each loses half of their money.`,
  discard: 'Discards: shuffled when the draw pile has run out, and nobody looks at them.',
  total: 'Sum of all scorings and bonuses: the highest wins after ten scorings.',
};
