import { named, type Sql, type Step, step } from '../sql/sql.ts';
import type { Row } from '../store/columns.ts';

/**
 * Where rows of a holder lie, by a column with their mark: all are told to them in one file, and all go with the ticket. `told`: the
 * columns that are told; a hash is of no use to anybody. `once`: guests have such rows too, which come along to a ticket unless it has
 * one that is the same in these columns. Whoever keeps something of a holder puts it here.
 */
type PersonalTable = {
  name: string;
  mark: string;
  told: string;
  order: string;
  once?: string;
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
  {
    name: 'notices',
    mark: 'mark',
    told: '"table" kind channel made sent dropped',
    order: 'made',
  },
  { name: 'pushes', mark: 'mark', told: 'endpoint device made unwanted', order: 'made' },
  { name: 'webhooks', mark: 'mark', told: 'url form made failing stopped', order: 'made' },
  { name: 'feeds', mark: 'mark', told: 'made', order: 'made' },
  { name: 'answers', mark: 'mark', told: '"table" seat made used', order: 'made' },
  {
    name: 'invitations',
    mark: 'mark',
    told: 'inviter made declined',
    order: 'made',
    once: '"table"',
  },
  { name: 'present', mark: 'mark', told: 'name since seen', order: 'since' },
  { name: 'audit', mark: 'mark', told: 'at what network about', order: 'at' },
  {
    name: 'seat_tokens',
    mark: 'mark',
    told: 'table_id seat made',
    order: 'made',
    once: 'table_id seat',
  },
  {
    name: 'results',
    mark: 'holder',
    told: 'table_id seat game pace seats name place score resigned replaced rated ended at',
    order: 'at',
    once: 'table_id seat',
    isShared: true,
  },
  {
    name: 'talk',
    mark: 'mark',
    told: 'table_id n tape name said quick at',
    order: 'at',
    once: 'table_id request',
  },
  { name: 'notes', mark: 'mark', told: 'table_id said at', order: 'at', once: 'table_id' },
  { name: 'mutes', mark: 'mark', told: 'who at', order: 'at' },
  {
    name: 'reports',
    mark: 'mark',
    told: 'table_id n said at network',
    order: 'at',
    once: 'table_id n',
  },
  {
    name: 'journeys',
    mark: 'mark',
    told: 'day game table_id name made ended score rival',
    order: 'made',
    once: 'day game',
  },
];

const statementsOf = (text: (table: PersonalTable) => string | undefined, what: string) =>
  named(
    `personal-${what}`,
    Object.fromEntries(
      personalTables.flatMap((table) => {
        const one = text(table);
        return one === undefined ? [] : [[table.name, one]];
      }),
    ),
  );

const told = statementsOf(
  ({ name, mark, told: columns, order }) =>
    `SELECT ${columns.split(' ').join(', ')} FROM ${name} WHERE ${mark} = $1 ORDER BY ${order}`,
  'told',
);
const deleted = statementsOf(
  ({ name, mark, isShared }) => (isShared ? undefined : `DELETE FROM ${name} WHERE ${mark} = $1`),
  'gone',
);
const brought = statementsOf(({ name, mark, once }) => {
  if (once === undefined) return undefined;
  const columns = once.split(' ').join(', ');
  return `UPDATE ${name} SET ${mark} = $2
    WHERE ${mark} = $1 AND (${columns}) NOT IN (SELECT ${columns} FROM ${name} WHERE ${mark} = $2)`;
}, 'brought');

/** All rows of a holder, by table. */
export async function* personalRows(sql: Sql, mark: string): AsyncGenerator<[string, Row[]]> {
  for (const [name, statement] of Object.entries(told)) {
    yield [name, await sql.read(statement, [mark])];
  }
}

/** Steps after which there are none. */
export const forgetting = (mark: string): Step[] =>
  Object.values(deleted).map((statement) => step(statement, [mark]));

/** Steps by which what a guest has said and noted is a holder's from now on. */
export const bringing = (guest: string, mark: string): Step[] =>
  Object.values(brought).map((statement) => step(statement, [guest, mark]));
