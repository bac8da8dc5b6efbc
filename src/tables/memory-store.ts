import type { Beside } from './beside.ts';
import {
  type Along,
  Conflict,
  type Header,
  type LogLine,
  NoTable,
  type SeatStored,
  type Snapshot,
  type Store,
  type Turn,
  undoneTo,
} from './store.ts';

type Kept = {
  header: Header;
  seats: SeatStored[];
  log: LogLine[];
  /** Which entry each request made. */
  requests: Map<string, number>;
  over: boolean;
  snapshots: Snapshot[];
  version: number;
  beside: Beside;
  turn?: Turn;
};

/** Keeps tables for as long as the process lives: for tests, and for a visit to somebody else's record. */
export function memoryStore(): Store {
  const tables = new Map<string, Kept>();
  const found = (id: string): Kept => {
    const table = tables.get(id);
    if (!table) throw new NoTable(id);
    return table;
  };
  return {
    async create(header, seats, beside = {}) {
      if (tables.has(header.id)) throw new Conflict(`table ${header.id}`);
      const kept = copy({ header, seats: [...seats], beside });
      tables.set(header.id, {
        ...kept,
        log: [],
        requests: new Map(),
        over: false,
        snapshots: [],
        version: 0,
      });
    },
    async load(id) {
      const table = tables.get(id);
      if (!table) return undefined;
      const { header, seats, over, version, beside, turn, log } = table;
      const snapshots = table.snapshots.map(({ seq, engine }) => ({ seq, engine }));
      const copied = copy({ header, seats, beside, ...(turn ? { turn } : {}) });
      return { ...copied, entries: log.length, over, snapshots, version };
    },
    async heads(ids) {
      return ids.flatMap((id) => {
        const table = tables.get(id);
        return table ? [{ id, entries: table.log.length, version: table.version }] : [];
      });
    },
    async lines(id, from, to) {
      return copy(tables.get(id)?.log.slice(Math.max(0, from - 1), to) ?? []);
    },
    async madeBy(id, request) {
      return tables.get(id)?.requests.get(request);
    },
    async snapshot(id, seq) {
      const snapshot = tables.get(id)?.snapshots.find((one) => one.seq === seq);
      return snapshot && copy(snapshot);
    },
    async append(id, lines, along = {}) {
      const table = found(id);
      const { log, requests } = table;
      const named = lines.flatMap((line) => line.id ?? []);
      const isNew = new Set(named).size === named.length && !named.some((one) => requests.has(one));
      const inOrder = lines.every((line, i) => line.seq === log.length + i + 1);
      const isVersion = !along.beside || along.beside.version === table.version;
      if (!isNew || !inOrder || !isVersion) throw new Conflict(`table ${id}`);
      for (const line of copy(lines)) {
        log.push(line);
        if (line.id !== undefined) requests.set(line.id, line.seq);
      }
      const back = undoneTo(lines);
      if (back !== undefined) table.snapshots = table.snapshots.filter(({ seq }) => seq <= back);
      keep(table, along);
    },
    async keep(id, along) {
      keep(found(id), along);
    },
    async change(id, version, { seats, host, beside, over }) {
      const table = found(id);
      if (table.version !== version) throw new Conflict(`table ${id}`);
      table.version++;
      if (seats) table.seats = copy([...seats]);
      if (host !== undefined) table.header.host = host;
      if (beside) table.beside = copy(beside);
      table.over = over ?? table.over;
    },
    async remove(id) {
      tables.delete(id);
    },
  };
}

const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

function keep(table: Kept, { over, snapshot, asOf, turn, beside }: Along): void {
  table.over = over ?? table.over;
  if (beside) {
    table.version++;
    table.beside = copy(beside.beside);
  }
  if (turn) table.turn = copy(turn);
  if (!snapshot || (asOf ?? table.log.length) !== table.log.length) return;
  const others = table.snapshots.filter(({ seq }) => seq !== snapshot.seq);
  table.snapshots = [...others, copy(snapshot)].toSorted((a, b) => a.seq - b.seq);
}
