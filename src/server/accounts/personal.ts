import { named, type Sql, type SqlStatement, type Step, step } from '../sql/sql.ts';
import type { Row } from '../store/columns.ts';

/**
 * Where rows of a holder lie, by a column with their mark: all are told to them in one file, and all go with the ticket. `told`: the
 * columns that are told; a hash is of no use to anybody. Whoever keeps something of a holder puts it here.
 */
type PersonalTable = {
  name: string;
  mark: string;
  told: string;
  order: string;
  /** Others have a part in these rows: they stay, without the mark (`leaving.ts`). */
  isShared?: true;
};

const personalTables: readonly PersonalTable[] = [
  {
    name: 'tickets',
    mark: 'mark',
    told: 'mark name since language settings leaves',
    order: 'since',
  },
  { name: 'sessions', mark: 'mark', told: 'id device made seen ends', order: 'made' },
  { name: 'passkeys', mark: 'mark', told: 'id label key counter made seen', order: 'made' },
  { name: 'addresses', mark: 'mark', told: 'address made', order: 'made' },
  { name: 'links', mark: 'mark', told: 'address purpose made ends used', order: 'made' },
  { name: 'letters', mark: 'mark', told: 'address language kind about made sent', order: 'made' },
  { name: 'audit', mark: 'mark', told: 'at what network about', order: 'at' },
  { name: 'seat_tokens', mark: 'mark', told: 'table_id seat made', order: 'made' },
  {
    name: 'results',
    mark: 'holder',
    told: 'table_id seat game pace seats name place score resigned replaced rated ended at',
    order: 'at',
    isShared: true,
  },
];

const statementsOf = (
  text: (table: PersonalTable) => string,
  what: string,
  tables: readonly PersonalTable[] = personalTables,
) => named(`personal-${what}`, Object.fromEntries(tables.map((one) => [one.name, text(one)])));

const told = statementsOf(
  ({ name, mark, told: columns, order }) =>
    `SELECT ${columns.split(' ').join(', ')} FROM ${name} WHERE ${mark} = $1 ORDER BY ${order}`,
  'told',
);
const deleted = statementsOf(
  ({ name, mark }) => `DELETE FROM ${name} WHERE ${mark} = $1`,
  'gone',
  personalTables.filter(({ isShared }) => !isShared),
);

export const personalStatements: readonly SqlStatement[] = [
  ...Object.values(told),
  ...Object.values(deleted),
];

/** All rows of a holder, by table. */
export async function* personalRows(sql: Sql, mark: string): AsyncGenerator<[string, Row[]]> {
  for (const [name, statement] of Object.entries(told)) {
    yield [name, await sql.read(statement, [mark])];
  }
}

/** Steps after which there are none. */
export const forgetting = (mark: string): Step[] =>
  Object.values(deleted).map((statement) => step(statement, [mark]));
