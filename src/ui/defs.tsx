import type { ReactNode } from 'react';
import { patterns, seats, type Tint } from './palettes.ts';
import { RoundelShape } from './roundel.tsx';
import { SeatShape } from './seat.tsx';
import './defs.css';

/**
 * Patterns and symbols that drawings refer to by id. It stands once in every page; a game adds its own beside it.
 *
 * - fills: `url(#pt-seat-red)`, `url(#setts)`, `url(#brick)`, `url(#hatch)`
 * - uses: `#roundel`, `#star`, `#seat-red` …
 */
export function Defs(): ReactNode {
  return (
    <svg className="defs" width="0" height="0" aria-hidden="true">
      <defs>
        <TintPatterns prefix="seat" tints={seats} />
        <Grounds />
        <symbol id="roundel" viewBox="0 0 48 48">
          <RoundelShape />
        </symbol>
        <symbol id="star" viewBox="0 0 12 12">
          <path d="M6 .6l1.6 3.6 3.9.4-2.9 2.6.8 3.900L6 9.100l-3.4 2 .8-3.900L.5 4.600l3.9-.4z" />
        </symbol>
        {seats.map((seat) => (
          <symbol key={seat.id} id={`seat-${seat.id}`} viewBox="0 0 24 24">
            <SeatShape seat={seat} />
          </symbol>
        ))}
      </defs>
    </svg>
  );
}

/** One pattern for each tint, `pt-<prefix>-<id>`, to be laid over its fill. */
export function TintPatterns({
  prefix,
  tints,
}: {
  prefix: string;
  tints: readonly Tint[];
}): ReactNode {
  return tints.map(({ id, pattern }) => (
    <pattern key={id} id={`pt-${prefix}-${id}`} width="8" height="8" patternUnits="userSpaceOnUse">
      <path
        d={patterns[pattern]}
        fill="none"
        stroke={`var(--${prefix}-${id}-on)`}
        strokeOpacity=".26"
        strokeWidth={pattern === 'dots' ? 2.4 : 1.3}
        strokeLinecap="round"
      />
    </pattern>
  ));
}

/** What things stand on: paving setts, a brick wall, engraver's hatching. */
function Grounds(): ReactNode {
  return (
    <>
      <pattern id="setts" width="56" height="28" patternUnits="userSpaceOnUse">
        <path
          d="M0 28a28 28 0 0 1 56 0M9 28a19 19 0 0 1 38 0M18 28a10 10 0 0 1 20 0M-28 14a28 28 0 0 1 56 0M28 14a28 28 0 0 1 56 0M-19 14a19 19 0 0 1 38 0M37 14a19 19 0 0 1 38 0"
          fill="none"
          stroke="var(--ink)"
          strokeOpacity=".1"
        />
      </pattern>
      <pattern id="brick" width="24" height="12" patternUnits="userSpaceOnUse">
        <path
          d="M0 .5h24M0 6.5h24M.5 0v6M12.5 6v6"
          fill="none"
          stroke="var(--mortar, var(--paper))"
          strokeOpacity=".42"
        />
      </pattern>
      <pattern id="hatch" width="6" height="6" patternUnits="userSpaceOnUse">
        <path d="M-1 1l2-2M0 6l6-6M5 7l2-2" fill="none" stroke="var(--ink)" strokeOpacity=".22" />
      </pattern>
    </>
  );
}
