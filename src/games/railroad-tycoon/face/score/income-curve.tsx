import { lazy, type ReactNode, Suspense } from 'react';
import type { Table } from '#games/railroad-tycoon/rules/model.ts';
import type { Seat } from '#kernel/game.ts';
import { Sentence } from '#ui/sentence.tsx';
import { useHints } from '../handling/use-hints.ts';
import { nextIncome, positionsOf, SUMMIT } from '../logic/income.ts';
import { useViewer, whoIs } from '../viewer.ts';
import { HEIGHT, WIDTH } from './curve-size.ts';

/** For the eye alone, so nobody waits for it. */
const Curve = lazy(async () => ({ default: (await import('./curve.tsx')).Curve }));

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
        <svg className="rt-curve figures" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
          <Suspense>
            <Curve places={positions} />
          </Suspense>
        </svg>
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
