import type { ReactNode } from 'react';
import type { Table } from '#games/railroad-tycoon/rules/model.ts';
import type { Seat } from '#kernel/game.ts';
import { seats } from '#ui/palettes.ts';
import { SeatShape } from '#ui/seat.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { useHints } from '../handling/use-hints.ts';
import { CURVE, nextIncome, positionsOf, SUMMIT } from '../logic/income.ts';
import { colourOf, useViewer, whoIs } from '../viewer.ts';
import { flagsOf, scaleOf } from './curve-scale.ts';

/** 15.2: the income of every place, where everybody stands, and what the next points change. */
export function IncomeCurve({ table, seat }: { table: Table; seat: Seat | undefined }): ReactNode {
  const hints = useHints();
  const viewer = useViewer();
  const { score } = viewer.words;
  const positions = positionsOf(table);
  const mine = seat === undefined ? undefined : table.players[seat];
  return (
    <section className="rt-incomes" data-spot="income">
      <h3>
        {score.incomes} <small>{score.summit(...SUMMIT)}</small>
      </h3>
      <div data-hint={hints?.curve} data-hint-rule="15.2">
        <Curve places={positions} />
      </div>
      <ul className="visually-hidden">
        {positions.map((each) => (
          <li key={each.seat}>
            {score.position(whoIs(viewer, each.seat), each.score, each.income)}
          </li>
        ))}
      </ul>
      {/* Nothing is paid any more. */}
      {mine && table.result === null && table.phase !== 'reveal' ? (
        <p>
          <Sentence text={score.next(nextIncome(mine.score))} />
        </p>
      ) : null}
    </section>
  );
}

function Curve({ places }: { places: readonly { seat: Seat; place: number }[] }): ReactNode {
  const scale = scaleOf(Math.max(...places.map(({ place }) => place)));
  const { width, height, bottom, last, x, y } = scale;
  const steps = CURVE.slice(0, last + 1).map((income, place) => `${x(place)} ${y(income)}`);
  const [from, to] = SUMMIT;
  const ticks = Array.from({ length: last / 10 + 1 }, (_, i) => i * 10);
  // Those who stand together stand one above the other: no stick goes over a shape.
  const flags = flagsOf(places, scale);
  return (
    <svg className="rt-curve figures" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path className="summit" d={`M${x(from)} ${bottom}V${y(25)}H${x(to)}V${bottom}z`} />
      <path className="line" d={`M${steps.join('L')}`} />
      <path className="axis" d={`M${x(0)} ${bottom}H${x(last)}`} />
      {ticks.map((tick) => (
        <text key={tick} x={x(tick)} y={height - 2} textAnchor="middle">
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
    </svg>
  );
}
