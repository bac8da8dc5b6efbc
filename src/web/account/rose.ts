/** An engraver's rosette around a point: `lobes` waves, drawn `turns` times over each other. */
export function roseAround(
  [x, y]: readonly [number, number],
  radius: number,
  lobes: number,
  turns: number,
  depth: number,
): string[] {
  return Array.from({ length: turns }, (_, turn) => {
    const points = Array.from({ length: STEPS }, (_none, i) => {
      const angle = (i / STEPS) * 2 * Math.PI;
      const wave = Math.cos(lobes * angle + (turn * 2 * Math.PI) / turns);
      const r = radius * (1 - depth / 2 + (depth / 2) * wave);
      return `${(x + r * Math.cos(angle)).toFixed(1)} ${(y + r * Math.sin(angle)).toFixed(1)}`;
    });
    return `M${points.join('L')}z`;
  });
}

const STEPS = 150;
