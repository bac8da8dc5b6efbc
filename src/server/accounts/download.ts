import { Readable } from 'node:stream';
import { commitmentTo } from '#kernel/chance.ts';
import { sumOf } from '#kernel/sum.ts';
import type { Store, Stored } from '#tables/store.ts';
import type { Sql } from '../sql/sql.ts';
import { personalRows } from './personal.ts';

export type DownloadHost = {
  sql: Sql;
  store: Pick<Store, 'load' | 'lines'>;
  tablesOf(holder: string): Promise<readonly string[]>;
};

/** Entries read at a time. */
const PAGE = 200;

/** All that is kept of a holder, as one file of JSON that a person can read. */
export function download(host: DownloadHost, mark: string): Readable {
  return Readable.from(piecesOf(host, mark));
}

async function* piecesOf(host: DownloadHost, mark: string): AsyncGenerator<string> {
  yield '{\n';
  for await (const [name, rows] of personalRows(host.sql, mark)) {
    yield `${JSON.stringify(name)}: ${JSON.stringify(rows.map(legible), null, 2)},\n`;
  }
  yield '"tables": [';
  let separator = '\n';
  for (const id of await host.tablesOf(mark)) {
    const head = await headOf(host, id, mark);
    if (!head) continue;
    yield `${separator}{ "table": ${JSON.stringify(head.table, null, 2)}`;
    separator = ',\n';
    // What others hold in their hands is nobody's to take home: the log of a game that was not played out stays here.
    if (head.isPlayedOut) {
      yield ', "record": ';
      yield* recordOf(host, head.stored);
    }
    yield ' }';
  }
  yield '\n]\n}\n';
}

/** The whole game as a file that any house replays and verifies (`kernel/record.ts`), a page of its log at a time. */
async function* recordOf(
  { store }: DownloadHost,
  { header: { id, game, rules, options, secret }, seats, entries }: Stored,
): AsyncGenerator<string> {
  const header = {
    format: 'rotonde-1',
    game,
    rules,
    options,
    seats: seats.map((seat) => ({
      name: seat.kind === 'open' ? '' : seat.name,
      ...(seat.kind === 'bot' ? { bot: seat.bot } : {}),
    })),
    commitment: commitmentTo(secret),
  };
  let sum = sumOf(header);
  yield `${JSON.stringify({ ...header, secret, entries }).slice(0, -1)},"log":[`;
  for (let from = 1; from <= entries; from += PAGE) {
    const lines = await store.lines(id, from, Math.min(from + PAGE - 1, entries));
    const texts = lines.map(({ seq, actor, action, at }) => {
      const entry = { seq, actor, action, at };
      sum = sumOf(entry, sum);
      return JSON.stringify({ ...entry, sum });
    });
    yield `${from === 1 ? '\n' : ',\n'}${texts.join(',\n')}`;
  }
  yield ']}';
}

async function headOf({ store }: DownloadHost, id: string, mark: string) {
  const stored = await store.load(id);
  if (!stored) return undefined;
  const { header, seats, over, beside } = stored;
  const table = {
    id,
    game: header.game,
    rules: header.rules,
    options: header.options,
    made: new Date(header.at).toISOString(),
    isOver: over === true,
    isHost: header.host === mark,
    seats: seats.map((seat) => {
      if (seat.kind !== 'guest') return seat;
      return { kind: seat.kind, name: seat.name, isYours: seat.holder === mark };
    }),
  };
  return { table, stored, isPlayedOut: over === true && beside.ended === undefined };
}

const TIMES = new Set([
  'since',
  'made',
  'seen',
  'ends',
  'used',
  'sent',
  'at',
  'leaves',
  'dropped',
  'failing',
  'stopped',
  'ended',
]);
const TEXTS = new Set(['settings', 'device', 'about', 'transports', 'unwanted']);

/** Times as people write them, and what is JSON as such. */
function legible(row: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const entries = Object.entries(row).map(([key, value]): [string, unknown] => {
    if (TIMES.has(key) && typeof value === 'number') return [key, new Date(value).toISOString()];
    if (TEXTS.has(key) && typeof value === 'string') return [key, JSON.parse(value)];
    return [key, value];
  });
  return Object.fromEntries(entries);
}
