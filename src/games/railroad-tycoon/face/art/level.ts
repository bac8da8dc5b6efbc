/** How closely the map is looked at. Each level has its own size of letters, and leaves out what it is too small for. */
export type Level = 'far' | 'mid' | 'near';

/** `scale`: pixels in a unit. */
export const levelAt = (scale: number): Level =>
  scale <= 0.6 ? 'far' : scale <= 1.4 ? 'mid' : 'near';
