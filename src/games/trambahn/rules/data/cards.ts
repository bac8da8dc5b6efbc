/** The numbers of the box. Provenance and rule beside each; the About page shows them to players. */

/** 1.1 The four lines, in the order I to IV. (rulebook) */
export const LINES = ['blue', 'red', 'green', 'yellow'] as const;

/** Values run from 1 to 10. (rulebook) */
export const VALUES = 10;

/** Copies of each value 1 to 10 in every line. (rulebook) */
export const COPIES = [2, 3, 3, 3, 3, 3, 3, 3, 3, 2] as const;

/** Victory points of a station by its value 1 to 10. (published: two independent reviews) */
export const POINTS = [1, 1, 1, 1, 1, 1, 2, 2, 2, 3] as const;

/** (rulebook) */
export const CONDUCTORS = 8;

/** The tram pile from the top: multipliers of 5 horse trams, 4 steam trams, 7 electric trams. (rulebook) */
export const TRAMS = [2, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4] as const;

/** Price in cards by multiplier: horse and steam (rulebook), electric (published: two reviews). */
export const PRICES = { 2: 5, 3: 10, 4: 15 } as const;

/** (rulebook) */
export const MARKS_PER_CARD = 1000;

/** Money dealt to the first and the second player. (rulebook) */
export const START_MONEY = [12, 15] as const;

/** (rulebook) */
export const HAND_SIZE = 6;
export const DISPLAY_SIZE = 3;
export const PASSENGERS_TO_SCORE = 4;
export const PASSENGERS_PER_TURN = 2;
export const SCORINGS_TO_END = 10;
export const BONUS_AT_CARDS = 8;
