import type { Language } from '#kernel/game.ts';

export type Sea = {
  readonly name: Readonly<Record<Language, string>>;
  /** Its middle. */
  readonly lat: number;
  readonly lon: number;
  readonly turn: number;
  readonly size: number;
};

export const SEAS: readonly Sea[] = [
  { name: { en: 'Pacific', fr: 'Pacifique' }, lat: 32.2, lon: -123.3, turn: -80, size: 30 },
  { name: { en: 'Atlantic', fr: 'Atlantique' }, lat: 35.4, lon: -72.8, turn: 8, size: 25 },
  {
    name: { en: 'Gulf of Mexico', fr: 'Golfe du Mexique' },
    lat: 26,
    lon: -89.5,
    turn: 4,
    size: 31,
  },
];

/** Steamers, and which way they go: 1 to the east. */
export const SHIPS: readonly (readonly [lat: number, lon: number, way: 1 | -1])[] = [
  [40.6, -126, 1],
  [29.4, -75.2, -1],
  [24.7, -94.5, -1],
];
