import { memo, type ReactNode } from 'react';
import type { Line, Table } from '#games/trambahn/rules/model.ts';
import { lineScoreOf } from '#games/trambahn/rules/score.ts';
import type { Looks } from '../handling/looks.ts';
import { LINES } from '../logic/lines.ts';
import type { Tally } from '../logic/tally.ts';
import { freshIn } from '../motion/use-fresh.ts';
import { useViewer } from '../viewer.ts';
import { TerminusRow } from './terminus-row.tsx';

/** The four termini, shared by both players. */
export function Termini({ table, looks, count, fresh }: TerminiProps): ReactNode {
  const { words, near, far } = useViewer();
  return (
    <section className="tb-termini" aria-label={words.board.termini}>
      <Paving />
      <h2 className="tb-h">
        {words.board.termini} <small>{words.board.terminiHint}</small>
        <em>{words.board.worthNow}</em>
      </h2>
      {LINES.map((row) => {
        const counted = count?.line === row ? count.tally.totals : undefined;
        return (
          <TerminusRow
            key={row}
            row={row}
            passengers={table.rows[row]}
            nearWorth={counted?.[near] ?? lineScoreOf(table, near, row)}
            farWorth={counted?.[far] ?? lineScoreOf(table, far, row)}
            counting={counted !== undefined}
            look={looks.at(`row:${row}`)}
            fresh={freshIn(fresh, `row:${row}:`)}
          />
        );
      })}
    </section>
  );
}

type TerminiProps = {
  table: Table;
  looks: Looks;
  /** The scoring being counted. */
  count: { line: Line; tally: Tally } | undefined;
  fresh: ReadonlySet<string>;
};

/** Setts under everything that belongs to nobody. */
export const Paving = memo(function Paving(): ReactNode {
  return (
    <svg className="tb-paving" aria-hidden="true">
      <rect width="100%" height="100%" fill="url(#setts)" />
    </svg>
  );
});
