import { circle, path, range, rect } from '#pictures/svg.ts';

export const SUN = { x: 450, y: 428, r: 360 };

const RINGS: readonly (readonly [r: number, fill: string])[] = [
  [520, '#713263'],
  [478, '#a3435f'],
  [440, '#cf5f4c'],
  [408, '#ea8a3f'],
  [382, '#f6b650'],
  [SUN.r, '#fdf0cf'],
];

/** The sun takes up the sky, ring in ring, with rays behind. */
export function sunset(): string {
  const at = (degrees: number): string => {
    const turn = (degrees * Math.PI) / 180;
    return `${Math.round(SUN.x + 1200 * Math.cos(turn))} ${Math.round(SUN.y + 1200 * Math.sin(turn))}`;
  };
  const rays = range(30).map((i) => `M${SUN.x} ${SUN.y}L${at(i * 12)}L${at(i * 12 + 6)}z`);
  return (
    rect(36, 36, 828, 1002, '#4a2557') +
    path(rays.join(''), '#5b2c63') +
    RINGS.map(([r, fill]) => circle(SUN.x, SUN.y, r, fill)).join('')
  );
}
