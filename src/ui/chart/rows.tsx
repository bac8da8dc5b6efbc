import type { ReactNode } from 'react';
import type { ChartScale } from './scale.ts';

/** The lines across a chart, each with its value at the left. */
export function ChartRows({ scale, at }: { scale: ChartScale; at: readonly number[] }): ReactNode {
  const { left, right, y } = scale;
  return at.map((value) => (
    <g key={value} className={value === 0 ? 'nought' : undefined}>
      <path d={`M${left} ${y(value)}H${right}`} />
      <text x={left - 7} y={y(value) + 4} textAnchor="end">
        {signed(value)}
      </text>
    </g>
  ));
}

/** With a minus as it is printed. */
export const signed = (value: number): string => (value < 0 ? `−${-value}` : `${value}`);
