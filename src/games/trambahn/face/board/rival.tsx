import { memo, type ReactNode, useId, useState } from 'react';
import type { Card, Table } from '#games/trambahn/rules/model.ts';
import { BesideSeat } from '#ui/beside-seat.tsx';
import { Seat } from '#ui/seat.tsx';
import { Note } from '../art/note.tsx';
import { countTo } from '../logic/count-to.ts';
import { SEAT_COLOURS } from '../logic/lines.ts';
import type { Tally } from '../logic/tally.ts';
import { useViewer, whoIs } from '../viewer.ts';
import { hintOn } from './mark.tsx';
import { MoneyShown } from './money.tsx';
import { NamePlate, StateOf } from './name-plate.tsx';
import { OpenHand } from './open-hand.tsx';
import { RivalChips } from './rival-chips.tsx';
import { RivalColumns } from './rival-columns.tsx';

export type RivalProps = {
  table: Table;
  tally: Tally | undefined;
  fresh: ReadonlySet<string>;
  /** Their cards, when the game is shown with all hands open. */
  hand: readonly Card[] | undefined;
};

/** The other side of the street on a desk: plate, stock and columns. */
export function RivalWide(props: RivalProps): ReactNode {
  const { table } = props;
  const viewer = useViewer();
  const { words, far } = viewer;
  const player = table.players[far];
  const heading = words.board.rival(whoIs(viewer, far).name);
  return (
    <section className="tram-side tram-rival" aria-label={heading}>
      <h2 className="visually-hidden">{heading}</h2>
      <div className="tram-who">
        <NamePlate seat={far} table={table} />
        <div className="tram-stock">
          {props.hand ? (
            <OpenHand seat={far} cards={props.hand} />
          ) : (
            <Backs seat={far} count={player.hand} />
          )}
          <MoneyShown seat={far} cards={player.money} />
        </div>
      </div>
      <RivalColumns {...props} />
    </section>
  );
}

/** The same, folded: one line and a chip for each column, which opens into the columns. */
export function RivalFolded(props: RivalProps): ReactNode {
  const { table } = props;
  const [open, setOpen] = useState(false);
  const columns = useId();
  const viewer = useViewer();
  const { words, far } = viewer;
  const { name } = whoIs(viewer, far);
  const player = table.players[far];
  return (
    <section className="tram-rival tram-folded" aria-label={words.board.rival(name)}>
      <h2 className="visually-hidden">{words.board.rival(name)}</h2>
      <div className="tram-rival-line">
        <Seat colour={SEAT_COLOURS[far]} size={22} />
        <b className="tram-name">{name}</b>
        <small>
          <StateOf seat={far} table={table} /> <BesideSeat seat={far} />
        </small>
        {props.hand ? (
          <OpenHand seat={far} cards={props.hand} />
        ) : (
          <span
            className="tram-kv"
            data-spot={`backs:${far}`}
            {...hintOn(words.marks.hand(player.hand), '12.1')}
          >
            {words.board.inHand} <b className="figures">{player.hand}</b>
          </span>
        )}
        <span
          className="tram-kv"
          data-spot={`money:${far}`}
          {...hintOn(words.marks.money(player.money), '1.5')}
        >
          {words.board.money.toLowerCase()} <b className="figures">{words.amount(player.money)}</b>
        </span>
        {player.columns.length === 0 ? null : (
          <button
            type="button"
            className="tram-unfold"
            aria-expanded={open}
            aria-controls={columns}
            aria-label={open ? words.board.hideColumns(name) : words.board.showColumns(name)}
            onClick={() => setOpen(!open)}
          >
            <svg width="18" height="18" viewBox="0 0 24 24" aria-hidden="true">
              <path d="M5 9l7 7 7-7" fill="none" stroke="currentColor" strokeWidth="2.4" />
            </svg>
          </button>
        )}
      </div>
      <div id={columns}>{open ? <RivalColumns {...props} /> : <RivalChips {...props} />}</div>
    </section>
  );
}

const Backs = memo(function Backs({ seat, count }: { seat: number; count: number }) {
  const { words } = useViewer();
  return (
    <div
      className="tram-backs"
      data-spot={`backs:${seat}`}
      role="img"
      aria-label={words.backsName(count)}
      {...hintOn(words.marks.hand(count), '12.1')}
    >
      <span className="tram-term">{words.board.inHandTerm}</span>
      <span className="tram-sum">
        <span className="tram-notes wide">
          {countTo(count).map((i) => (
            <Note key={i} />
          ))}
        </span>
        <b className="figures">{count}</b>
      </span>
    </div>
  );
});
