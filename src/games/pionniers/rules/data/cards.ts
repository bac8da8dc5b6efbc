/** The 24 Chance cards, reconstructed (rule 9.4): their number and the return to a trading post are published. */
export type Effect =
  | { is: 'back'; spaces: number }
  | { is: 'to-post' }
  | { is: 'to-garrison' }
  | { is: 'miss-turn' }
  | { is: 'one-die' }
  | { is: 'lose-sections'; sections: number }
  | { is: 'lose-crate' }
  | { is: 'forward'; spaces: number }
  | { is: 'extra-turn' }
  | { is: 'lay-sections'; sections: number }
  | { is: 'recover-crate' }
  | { is: 'clear-dynamite' }
  | { is: 'strike' };

/** Card 0 is number 1 of the rulebook. */
export const CARDS: readonly Effect[] = [
  { is: 'back', spaces: 4 },
  { is: 'back', spaces: 2 },
  { is: 'back', spaces: 6 },
  { is: 'to-post' },
  { is: 'to-post' },
  { is: 'to-post' },
  { is: 'miss-turn' },
  { is: 'miss-turn' },
  { is: 'one-die' },
  { is: 'one-die' },
  { is: 'lose-sections', sections: 1 },
  { is: 'lose-sections', sections: 2 },
  { is: 'lose-crate' },
  { is: 'to-garrison' },
  { is: 'forward', spaces: 3 },
  { is: 'forward', spaces: 5 },
  { is: 'extra-turn' },
  { is: 'extra-turn' },
  { is: 'lay-sections', sections: 1 },
  { is: 'lay-sections', sections: 2 },
  { is: 'lay-sections', sections: 2 },
  { is: 'recover-crate' },
  { is: 'clear-dynamite' },
  { is: 'strike' },
];

/** The first cards of the list bring bad luck, the others good. */
export const BAD_CARDS = 14;
