import { memo, type ReactNode } from 'react';
import { beside, p } from '#ui/curves.ts';
import type { Geometry } from './geometry.ts';
import type { LinePath } from './line-path.ts';

const SPACES_PER_SECTION = 4;

type RailsProps = {
  geometry: Geometry;
  line: number;
  /** In sections: `from={0} to={2}` draws the first two. */
  from: number;
  to: number;
  /** How many of the last ones have just been laid: each is a group of its own, to be animated in. */
  fresh?: number;
};

/**
 * Laid track: ballast, sleepers, rails, a light joint after each space and a dark one after each section. What has lain
 * there before is one group, `pio-laid`; fresh sections are `pio-section` with `data-section` (from 1).
 */
export const Rails = memo(function Rails({ geometry, line, from, to, fresh = 0 }: RailsProps) {
  const path = geometry.lines[line];
  if (!path || to <= from) return null;
  const settled = Math.max(from, to - fresh);
  const last = Array.from({ length: to - settled }, (_, i) => settled + i);
  return (
    <g className="pio-rails" data-line={line}>
      {settled > from && (
        <g className="pio-laid">
          <Track path={path} from={from} to={settled} />
        </g>
      )}
      {last.map((section) => (
        <g key={section} className="pio-section" data-section={section + 1} data-fresh="">
          <Track path={path} from={section} to={section + 1} />
        </g>
      ))}
    </g>
  );
});

function Track({ path, from, to }: { path: LinePath; from: number; to: number }): ReactNode {
  const [a, b] = [from * SPACES_PER_SECTION, to * SPACES_PER_SECTION];
  // Sleepers keep their distance on boards of few, long spaces.
  const sleepers = Math.max(2, Math.round(path.step / 7.2));
  return (
    <g fill="none">
      <path d={path.slice(a, b)} stroke="var(--pio-ballast)" strokeWidth="18.5" />
      <path
        d={across(path, a + 0.5 / sleepers, b, 8.4, 1 / sleepers)}
        stroke="var(--pio-sleeper)"
        strokeWidth="3.1"
      />
      <path d={across(path, a + 1, b - 0.5, 9.2)} stroke="var(--pio-joint)" strokeWidth="1.5" />
      <path
        d={path.slice(a, b, -4.6) + path.slice(a, b, 4.6)}
        stroke="var(--pio-rail)"
        strokeWidth="2"
      />
      <path
        d={across(path, a + SPACES_PER_SECTION, b, 9.4, SPACES_PER_SECTION)}
        stroke="var(--pio-rail)"
        strokeWidth="1.6"
      />
    </g>
  );
}

/** Strokes across the line, one every `by` spaces from `from` up to `to`. */
export function across(path: LinePath, from: number, to: number, half: number, by = 1): string {
  let d = '';
  for (let space = from; space < to + 0.001; space += by) {
    const spot = path.at(space);
    d += `M${p(beside(spot, -half))}L${p(beside(spot, half))}`;
  }
  return d;
}
