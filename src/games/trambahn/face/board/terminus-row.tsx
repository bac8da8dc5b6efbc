import { memo, type ReactNode } from 'react';
import { PASSENGERS_TO_SCORE } from '#games/trambahn/rules/data/cards.ts';
import type { Card, Line } from '#games/trambahn/rules/model.ts';
import { Seat } from '#ui/seat.tsx';
import { Passenger } from '../art/passenger.tsx';
import type { PlaceLight } from '../handling/lights.ts';
import { countTo } from '../logic/count-to.ts';
import { isFresh } from '../logic/fresh.ts';
import { NUMERALS, SEAT_COLOURS, TONES } from '../logic/lines.ts';
import { useViewer, whoIs } from '../viewer.ts';
import { hintOn, Mark } from './mark.tsx';
import { PlaceButton } from './place-button.tsx';

/** 2.4, 9.1: a terminus, its four seats, and what its scoring would bring each side now. */
export const TerminusRow = memo(function TerminusRow(props: TerminusRowProps): ReactNode {
  const { row, passengers, nearWorth, farWorth, light, counting, fresh } = props;
  const viewer = useViewer();
  const { words, near, far } = viewer;
  const worths = [
    [near, nearWorth],
    [far, farWorth],
  ] as const;
  const hot = passengers.length === PASSENGERS_TO_SCORE - 1;
  const name = words.rowName(
    row,
    passengers.length,
    worths.map(([seat, worth]) => [whoIs(viewer, seat), worth] as const),
  );
  return (
    <div
      className={`tram-row tram-line-${TONES[row]}${hot ? ' hot' : ''}${counting ? ' counting' : ''}`}
    >
      <div className="tram-line" data-spot={`line:${row}`}>
        <TerminusSign row={row} />
        <div className="tram-seats" aria-hidden="true">
          {countTo(PASSENGERS_TO_SCORE).map((i) => (
            <SeatOf key={i} row={row} at={i} passengers={passengers} fresh={fresh} />
          ))}
        </div>
        <PlaceButton
          place={`row:${row}`}
          name={name}
          light={light}
          hint={hintOn(words.marks.terminus(row), '4.6')}
        >
          <Mark at="fourth" hint={hintOn(words.marks.fourth(row), '9.1')} />
        </PlaceButton>
      </div>
      <div className="tram-pay figures" aria-hidden="true">
        {worths.map(([seat, worth]) => (
          <span
            key={seat}
            data-spot={`pay:${row}:${seat}`}
            {...hintOn(words.marks.worth(whoIs(viewer, seat), row, worth), '9.2')}
          >
            <Seat colour={SEAT_COLOURS[seat]} size={21} />
            <b>{worth}</b>
          </span>
        ))}
      </div>
    </div>
  );
});

type TerminusRowProps = {
  row: Line;
  passengers: readonly Card[];
  nearWorth: number;
  farWorth: number;
  light: PlaceLight;
  counting: boolean;
  /** As `freshIn` gives it. */
  fresh: string;
};

function TerminusSign({ row }: { row: Line }) {
  const { words } = useViewer();
  return (
    <div className="tram-sign" aria-hidden="true">
      <svg className="tram-pattern" aria-hidden="true">
        <rect width="100%" height="100%" fill={`url(#pt-line-${TONES[row]})`} />
      </svg>
      <b>{NUMERALS[row]}</b>
      <span>
        {words.terminus[0]}
        <br />
        {words.terminus[1](row)}
      </span>
    </div>
  );
}

type SeatOfProps = {
  row: Line;
  at: number;
  passengers: readonly Card[];
  fresh: string;
};

function SeatOf({ row, at, passengers, fresh }: SeatOfProps) {
  const { words } = useViewer();
  const spot = `row:${row}:${at}` as const;
  const card = passengers[at];
  if (card !== undefined) {
    return (
      <div className={isFresh(fresh, spot) ? 'tram-taken fresh' : 'tram-taken'} data-spot={spot}>
        <Passenger card={card} row={row} />
      </div>
    );
  }
  const last = at === PASSENGERS_TO_SCORE - 1;
  const next = at === passengers.length;
  return (
    <div className={`slot tram-free${last ? ' last' : ''}${next ? ' next' : ''}`} data-spot={spot}>
      {last ? words.board.score : null}
    </div>
  );
}
