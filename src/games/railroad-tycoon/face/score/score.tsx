import type { CSSProperties, ReactNode } from 'react';
import { total } from '#games/railroad-tycoon/rules/counts.ts';
import type { RailroadTycoon, Table } from '#games/railroad-tycoon/rules/model.ts';
import type { ScoreProps } from '#ui/face.ts';
import { useShown } from '#ui/shown.ts';
import { useHints } from '../handling/use-hints.ts';
import { endOf } from '../logic/end.ts';
import { shownAt } from '../logic/shown.ts';
import { useViewer, useViewerOf, ViewerProvider } from '../viewer.ts';
import { Companies } from './companies.tsx';
import { Hand } from './hand.tsx';
import { IncomeCurve } from './income-curve.tsx';
import { OwnTycoon } from './own-tycoon.tsx';
import './score.css';

/** Beside the board, or as a sheet: the companies, the income track, one's own tycoon and cards, how near the end is. */
export function Score(props: ScoreProps<RailroadTycoon>): ReactNode {
  const { eyes, told } = props;
  const viewer = useViewerOf(props);
  const { table, own } = useShown(shownAt, props);
  const seat = eyes === 'watcher' ? undefined : eyes;
  return (
    <ViewerProvider value={viewer}>
      <div className="rt-score">
        <Companies table={table} own={own} />
        <IncomeCurve table={table} seat={seat} />
        {own && seat !== undefined && table.result === null ? (
          <>
            <OwnTycoon table={table} own={own} seat={seat} />
            {table.options.beginner ? null : <Hand table={table} seat={seat} told={told} />}
          </>
        ) : null}
        <End table={table} />
      </div>
    </ViewerProvider>
  );
}

/** Fewer cubes in the bag than this are soon gone. */
const LOW = 10;

/** 16.1: how many cities are empty, and how many bring the end. */
function End({ table }: { table: Table }): ReactNode {
  const hints = useHints();
  const { score } = useViewer().words;
  const { empty, due, lastTurn } = endOf(table);
  const over = table.phase === 'over';
  const bag = total(table.bag);
  return (
    <p
      className="rt-end figures"
      style={{ '--rt-near': `${Math.min(100, (100 * empty) / due)}%` } as CSSProperties}
    >
      <span data-hint={hints?.end} data-hint-rule="16.1">
        <b>{score.empty}</b> {over ? empty : score.emptyOf(empty, due)}
      </span>
      {over || lastTurn === null || empty < due ? null : <small>{score.lastTurn(lastTurn)}</small>}
      <small className={bag < LOW ? 'low' : undefined} data-hint={hints?.bag} data-hint-rule="9.6">
        {score.bag(bag)}
      </small>
    </p>
  );
}
