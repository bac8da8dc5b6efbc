import type { ReactNode } from 'react';
import type { Line, Table, Train } from '#games/pionniers/rules/model.ts';
import { Sentence } from '#ui/sentence.tsx';
import { CrateIcon } from '../art/crate.tsx';
import { Die } from '../art/die.tsx';
import type { Turn } from '../handling/use-turn.ts';
import { riverUnder } from '../logic/targets.ts';
import { useViewer } from '../viewer.ts';
import { placerName } from './call.ts';
import { TargetList } from './target-list.tsx';

/** A crate for a rival: where to, what it would do, or keep it. */
export function StrikePanel({ table, turn, dice, placer, flat }: StrikePanelProps): ReactNode {
  const viewer = useViewer();
  const { words, names } = viewer;
  const { strike } = words;
  const { picked, press } = turn;
  const striker = table.trains[table.striker] as Train;
  const back = table.striker !== table.turn;
  const target = picked && table.trains[picked.line];
  return (
    <section className="pio-act crate" data-strike="">
      {flat ? null : (
        <h3>
          {back ? null : <Thrown dice={dice} />}
          {back ? strike.titleBack(placerName(viewer, table, placer), riverUnder(table)) : title()}
        </h3>
      )}
      {/* One place for both: what is asked, and what the picked space would bring, which its button says to the ear. */}
      <p className="pio-ask">
        <CrateIcon size={36} />
        {picked && target ? (
          <span className="pio-pick">
            <b>{strike.place(picked.line, picked.space, words.marks[picked.mark])}</b>
            {words.colon}
            {strike.does(names[target.seat] ?? '', picked.blow)}
          </span>
        ) : (
          <span>
            <Sentence text={strike.ask(striker.crates)} />
            <small>{strike.hint}</small>
          </span>
        )}
      </p>
      {flat ? null : <TargetList table={table} turn={turn} />}
      <div className="pio-row">
        <button
          type="button"
          className="button pio-throw move"
          data-lever=""
          data-do="place-crate"
          data-ready={picked !== undefined}
          aria-disabled={picked === undefined}
          onClick={(event) => {
            if (event.detail <= 1) press({ on: 'place' }, event.currentTarget);
          }}
        >
          {picked ? strike.put : strike.choose}
        </button>
        <button
          type="button"
          className="button pio-keep"
          data-do="keep-crate"
          onClick={(event) => press({ on: 'keep' }, event.currentTarget)}
        >
          {strike.keep}
        </button>
      </div>
    </section>
  );

  function title(): string {
    if (riverUnder(table) === 0) return strike.titleCard;
    return strike.title(
      dice.length === 0 ? undefined : dice.reduce((a, b) => a + b, 0),
      riverUnder(table),
    );
  }
}

function Thrown({ dice: [first, second] }: { dice: readonly number[] }): ReactNode {
  return (
    <>
      {first === undefined ? null : <Die value={first} size={26} />}
      {second === undefined ? null : <Die value={second} size={26} />}
    </>
  );
}

type StrikePanelProps = {
  table: Table;
  turn: Turn;
  /** What was thrown to come here, if that is known. */
  dice: readonly number[];
  placer: Line | undefined;
  /** Little height: only what is picked, and the buttons. */
  flat: boolean;
};
