import { type ReactNode, useMemo } from 'react';
import type { Line, Table } from '#games/trambahn/model.ts';
import { lineScoreOf } from '#games/trambahn/score.ts';
import type { Looks } from '../handling/looks.ts';
import { LINES } from '../logic/lines.ts';
import type { Tally } from '../logic/tally.ts';
import { useSight } from '../sight.ts';
import { TerminusRow } from './terminus-row.tsx';

/** The four termini, shared by both players. */
export function Termini({ table, looks, count, fresh }: TerminiProps): ReactNode {
  const { words } = useSight();
  const worths = useMemo(
    () => LINES.map((line) => [lineScoreOf(table, 0, line), lineScoreOf(table, 1, line)] as const),
    [table],
  );
  return (
    <section className="tb-termini" aria-label={words.board.termini}>
      <Paving />
      <h2 className="tb-h">
        {words.board.termini} <small>{words.board.terminiHint}</small>
        <em>{words.board.worthNow}</em>
      </h2>
      {LINES.map((row) => (
        <TerminusRow
          key={row}
          row={row}
          passengers={table.rows[row]}
          worth={count?.line === row ? count.tally.totals : (worths[row] ?? NOTHING)}
          counting={count?.line === row}
          look={looks.at(`row:${row}`)}
          fresh={fresh}
        />
      ))}
    </section>
  );
}

const NOTHING = [0, 0] as const;

type TerminiProps = {
  table: Table;
  looks: Looks;
  /** The scoring being counted. */
  count: { line: Line; tally: Tally } | undefined;
  fresh: ReadonlySet<string>;
};

/** Setts under everything that belongs to nobody. */
export function Paving(): ReactNode {
  return (
    <svg className="tb-paving" aria-hidden="true">
      <rect width="100%" height="100%" fill="url(#setts)" />
    </svg>
  );
}
