import type { ReactNode } from 'react';
import type { Table } from '#games/pionniers/rules/model.ts';
import { Die } from '../art/die.tsx';
import { useViewer } from '../viewer.ts';
import { Badge } from './badge.tsx';

/** Before the first turn: what everybody has thrown for the order of play. */
export function Throwers({ throws }: Pick<Table, 'throws'>): ReactNode {
  const { names } = useViewer();
  return (
    <ul className="pio-throwers">
      {throws.map((thrown, seat) => {
        const last = thrown.at(-1);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is named by its place.
          <li key={seat}>
            <Badge seat={seat} line={undefined} size={24} />
            <span className="name">{names[seat]}</span>
            {last ? (
              <>
                <Die value={last[0]} size={26} />
                <Die value={last[1]} size={26} />
                <b className="figures">{last[0] + last[1]}</b>
              </>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
