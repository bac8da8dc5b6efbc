import { amount, count, line, list, STEPS, thing } from './en-terms.ts';
import type { TurnWords } from './words.ts';

/** The lever, and the lines around it. */
export const turn: TurnWords = {
  lever: {
    end: (step) => `End of ${STEPS[step]}`,
    endTurn: 'End turn',
    turnOf: (name) => `${name} is playing`,
    drawing: 'Refill',
    planned: 'Turn planned',
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
    beingShown: 'What you did is being shown.',
    lastScoring: 'The last scoring is being counted.',
    planned: 'The turn is planned to its end.',
    over: 'The game is over.',
    inPencil: (said) => `In pencil. ${said}`,
  },

  warnTrams: (columns, more) => {
    const lines = [...new Set(columns.map(line))];
    const without = more ? 'Without a tram' : 'For want of a tram';
    return columns.length === 1
      ? `${without} the ${list(lines, 'and')} column turns into money.`
      : `${without} ${list(lines, 'and')} turn into money.`;
  },
  warnDeck: (pile, lost) =>
    `${pile === 0 ? 'No card' : `Only ${count(pile, 'card')}`} left to draw: ${amount(lost)} marks at stake.`,
};
