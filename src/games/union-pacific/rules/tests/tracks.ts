export { spaceOf } from '#games/union-pacific/lessons/position.ts';

/** The track cards by name, and the spaces by the cities between which they lie. */

export const [PLAIN, DOTTED, BLACK, WHITE, JOKER] = [0, 1, 2, 3, 4] as const;
