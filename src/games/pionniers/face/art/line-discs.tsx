import type { ReactNode } from 'react';
import { n, type Point, type Spot } from '#ui/curves.ts';
import type { SeatColour } from '#ui/palettes.ts';
import type { Geometry } from './geometry.ts';

/** The numbers at both ends of the lines in their owners' colours, over the country's own. */
export function LineDiscs({
  geometry: { lines, spaces },
  colours,
}: {
  geometry: Geometry;
  colours: readonly (SeatColour | undefined)[];
}): ReactNode {
  return lines.flatMap((line, k) => [
    <LineDisc
      key={`from ${line.at(0).y}`}
      {...behind(line.at(0), 1)}
      number={k + 1}
      colour={colours[k]}
    />,
    <LineDisc
      key={`to ${line.at(0).y}`}
      {...behind(line.at(spaces), -1)}
      number={k + 1}
      colour={colours[k]}
    />,
  ]);
}

/** Where a disc stands, behind the end of its line. */
export const behind = ({ x, y }: Spot, way: 1 | -1): Point => ({ x: x - way * 29, y });

/** The number of a line at its ends. With a colour it is its owner's; the country has it on paper. */
export function LineDisc({
  x,
  y,
  number,
  colour,
}: {
  x: number;
  y: number;
  number: number;
  colour?: SeatColour | undefined;
}): ReactNode {
  return (
    <g transform={`translate(${n(x)} ${n(y)})`}>
      <circle
        r="12"
        fill={colour ? `var(--seat-${colour})` : 'var(--pio-paper)'}
        stroke="var(--pio-ink)"
        strokeWidth="2"
      />
      <text
        className="pio-sign"
        y="5.4"
        fontSize="15.5"
        fontWeight="700"
        fill={colour ? `var(--seat-${colour}-on)` : 'var(--pio-ink)'}
      >
        {number}
      </text>
    </g>
  );
}
