import type { ReactNode } from 'react';
import type { Report } from '#bots/analysis/report.ts';
import { reportWords } from '../../words/report/index.ts';
import { useCatalogue } from '../../words/use-words.ts';
import { Printed } from './printed.tsx';

/** The graph once more, for whoever would rather read figures. */
export function CurveTable({ report, names }: { report: Report; names: readonly string[] }) {
  const { graph } = useCatalogue(reportWords);
  return (
    <details className="report-table">
      <summary>{graph.table}</summary>
      <div className="report-scroll" role="region" aria-label={graph.table} tabIndex={-1}>
        <table className="figures report-accounts">
          <thead>
            <tr>
              <th scope="col">{graph.moveHead}</th>
              {names.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {report.curve.map(({ at, chances }) => (
              <tr key={at}>
                <th scope="row">{at}</th>
                {chances.map(
                  (chance, seat): ReactNode => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
                    <td key={seat}>
                      <Printed figure={chance} />
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
