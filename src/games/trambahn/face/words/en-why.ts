import { lineOf, valueOf } from '#games/trambahn/rules/model.ts';
import { capital } from '#ui/phrases.ts';
import { amount, aTram, columnOf, line, list, STEPS, TRAMS, the } from './en-terms.ts';
import type { Instead, WhyWords } from './words.ts';

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

/** Why not: each names the pieces. */
export const why: WhyWords = {
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
};
