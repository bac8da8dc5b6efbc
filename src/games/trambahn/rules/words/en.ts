import type { Who } from '#kernel/who.ts';
import { type Card, isConductor, lineOf, type Tram, valueOf } from '../model.ts';
import { byKind, listOf } from './list-of.ts';
import type { Words } from './words.ts';

const LINES = ['blue', 'red', 'green', 'yellow'];
const TRAMS = { 2: 'a horse tram', 3: 'a steam tram', 4: 'an electric tram' };
/** Subject and verb: "You lay", "Lena lays". */
const does = (who: Who, verb: string) => (who.you ? `You ${verb}` : `${who.name} ${verb}s`);
const object = (who: Who) => (who.you ? 'you' : who.name);
const lose = (who: Who) => (who.you ? 'you lose' : `${who.name} loses`);
const cards = (count: number) => (count === 1 ? '1 card' : `${count} cards`);
const points = (count: number) => (count === 1 ? '1 point' : `${count} points`);
const marks = (sum: number) => `${sum.toLocaleString('en')} marks`;
/** A card of a column whose line has been named. */
const inColumn = (card: Card) => (isConductor(card) ? 'a conductor' : `${valueOf(card)}`);

/** "2 horse trams and a steam tram". */
const counted = (trams: readonly Tram[]) =>
  listOf(
    byKind(trams).map(([tram, n]) =>
      n === 1 ? TRAMS[tram] : `${n} ${TRAMS[tram].replace(/^\S+ /, '')}s`,
    ),
    'and',
  );

export const en: Words = {
  line: (line) => LINES[line] as string,
  card: (card) => (isConductor(card) ? 'conductor' : `${en.line(lineOf(card))} ${valueOf(card)}`),
  tram: (tram) => TRAMS[tram],
  moneyDealt: (first, second, counts) =>
    `Money is dealt: ${cards(counts[0])} to ${object(first)}, ${cards(counts[1])} to ${object(second)}.`,
  cardsDrawn: (who, count) => `${does(who, 'draw')} ${cards(count)}.`,
  cardsDrawnSeen: (who, drawn) =>
    `${does(who, 'draw')} ${cards(drawn.length)}: ${drawn.map(en.card).join(', ')}.`,
  passengerLaid: (who, card, row) =>
    isConductor(card)
      ? `${does(who, 'lay')} a **conductor** as a passenger at the ${en.line(row)} terminus.`
      : `${does(who, 'lay')} **${en.card(card)}** as a passenger.`,
  lineScored: (line, nth, first, second, [a, b]) =>
    `Scoring ${nth}, **${en.line(line)}** line: ${object(first)} ${a}, ${object(second)} ${b}.`,
  columnStarted: (who, card) => `${does(who, 'start')} a column with **${en.card(card)}**.`,
  columnExtended: (who, card, line) =>
    isConductor(card)
      ? `${does(who, 'add')} a **conductor** to a ${en.line(line)} column.`
      : `${does(who, 'add')} **${en.card(card)}** to a column.`,
  bonusScored: (who, count) =>
    `Eighth card in the column: bonus of **${points(count)}** for ${object(who)}.`,
  cardBanked: (who) => `${does(who, 'lay')} a card as money.`,
  cardBankedSeen: (who, card) =>
    `${does(who, 'lay')} ${isConductor(card) ? 'a ' : ''}${en.card(card)} as money.`,
  tramBought: (who, tram, sum) => `${does(who, 'buy')} **${en.tram(tram)}** for ${marks(sum)}.`,
  moneyHalved: (first, second, [a, b]) => {
    const lost =
      a + b === 0
        ? 'nobody loses money'
        : a === 0
          ? `${lose(first)} nothing, ${lose(second)} ${cards(b)} of money`
          : `${lose(first)} ${cards(a)} of money, ${object(second)} ${b === 0 ? 'nothing' : cards(b)}`;
    return `The draw pile is empty: ${lost}, and the discards are shuffled.`;
  },
  columnsSold: (who, columns, count) =>
    `${who.you ? 'You have' : `${who.name} has`} ${columns === 1 ? 'a column' : `${columns} columns`} without a tram: ${cards(count)} ${count === 1 ? 'turns' : 'turn'} into money.`,
  tramsDisplayed: (trams) => `New on display: ${trams.map(en.tram).join(', ')}.`,
  gameEnded: () => 'The game is over.',
  passengersLaid: (who, laid) => {
    const [one, other] = laid;
    if (one && other && isConductor(one.card) && isConductor(other.card) && one.row === other.row) {
      return `${does(who, 'lay')} **2 conductors** as passengers at the ${en.line(one.row)} terminus.`;
    }
    const each = laid.map(({ card, row }) =>
      isConductor(card)
        ? `a **conductor** at the ${en.line(row)} terminus`
        : `**${en.card(card)}**`,
    );
    return `${does(who, 'lay')} ${listOf(each, 'and')} as passengers.`;
  },
  stationsLaid: (who, columns) =>
    `${who.you ? 'You' : who.name} ${listOf(
      columns.map(({ line, started, cards: laid }, i) => {
        // What was done is said once for all columns it was done to.
        const again = columns[i - 1]?.started === started;
        const stations = `**${listOf(laid.map(inColumn), 'and')}**`;
        const of = `${en.line(line)} column`;
        if (started)
          return `${again ? '' : who.you ? 'start ' : 'starts '}a ${of} with ${stations}`;
        return `${again ? '' : who.you ? 'add ' : 'adds '}${stations} to a ${of}`;
      }),
      'and',
    )}.`,
  cardsBanked: (who, count, seen) =>
    `${does(who, 'lay')} ${cards(count)} as money${seen.length > 0 ? `: ${seen.map(en.card).join(', ')}` : ''}.`,
  tramsBought: (who, trams, sum) => `${does(who, 'buy')} **${counted(trams)}** for ${marks(sum)}.`,
  newTrams: (trams) => `New on display: ${counted(trams)}.`,
};
