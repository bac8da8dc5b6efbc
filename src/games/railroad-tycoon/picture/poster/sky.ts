import { circle, path, range, rect, seeded } from '#pictures/svg.ts';
import { HORIZON } from './camera.ts';

const BANDS = ['#1f5a73', '#2f7487', '#4f9099', '#7fb0a6', '#b3cdae', '#e6dfb0', '#f6dc94'];

/** Flat bands, the sun and its rays. The mountains stand before the land's far edge: `ridges`. */
export function sky(): string {
  const bands = BANDS.map((colour, i) => rect(36, 36 + i * 50, 828, 400, colour)).join('');
  const beam = (degrees: number): string => {
    const at = (angle: number): string => {
      const turn = (angle * Math.PI) / 180;
      return `${Math.round(640 + 900 * Math.cos(turn))} ${Math.round(372 + 900 * Math.sin(turn))}`;
    };
    return `M640 372L${at(degrees)}L${at(degrees + 6.5)}z`;
  };
  const rays = path(
    range(13)
      .map((i) => beam(-180 + i * 15))
      .join(''),
    '#fff3c4',
    'opacity="0.13"',
  );
  return bands + rays + circle(640, 356, 82, '#f3b942') + circle(640, 356, 64, '#f9cf62');
}

export function ridges(): string {
  const random = seeded(11);
  const ridge = (base: number, tall: number, step: number, fill: string, seed: number): string => {
    const [bottom, end] = [HORIZON + 24, 742];
    let d = `M36 ${bottom}L36 ${Math.round(base - tall * 0.3)}`;
    for (let x = 36; x <= end; x += step) {
      const rise =
        (0.55 + 0.45 * Math.sin(x / 61 + seed)) * (0.5 + 0.5 * Math.sin(x / 23 + seed * 3));
      const y = base - Math.min(1, (end - x) / 150) * tall * rise - 6 * random();
      d += `L${x} ${y.toFixed(1)}`;
    }
    return path(`${d}L${end + 30} ${bottom}z`, fill);
  };
  return (
    ridge(HORIZON + 2, 74, 13, '#7d8fb0', 1.2) +
    ridge(HORIZON + 10, 50, 11, '#5a7794', 4.1) +
    ridge(HORIZON + 16, 30, 9, '#3f6a63', 2.2)
  );
}
