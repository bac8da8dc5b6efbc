import type { ReactNode } from 'react';
import { beside, p, type Spot, strip } from '#ui/curves.ts';
import type { MapGeometry } from './geometry.ts';
import { SPACE } from './sections.ts';
import { FINE } from './way.ts';

/** A piece of track that takes one train. */
export type Bed = {
  readonly way: { at(length: number): Spot };
  readonly from: number;
  readonly to: number;
  readonly scale: number;
  /** Plain, dotted, black, white. */
  readonly track: number;
};

export const bedsOf = (geometry: MapGeometry, spaces: readonly number[]): Bed[] =>
  spaces.map((space) => {
    const { section, place } = geometry.sectionAt(space);
    const [from, to] = section.ends[place] ?? [0, 0];
    return { way: section.way, from, to, ...geometry.spaceAt(space) };
  });

export const allSpaces = ({ sections }: MapGeometry): number[] =>
  sections.flatMap(({ spaces }) => spaces).map((_, space) => space);

/** The outline of a bed, `more` wider and longer on every side. */
export const outline = ({ way, from, to, scale }: Bed, aside: number, ahead = 0): string =>
  strip(way, from - ahead * scale, to + ahead * scale, (SPACE.width / 2 + aside) * scale, FINE);

const TIES = 6;
const SQUARES = 4;

function ties({ way, from, to, scale }: Bed, more: number): string {
  const half = (SPACE.width / 2 + more) * scale;
  return Array.from({ length: TIES }, (_, i) => {
    const spot = way.at(from + ((to - from) * (i + 0.5)) / TIES);
    return `M${p(beside(spot, -half))}L${p(beside(spot, half))}`;
  }).join('');
}

/** The stripe in the middle that names the kind of track. */
const core = ({ way, from, to, scale }: Bed): string =>
  strip(way, from + 1.8 * scale, to - 1.8 * scale, 4.3 * scale, FINE);

function squares({ way, from, to, scale }: Bed): string {
  const [begin, room] = [from + 1.8 * scale, to - from - 3.6 * scale];
  const step = room / SQUARES;
  return Array.from({ length: SQUARES }, (_, i) =>
    strip(way, begin + step * (i + 0.26), begin + step * (i + 0.74), 3.1 * scale, FINE),
  ).join('');
}

/**
 * Beds and the stripes that tell their kinds apart, in black and white too. However many there are, it is nine paths.
 */
export function Beds({
  beds,
  narrow = 0,
  line = 1.7,
}: {
  beds: readonly Bed[];
  narrow?: number;
  line?: number;
}): ReactNode {
  const all = (draw: (bed: Bed) => string, ...tracks: number[]): string =>
    beds
      .filter(({ track }) => tracks.length === 0 || tracks.includes(track))
      .map(draw)
      .join('');
  const bed = (one: Bed): string => outline(one, -narrow);
  return (
    <g fill="none" strokeLinejoin="round">
      <path d={all((one) => ties(one, 2.4))} stroke="var(--up-tie)" strokeWidth="2.4" />
      <g stroke="var(--up-ink)" strokeWidth={line}>
        <path d={all(bed, 0, 1, 2)} fill="var(--up-bed)" />
        <path d={all(bed, 3)} fill="var(--up-bed-dark)" />
      </g>
      <path d={all((one) => ties(one, -1), 0)} stroke="var(--up-bed-tie)" strokeWidth="1.7" />
      <path d={all(core, 1, 2)} fill="var(--up-stripe-black)" />
      <path d={all(core, 3) + all(squares, 1)} fill="var(--up-stripe-white)" />
    </g>
  );
}
