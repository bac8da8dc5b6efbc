import { memo, type ReactNode } from 'react';
import { type Event, type Share, type Table, UP } from '#games/union-pacific/rules/model.ts';
import { tintOf } from '../art/tints.ts';
import { CompanyBadge } from '../art/train.tsx';
import { attend, useLooked, usePinned } from '../handling/attention.ts';
import { type Reason, reasonOf } from '../logic/reason.ts';
import { type Cell, placeClass, type Row, upRow } from '../logic/standing.ts';
import { useViewer } from '../viewer.ts';

/** The shares that these eyes see laid out by this seat just now. */
function laidOut(event: Event | undefined, seat: number): readonly Share[] {
  if (event?.is === 'shares-invested') return event.seat === seat ? event.shares : [];
  const share = event?.is === 'openings-revealed' ? event.shares[seat] : undefined;
  return share === undefined ? [] : [share];
}

/** One company: what it is worth, who holds how much of it, how many trains it has left. */
export function CompanyRow({ row, table, event }: CompanyProps): ReactNode {
  const { words } = useViewer();
  const looked = useLooked(row.share);
  const pinned = usePinned(row.share);
  const { share, value, cells, left } = row;
  const up = share === UP;
  const places = upRow(table);
  return (
    <tr
      data-spot={`row:${share}`}
      className={[up ? 'up' : '', looked ? 'looked' : ''].join(' ')}
      onPointerMove={({ pointerType }) => {
        if (pointerType === 'mouse') attend({ hovered: up ? undefined : share, pointed: share });
      }}
      onPointerLeave={() => attend({ hovered: undefined, pointed: undefined })}
    >
      <th scope="row">
        <button
          type="button"
          className="name"
          aria-pressed={pinned}
          aria-description={words.grid.point}
          onFocus={({ target }) => {
            if (target.matches(':focus-visible'))
              attend({ hovered: up ? undefined : share, pointed: share });
          }}
          onBlur={() => attend({ hovered: undefined, pointed: undefined })}
          onClick={() => attend({ pinned: pinned ? undefined : share })}
        >
          <span className="visually-hidden">{words.share(share)}</span>
          <Name share={share} />
        </button>
      </th>
      <td
        className="v"
        {...(up ? { 'data-hint': words.grid.upRow(places), 'data-hint-rule': '10.1' } : {})}
      >
        {up ? (
          <small>
            {value === 0 || table.phase === 'over'
              ? '–'
              : places.slice(0, (places[2] ?? 0) < 9 ? 3 : 2).join('·')}
          </small>
        ) : (
          value
        )}
      </td>
      {cells.map((cell, seat) => (
        <Holding
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is named by its number.
          key={seat}
          spot={`cell:${share}:${seat}`}
          cell={cell}
          reason={reasonOf(
            share,
            value,
            cells.map(({ shares }) => shares),
            seat,
          )}
          over={table.phase === 'over'}
          fresh={laidOut(event, seat).includes(share)}
        />
      ))}
      <td className="left">{left ?? '–'}</td>
    </tr>
  );
}

type CompanyProps = { row: Row; table: Table; event: Event | undefined };

const Name = memo(function Name({ share }: { share: Share }): ReactNode {
  return (
    <>
      <CompanyBadge company={share} size={34} />
      <span aria-hidden="true">{tintOf(share).short}</span>
    </>
  );
});

type HoldingProps = {
  spot: string;
  cell: Cell;
  reason: Reason | undefined;
  over: boolean;
  fresh: boolean;
};

function Holding({ spot, cell, reason, over, fresh }: HoldingProps): ReactNode {
  const { words } = useViewer();
  const { shares, place } = cell;
  // No dividend comes any more.
  const pays = over ? 0 : cell.pays;
  if (shares === 0) {
    return (
      <td>
        <span className="none" aria-hidden="true">
          ·
        </span>
        <span className="visually-hidden">0</span>
      </td>
    );
  }
  // Who is first or second by themselves is explained by the key above.
  const unlike = reason && place > 0 && (reason.is === 'sole' || reason.among > 1);
  const hint = unlike && {
    'data-hint': words.marks.reason(reason, over ? undefined : cell.pays),
    'data-hint-rule': reason.rule,
  };
  return (
    <td data-spot={spot} className={`${placeClass(place)} ${fresh ? 'fresh' : ''}`} {...hint}>
      <span className="visually-hidden">{words.grid.cell(shares, place, pays)}</span>
      <b aria-hidden="true">{shares}</b>
      {pays > 0 ? <i aria-hidden="true">+{pays}</i> : null}
    </td>
  );
}
