import type { ReactNode } from 'react';
import type { Shown } from './shown.ts';

const HOURS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const;

/** A small station clock, whose field is what is left. */
export function ClockFace({ share, look }: Pick<Shown, 'share' | 'look'>): ReactNode {
  const angle = Math.min(share, 0.999) * 2 * Math.PI;
  const [x, y] = [32 + 22 * Math.sin(angle), 32 - 22 * Math.cos(angle)].map((n) => n.toFixed(1));
  return (
    <svg className="clock-face" viewBox="0 0 64 64" aria-hidden="true">
      <circle className="clock-rim" cx="32" cy="32" r="29" />
      {look === 'asleep' ? (
        <path className="clock-moon" d="M40 38A13 13 0 1 1 28 21a10 10 0 0 0 12 17z" />
      ) : (
        <>
          <path
            className="clock-field"
            d={`M32 32V10A22 22 0 ${share > 0.5 ? 1 : 0} 1 ${x} ${y}Z`}
          />
          <g className="clock-ink">
            {HOURS.map((hour) => (
              <path
                key={hour}
                d={hour % 3 === 0 ? 'M32 8v6' : 'M32 8.5v3'}
                transform={`rotate(${hour * 30} 32 32)`}
                strokeWidth={hour % 3 === 0 ? 2.6 : 1.5}
              />
            ))}
            <path d={`M32 34L${x} ${y}`} strokeWidth="2.6" strokeLinecap="round" />
          </g>
          <circle className="clock-pin" cx="32" cy="32" r="3" />
        </>
      )}
    </svg>
  );
}
