/** Addresses that only the table screen makes. The others are in `web/routes.ts`, which reads them all. */
export const localPath = (way: 'solo' | 'here', game: string, table: string): string =>
  `/play/${way}/${game}/${table}`;

/** Of a finished table. */
export const reportPath = (table: string): string => `${replayPath(table)}/report`;

export const replayPath = (table: string): string => `/replay/${encodeURIComponent(table)}`;
