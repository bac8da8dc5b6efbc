/**
 * Rows that are copied one by one, beside whole tables: with their key, each in its own order. A row that is there already stays
 * (so does whoever has its name by now), or with `replace` becomes what it is at the source; none is removed. `taken`: what is read for a column instead of it.
 */
export type PlainTable = {
  name: string;
  key: readonly string[];
  columns: readonly string[];
  taken?: Readonly<Record<string, string>>;
  where?: string;
};

const plain = (name: string, key: string, others: string): PlainTable => {
  const keys = key.split(' ');
  return { name, key: keys, columns: [...keys, ...others.split(' ')] };
};

/** All that is kept beside tables. What is not here is not copied: challenges and who is in the hall, which live for minutes. */
export const plainTables: readonly PlainTable[] = [
  plain('tickets', 'mark', 'name drawn spelt since language settings version leaves'),
  plain('sessions', 'hash', 'id mark device made seen ends'),
  plain('passkeys', 'id', 'mark label key counter transports made seen'),
  plain('addresses', 'address', 'mark made'),
  plain('links', 'id', 'hash address mark purpose about made ends used'),
  plain('letters', 'id', 'address mark language kind about made sent'),
  plain('invitations', 'table mark', 'inviter made declined'),
  plain(
    'results',
    'table_id seat',
    'game pace seats people holder bot name place score resigned replaced rated ended listed entries at',
  ),
  plain('seat_tokens', 'table_id seat', 'hash mark made'),
  plain('audit', 'id', 'at mark what network about'),
  plain('analyses', 'table_id', 'asked tries part version entries made report'),
  plain('talk_heads', 'table_id', 'last'),
  plain('talk', 'table_id n', 'tape mark seat name said quick at request'),
  plain('reports', 'id', 'at mark table_id n about name said network'),
  plain('notes', 'mark table_id', 'said at'),
  plain('mutes', 'mark who', 'at'),
  plain('notices', 'mark table kind turn channel', 'about made due sent dropped'),
  plain('pushes', 'id', 'mark endpoint key auth device made session unwanted'),
  plain('webhooks', 'mark', 'url form secret made failing stopped'),
  plain('feeds', 'mark', 'hash made'),
  plain('answers', 'hash', 'mark table seat turn about made used'),
  plain('house_keys', 'name', 'value'),
  plain('daily_deals', 'day game', 'rules options seats secret'),
  plain('journeys', 'id', 'day game mark table_id name made ended score rival'),
  {
    // Those of tables go with them, and every house puts its own tidying down. Who had taken one is not copied: it is free.
    ...plain('jobs', 'kind key', 'due ready'),
    taken: { ready: 'due' },
    where: `kind <> 'tidy' AND key NOT IN (SELECT id FROM tables)`,
  },
];

/** As it is read: in the order of the columns. */
export type PlainRow = readonly (string | number | null)[];

const quoted = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ');
const values = (count: number): string =>
  Array.from({ length: count }, (_, i) => `$${i + 1}`).join(', ');

/** The rows after a key, or the first ones: `$1`… are the key, the last value is how many. */
export function readingOf({ name, key, columns, taken, where }: PlainTable, isFirst: boolean) {
  const from = isFirst ? [] : [`(${quoted(key)}) > (${values(key.length)})`];
  const wheres = [...from, ...(where === undefined ? [] : [where])].join(' AND ');
  const read = columns.map((column) => `${taken?.[column] ?? `"${column}"`} AS "${column}"`);
  const most = `$${isFirst ? 1 : key.length + 1}`;
  return `SELECT ${read.join(', ')} FROM "${name}" ${wheres && `WHERE ${wheres}`}
    ORDER BY ${quoted(key)} LIMIT ${most}`;
}

/** One row, by its key. */
export function lookingUp({ name, key, columns, taken }: PlainTable): string {
  const read = columns.map((column) => `${taken?.[column] ?? `"${column}"`} AS "${column}"`);
  const wheres = key.map((column, i) => `"${column}" = $${i + 1}`).join(' AND ');
  return `SELECT ${read.join(', ')} FROM "${name}" WHERE ${wheres}`;
}

export function puttingOf({ name, key, columns }: PlainTable, replace: boolean): string {
  const others = columns.filter((column) => !key.includes(column));
  const set = others.map((column) => `"${column}" = excluded."${column}"`).join(', ');
  return `INSERT INTO "${name}" (${quoted(columns)}) VALUES (${values(columns.length)})
    ON CONFLICT ${replace ? `(${quoted(key)}) DO UPDATE SET ${set}` : 'DO NOTHING'}`;
}

/** The values of a row's key. */
export const keyOf = ({ key, columns }: PlainTable, row: PlainRow): PlainRow =>
  key.map((column) => row[columns.indexOf(column)] ?? null);

/** A row, from the database's. */
export function plainRowOf(
  { columns }: PlainTable,
  row: Readonly<Record<string, unknown>>,
): PlainRow {
  return columns.map((column) => {
    const value = row[column];
    if (value === null || typeof value === 'string' || typeof value === 'number') return value;
    throw new Error(`the column ${column} holds something that is not copied`);
  });
}
