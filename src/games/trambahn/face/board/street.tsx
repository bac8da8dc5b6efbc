import { memo, type ReactNode } from 'react';
import type { Table } from '#games/trambahn/rules/model.ts';
import { lineScoreOf } from '#games/trambahn/rules/score.ts';
import { Pause } from '#ui/ear/said.tsx';
import { Sentence } from '#ui/sentence.tsx';
import type { Lights } from '../handling/lights.ts';
import { freshIn } from '../logic/fresh.ts';
import { LINES } from '../logic/lines.ts';
import type { Count } from '../motion/use-count.ts';
import { useViewer } from '../viewer.ts';
import { Depot } from './depot.tsx';
import { NearMoney } from './money.tsx';
import { TerminusRow } from './terminus-row.tsx';

/** Between the two sides: the termini and the depot. On a phone one's money lies there, too. */
export function Street({ table, lights, count, fresh, phone }: StreetProps): ReactNode {
  return (
    <div className="tram-street">
      <Paving />
      <Termini table={table} lights={lights} count={count} fresh={fresh} />
      <Depot table={table} lights={lights} phone={phone}>
        {phone ? <NearMoney table={table} light={lights.at('money')} /> : null}
      </Depot>
    </div>
  );
}

/** The four termini, shared by both players. */
function Termini({ table, lights, count, fresh }: TerminiProps): ReactNode {
  const { words, near, far } = useViewer();
  return (
    <section className="tram-termini" aria-label={words.board.termini}>
      <Paving />
      <h2 className="tram-h">
        {words.board.termini}
        <Pause />{' '}
        <small>
          <Sentence text={words.board.terminiHint} />
        </small>
        <em aria-hidden="true">{words.board.worthNow}</em>
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
            light={lights.at(`row:${row}`)}
            fresh={freshIn(fresh, `row:${row}:`)}
          />
        );
      })}
    </section>
  );
}

type TerminiProps = {
  table: Table;
  lights: Lights;
  /** The scoring being counted. */
  count: Count | undefined;
  fresh: ReadonlySet<string>;
};

type StreetProps = TerminiProps & { phone: boolean };

/** Setts under everything that belongs to nobody. */
const Paving = memo(function Paving(): ReactNode {
  return (
    <svg className="tram-paving" aria-hidden="true">
      <rect width="100%" height="100%" fill="url(#setts)" />
    </svg>
  );
});
