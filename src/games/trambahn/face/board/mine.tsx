import { memo, type ReactNode } from 'react';
import { HAND_SIZE } from '#games/trambahn/rules/data/cards.ts';
import type { Column, Table } from '#games/trambahn/rules/model.ts';
import { pointsOf, scoreOf } from '#games/trambahn/rules/score.ts';
import type { Lights, PlaceLight } from '../handling/lights.ts';
import { freshIn } from '../logic/fresh.ts';
import { tallest } from '../logic/strips.ts';
import { type ColumnTally, columnKey, type Tally } from '../logic/tally.ts';
import { useViewer, whoIs } from '../viewer.ts';
import { ColumnStrip } from './column-strip.tsx';
import { ColumnView } from './column-view.tsx';
import { hintOn, Mark } from './mark.tsx';
import { NearMoney } from './money.tsx';
import { NamePlate } from './name-plate.tsx';
import { PlaceButton } from './place-button.tsx';

/** What the slot for a new column takes there, with its gap and the strip's own margin. */
const NEW_ON_A_PHONE = 56 + 8 + 8;

/** The near side of the street. A watcher sees it without its places. */
export function Mine({ table, lights, tally, fresh, phone, newLit }: MineProps): ReactNode {
  const viewer = useViewer();
  const { words, near, eyes } = viewer;
  const plays = eyes === near;
  const player = table.players[near];
  const { columns } = player;
  const room = phone
    ? { count: columns.length, aside: NEW_ON_A_PHONE }
    : { count: columns.length + 1 };
  const fits = { ...room, tallest: tallest(columns), far: false };
  const heading = plays ? words.board.mine : words.board.seat(whoIs(viewer, near).name);
  return (
    <section
      className="tram-side tram-mine"
      // In its lower corner lies nothing: a line of the digest is written out there.
      data-slip=""
      aria-label={heading}
    >
      <h2 className="visually-hidden">{heading}</h2>
      {phone ? null : (
        <div className="tram-who">
          <NamePlate seat={near} table={table} />
          <div className="tram-stock">
            <NearMoney table={table} light={lights.at('money')} />
            <InHand count={player.hand} refills={table.phase !== 'over'} />
          </div>
        </div>
      )}
      <ColumnStrip columns={fits} scrolls={false}>
        {plays ? <NewColumn light={lights.at('new')} lit={newLit} /> : null}
        {columns.map((column, i) => (
          <OwnColumn
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place.
            key={i}
            index={i}
            column={column}
            tally={tally?.columns.get(columnKey(near, i))}
            fresh={freshIn(fresh, `strip:${near}:${i}:`)}
            light={plays ? lights.at(`column:${i}`) : undefined}
          />
        ))}
      </ColumnStrip>
    </section>
  );
}

type MineProps = {
  table: Table;
  lights: Lights;
  tally: Tally | undefined;
  fresh: ReadonlySet<string>;
  phone: boolean;
  /** Columns may be started now: the slot says so before a card is picked up. */
  newLit: boolean;
};

function InHand({ count, refills }: { count: number; refills: boolean }) {
  const { words } = useViewer();
  return (
    <div className="tram-backs" {...hintOn(words.marks.hand(count), '12.1')}>
      <span className="tram-term">{words.board.inHandTerm}</span>
      <span className="tram-sum">
        <b className="figures">{count}</b>
        {refills && count < HAND_SIZE ? (
          <small>{words.board.toDraw(HAND_SIZE - count)}</small>
        ) : null}
      </span>
    </div>
  );
}

/** It always stands first, so that it never moves. */
function NewColumn({ light, lit }: { light: PlaceLight; lit: boolean }) {
  const { words } = useViewer();
  return (
    <div className={`tram-col tram-new slot${lit ? ' go' : ''}`}>
      <span aria-hidden="true">
        {words.board.newColumn[0]}
        <br />
        {words.board.newColumn[1]}
      </span>
      <PlaceButton
        place="new"
        name={words.newName}
        light={light}
        hint={hintOn(words.marks.newColumn, '5.1')}
      />
    </div>
  );
}

type OwnColumnProps = {
  index: number;
  column: Column;
  tally: ColumnTally | undefined;
  fresh: string;
  light: PlaceLight | undefined;
};

const OwnColumn = memo(function OwnColumn(props: OwnColumnProps) {
  const { index, column, tally, fresh, light } = props;
  const { words, near } = useViewer();
  const { line, cards, tram } = column;
  const name = words.columnName(line, cards, tram, pointsOf(cards), scoreOf(column));
  return (
    <div
      className="tram-col"
      data-spot={`col:${near}:${index}`}
      {...(light ? {} : { role: 'img', 'aria-label': name })}
    >
      <ColumnView seat={near} index={index} column={column} tally={tally} fresh={fresh} />
      {light ? (
        <PlaceButton
          place={`column:${index}`}
          name={name}
          light={light}
          hint={hintOn(words.marks.column(line, pointsOf(cards), tram, cards.length), '9.3')}
        >
          <Mark
            at="head"
            hint={
              tram === 0
                ? hintOn(words.marks.noTram, '8.6')
                : hintOn(words.marks.tramOf(tram), '9.3')
            }
          />
        </PlaceButton>
      ) : null}
    </div>
  );
});
