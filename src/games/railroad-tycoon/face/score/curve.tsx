import type { ReactNode } from 'react';
import type { Seat } from '#kernel/game.ts';
import { seats } from '#ui/palettes.ts';
import { SeatShape } from '#ui/seat.tsx';
import { CURVE, SUMMIT } from '../logic/income.ts';
import { colourOf } from '../viewer.ts';
import { flagsOf, scaleOf } from './curve-scale.ts';
import { HEIGHT } from './curve-size.ts';

/** The income of every place, and over it where everybody stands. */
export function Curve({ places }: { places: readonly { seat: Seat; place: number }[] }): ReactNode {
  const scale = scaleOf(Math.max(...places.map(({ place }) => place)));
  const { bottom, last, x, y } = scale;
  const steps = CURVE.slice(0, last + 1).map((income, place) => `${x(place)} ${y(income)}`);
  const [from, to] = SUMMIT;
  const ticks = Array.from({ length: last / 10 + 1 }, (_, i) => i * 10);
  // Those who stand together stand one above the other: no stick goes over a shape.
  const flags = flagsOf(places, scale);
  return (
    <>
      <path className="summit" d={`M${x(from)} ${bottom}V${y(25)}H${x(to)}V${bottom}z`} />
      <path className="line" d={`M${steps.join('L')}`} />
      <path className="axis" d={`M${x(0)} ${bottom}H${x(last)}`} />
      {ticks.map((tick) => (
        <text key={tick} x={x(tick)} y={HEIGHT - 2} textAnchor="middle">
          {tick}
        </text>
      ))}
      {flags.map(({ seat, at, from: foot, to: top }) => (
        <path key={seat} className="stick" d={`M${at} ${foot}V${top}`} />
      ))}
      {flags.map(({ seat, at, to: top }) => (
        <svg
          key={seat}
          x={at - 8}
          y={top - 15}
          width="16"
          height="16"
          viewBox="0 0 24 24"
          aria-hidden="true"
        >
          <SeatShape seat={seats.find(({ id }) => id === colourOf(seat)) ?? seats[0]} />
        </svg>
      ))}
    </>
  );
}
