import type { ReactNode } from 'react';
import type { Event, Table } from '#games/pionniers/rules/model.ts';
import type { Seat } from '#kernel/game.ts';
import { Die } from '../art/die.tsx';
import { useViewer } from '../viewer.ts';
import { Badge } from './badge.tsx';

/** Before the first turn: what everybody has thrown for the order of play; once it is settled, in that order, each on their line. */
export function Throwers({ throws, settled }: ThrowersProps): ReactNode {
  const { names } = useViewer();
  const seats: readonly Seat[] = settled ? [...new Set(settled.seats)] : [...throws.keys()];
  return (
    <ul className="pio-throwers">
      {seats.map((seat) => {
        const totals = (throws[seat] ?? []).map(([one, other]) => one + other);
        const last = throws[seat]?.at(-1);
        return (
          <li key={seat}>
            <Badge seat={seat} line={settled?.lines[settled.seats.indexOf(seat)]} size={24} />
            <span className="name">{names[seat]}</span>
            {/* 2.2: who was level with somebody has thrown again. */}
            {totals.length > 1 ? <small>{`${totals.slice(0, -1).join(', ')},`}</small> : null}
            {last ? (
              <>
                <Die value={last[0]} size={26} />
                <Die value={last[1]} size={26} />
                <b className="figures">{totals.at(-1)}</b>
              </>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}

type ThrowersProps = Pick<Table, 'throws'> & {
  settled: Extract<Event, { is: 'order-settled' }> | undefined;
};
