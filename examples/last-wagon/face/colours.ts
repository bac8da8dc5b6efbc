import type { SeatColour } from '#ui/palettes.ts';

/** What each seat wears, in the order of play. */
export const colours: readonly SeatColour[] = ['red', 'blue'];
