import type { SeatColour } from '#ui/palettes.ts';

/** What each seat wears, in the order of play. Blue, red, green and yellow are lines, so the seats wear the other two. */
export const colours: readonly SeatColour[] = ['purple', 'black'];
