import { type ReactNode, useMemo } from 'react';
import type { UnionPacific } from '#games/union-pacific/rules/model.ts';
import type { ScoreProps } from '#ui/face.ts';
import { Grid } from '../grid/grid.tsx';
import { useShown } from '../handling/use-shown.ts';
import { type Sight, SightProvider } from '../sight.ts';
import { wordsIn } from '../words/index.ts';
import './score.css';

/** Beside the board, or as a sheet: the grid of shares, what a dividend would pay, and the money. */
export function Score(props: ScoreProps<UnionPacific>): ReactNode {
  const { eyes, names, language, happening } = props;
  const sight = useMemo<Sight>(
    () => ({ words: wordsIn(language), names, eyes, language }),
    [language, names, eyes],
  );
  const shown = useShown(props);
  return (
    <SightProvider value={sight}>
      <div className="un-score">
        <Grid table={shown.table} own={shown.own} event={happening?.event} />
      </div>
    </SightProvider>
  );
}
