import { memo, type ReactNode } from 'react';
import { boardOf } from '#games/union-pacific/rules/board.ts';
import type { BoardData } from '#games/union-pacific/rules/data/board.ts';
import './art.css';
import { allSpaces, Beds, bedsOf, outline } from './beds.tsx';
import type { MapGeometry } from './geometry.ts';
import { tintOf } from './tints.ts';

type NetworkProps = { geometry: MapGeometry; board: BoardData };

/** The tracks as they are printed: what never changes in play. One geometry stands for one board. */
export const Network = memo(
  function Network({ geometry, board }: NetworkProps) {
    return (
      <g className="up-network">
        <Approaches geometry={geometry} />
        <Beds beds={bedsOf(geometry, allSpaces(geometry))} />
        <Starts geometry={geometry} board={board} />
      </g>
    );
  },
  (before, after) => before.geometry === after.geometry,
);

/** A rail from city to city, so that the network is read even where a section has one space. */
function Approaches({ geometry: { sections } }: { geometry: MapGeometry }): ReactNode {
  const d = sections.map(({ path }) => path).join('');
  return (
    <g fill="none">
      <path d={d} stroke="var(--up-land)" strokeWidth="9" strokeOpacity=".85" />
      <path d={d} stroke="var(--up-tie)" strokeWidth="9" strokeDasharray="2 5" />
      <path d={d} stroke="var(--up-ink)" strokeWidth="2.6" />
    </g>
  );
}

/** A frame in the colour of the company whose start it is. */
function Starts({ geometry, board }: NetworkProps): ReactNode {
  const { startOf } = boardOf(board);
  const starts = [...startOf].flatMap((owner, space) =>
    owner === 0 ? [] : [{ space, company: owner - 1 }],
  );
  const frame = (space: number): string =>
    bedsOf(geometry, [space])
      .map((bed) => outline(bed, 4.5, 3.5))
      .join('');
  return (
    <g fill="none" strokeLinejoin="round">
      <path
        d={starts.map(({ space }) => frame(space)).join('')}
        stroke="var(--up-ink)"
        strokeWidth="8"
      />
      {starts.map(({ space, company }) => (
        <path key={space} d={frame(space)} stroke={tintOf(company).fill} strokeWidth="5" />
      ))}
    </g>
  );
}
