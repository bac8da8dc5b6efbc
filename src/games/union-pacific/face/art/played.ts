import type { Point } from '#ui/curves.ts';
import type { MapGeometry } from './geometry.ts';

/** Cities, and some points of every track: what ornaments keep off. */
export const pointsOf = ({ cities, sections }: MapGeometry): Point[] => [
  ...cities,
  ...sections.flatMap(({ way }) => [0.1, 0.3, 0.5, 0.7, 0.9].map((t) => way.at(way.length * t))),
];
