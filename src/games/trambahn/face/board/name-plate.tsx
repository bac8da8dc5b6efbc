import type { ReactNode } from 'react';
import type { Table } from '#games/trambahn/rules/model.ts';
import { totalOf } from '#games/trambahn/rules/score.ts';
import { BesideSeat } from '#ui/beside-seat.tsx';
import { Plate } from '#ui/plate.tsx';
import { SEAT_COLOURS } from '../logic/lines.ts';
import { winnersOf } from '../logic/winners.ts';
import { useViewer, whoIs } from '../viewer.ts';
import { hintOn } from './mark.tsx';

export function NamePlate({ seat, table }: { seat: 0 | 1; table: Table }): ReactNode {
  const viewer = useViewer();
  const played = table.phase !== 'over' && table.phase !== 'deal' && !viewer.inPencil;
  return (
    <Plate
      colour={SEAT_COLOURS[seat]}
      name={whoIs(viewer, seat).name}
      state={
        <>
          <StateOf seat={seat} table={table} /> <BesideSeat seat={seat} />
        </>
      }
      score={<Total seat={seat} table={table} />}
      toAct={played && table.turn === seat}
    />
  );
}

export function StateOf({ seat, table }: { seat: 0 | 1; table: Table }): ReactNode {
  const viewer = useViewer();
  // A plan says nothing of whose turn it is.
  if (viewer.inPencil) return seat === viewer.eyes ? viewer.words.inPencil : '';
  const winners = winnersOf(table);
  return viewer.words.state(whoIs(viewer, seat), {
    turn: table.turn === seat,
    phase: table.phase,
    won: winners.length === 2 ? undefined : winners[0] === seat,
  });
}

function Total({ seat, table }: { seat: 0 | 1; table: Table }) {
  const { words } = useViewer();
  const total = totalOf(table, seat);
  return (
    <span data-spot={`total:${seat}`} {...hintOn(words.marks.total, '11.5')}>
      <span aria-hidden="true">{total}</span>
      <span className="visually-hidden">{words.points(total)}</span>
    </span>
  );
}
