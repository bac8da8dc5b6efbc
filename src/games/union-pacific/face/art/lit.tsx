import type { ReactNode } from 'react';
import { boardOf } from '#games/union-pacific/rules/board.ts';
import type { BoardData } from '#games/union-pacific/rules/data/board.ts';
import type { Company, Space } from '#games/union-pacific/rules/model.ts';
import { n, type Point } from '#ui/curves.ts';
import './art.css';
import { Beds, bedsOf, outline } from './beds.tsx';
import { Flag } from './flag.tsx';
import type { MapGeometry } from './geometry.ts';
import { HOME } from './sections.ts';
import { tintOf } from './tints.ts';

type LitProps = {
  geometry: MapGeometry;
  spaces: readonly Space[];
  focus?: Space | undefined;
  /** What building on the focused space changes; without it, a bare flag. */
  flag?: string | undefined;
};

/** Spaces that take a train: yellow beds in a dashed blue line; the one looked at in a solid one, with a flag. */
export function LitSpaces({ geometry, spaces, focus, flag }: LitProps): ReactNode {
  const others = bedsOf(
    geometry,
    spaces.filter((space) => space !== focus),
  );
  const chosen = focus === undefined ? [] : bedsOf(geometry, [focus]);
  const glow = (beds: typeof others): string => beds.map((bed) => outline(bed, 7, 1)).join('');
  return (
    <g className="up-lit">
      <path className="up-lit-glow" d={glow(others)} />
      <path className="up-lit-focus" d={glow(chosen)} />
      <Beds beds={[...others, ...chosen]} narrow={1.5} />
      {focus !== undefined && <Flag geometry={geometry} space={focus} text={flag} />}
    </g>
  );
}

type HaloProps = {
  geometry: MapGeometry;
  board: BoardData;
  /** Who stands on each space, as the table has it. */
  spaces: readonly number[];
  company: Company;
};

/** A company's network: its colour along every section on which it has a train, and around every city it has reached. */
export function CompanyHalo({ geometry, board, spaces, company }: HaloProps): ReactNode {
  const { sections, sectionOf, homes } = boardOf(board);
  const own = new Set(
    spaces.flatMap((owner, space) => (owner === company + 1 ? [sectionOf[space] as number] : [])),
  );
  const cities = new Set([homes[company] as number]);
  for (const section of own) {
    cities.add(sections[section]?.a as number).add(sections[section]?.b as number);
  }
  const ways = [...own].map((section) => geometry.sections[section]?.path ?? '').join('');
  const stops = [...cities].map((city) => dot(geometry.cities[city] as Point)).join('');
  const { fill, line } = tintOf(company);
  return (
    <g className="up-halo" data-company={company} fill="none" strokeLinecap="round">
      <g className="up-halo-edge" stroke={line}>
        <path d={ways} strokeWidth="37.5" />
        <path d={stops} strokeWidth={2 * HOME + 21.5} />
      </g>
      <g className="up-halo-fill" stroke={fill}>
        <path d={ways} strokeWidth="31" />
        <path d={stops} strokeWidth={2 * HOME + 15} />
      </g>
    </g>
  );
}

const dot = ({ x, y }: Point): string => `M${n(x)} ${n(y)}h.1`;
