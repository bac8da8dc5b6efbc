/** The engraver's rosette: `count` waves with `lobes` lobes each, turned against each other. */
export function guilloche(radius: number, lobes: number, count: number, depth: number): string {
  let d = '';
  for (let wave = 0; wave < count; wave++) {
    for (let step = 0; step < 180; step++) {
      const angle = (step / 90) * Math.PI;
      const swing = Math.cos(lobes * angle + (wave * 2 * Math.PI) / count);
      const r = radius * (1 - depth / 2 + (depth / 2) * swing);
      const [x, y] = [50 + r * Math.cos(angle), 71 + r * Math.sin(angle)];
      d += `${step ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`;
    }
    d += 'z';
  }
  return d;
}
