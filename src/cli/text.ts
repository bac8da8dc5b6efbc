/** Rows of words under each other. The first column is always set to the left. */
export function table(rows: readonly (readonly string[])[], rest: 'left' | 'right'): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const cell = (text: string, column: number): string =>
    rest === 'left' || column === 0
      ? text.padEnd(widths[column] ?? 0)
      : text.padStart(widths[column] ?? 0);
  return rows.map((row) => row.map(cell).join('  ').trimEnd()).join('\n');
}

const grouped = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

/** 1,234,567 */
export function whole(value: number): string {
  return grouped.format(value);
}

/** 12.3 %, or with more places. */
export function percent(share: number, places = 1): string {
  return `${(100 * share).toFixed(places)} %`;
}
