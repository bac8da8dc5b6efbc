import type { ReactNode } from 'react';
import type { UnionPacific } from '#games/union-pacific/rules/model.ts';
import type { ScoreProps } from '#ui/face.ts';
import { useShown } from '#ui/shown.ts';
import { Grid } from '../grid/grid.tsx';
import { shownAt } from '../logic/shown.ts';
import { useViewerOf, ViewerProvider } from '../viewer.ts';
import './score.css';

/** Beside the board, or as a sheet: the grid of shares, what a dividend would pay, and the money. */
export function Score(props: ScoreProps<UnionPacific>): ReactNode {
  const viewer = useViewerOf(props);
  const shown = useShown(shownAt, props);
  return (
    <ViewerProvider value={viewer}>
      <div className="up-score">
        <Grid table={shown.table} own={shown.own} event={props.happening?.event} />
      </div>
    </ViewerProvider>
  );
}
