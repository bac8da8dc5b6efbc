import { memo, type ReactNode } from 'react';
import { boardOf } from '#games/pionniers/rules/board.ts';
import {
  type Line,
  railheadOf,
  type Space,
  type Table,
  TRAIN,
  type Train,
} from '#games/pionniers/rules/model.ts';
import { marksOf } from '../art/tints.ts';
import { colourOf } from '../viewer.ts';

type RulerProps = {
  board: Table['board'];
  line: Line;
  train: Train;
  /** Where somebody is reading. */
  cursor?: Space | undefined;
};

/** One line as a ruler: what is laid, the marks, the train, dynamite, the signal. */
export const Ruler = memo(function Ruler({ board, line, train, cursor }: RulerProps): ReactNode {
  const { spaces, layout } = boardOf(board);
  const colour = colourOf(train.seat);
  const at = (space: number): string => `${((100 * space) / spaces).toFixed(2)}%`;
  const marks = layout.lines[line] ? marksOf(layout.lines[line]) : [];
  const { front, engine, dynamite, signal } = train;
  return (
    <svg className="pio-ruler" width="100%" height="20" aria-hidden="true">
      <rect className="bed" x="0" y="7" width="100%" height="6" />
      <rect className="laid" x="0" y="7" width={at(railheadOf(train))} height="6" />
      {marks.map(({ space, mark }) =>
        mark === 'garrison' || mark === 'trading-post' ? null : (
          <rect
            key={space}
            className="mark"
            x={at(space - 0.9)}
            y="6"
            width={at(0.9)}
            height="8"
            fill={`var(--mark-${mark})`}
          />
        ),
      )}
      {signal > 0 && <rect className="signal" x={at(signal - 1)} y="3" width="5" height="14" />}
      {front > 0 && (
        <>
          <rect
            className={engine > 0 ? 'train away' : 'train'}
            x={at(front - TRAIN)}
            y="3"
            width={at(TRAIN)}
            height="14"
            rx="3"
            fill={`var(--seat-${colour})`}
          />
          <rect
            x={at(front - TRAIN)}
            y="3"
            width={at(TRAIN)}
            height="14"
            rx="3"
            fill={`url(#pt-seat-${colour})`}
          />
        </>
      )}
      {engine > 0 && (
        <rect className="relief" x={at(engine - 2)} y="4" width={at(2)} height="12" rx="2" />
      )}
      {dynamite > 0 && (
        <rect className="crate" x={at(dynamite - 1.2)} y="4" width="9" height="12" />
      )}
      {cursor !== undefined && (
        <rect className="cursor" x={at(cursor - 1)} y="1" width={at(1)} height="18" />
      )}
    </svg>
  );
});
