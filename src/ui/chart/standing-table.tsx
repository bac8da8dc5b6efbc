import type { ReactNode } from 'react';

export type Row = {
  name: ReactNode;
  /** By the nth column. */
  cell: (nth: number) => ReactNode;
  className?: string;
};

/** Under a chart: one column for each player, the first first; one row for each thing that counts. */
export function StandingTable({ caption, heads, rows }: StandingTableProps): ReactNode {
  return (
    <table className="figures">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <td />
          {heads.map(({ key, head }) => (
            <th key={key} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, cell, className }, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are always the same.
          <tr key={row} className={className}>
            <th scope="row">{name}</th>
            {heads.map(({ key }, nth) => (
              <td key={key}>{cell(nth)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type StandingTableProps = {
  caption: string;
  /** `key`: a seat, or what else names a column. */
  heads: readonly { key: number; head: ReactNode }[];
  rows: readonly Row[];
};
