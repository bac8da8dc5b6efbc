import { Conflict, type Line, type SeatStored, type Store, type Stored } from './store.ts';

/** Keeps tables for as long as the process lives: for tests, and for a visit to somebody else's record. */
export function memoryStore(): Store {
  const tables = new Map<string, Stored>();
  const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
  const found = (id: string): Stored => {
    const table = tables.get(id);
    if (!table) throw new Error(`no table ${id}`);
    return table;
  };
  return {
    async create(header, seats) {
      if (tables.has(header.id)) throw new Conflict(`table ${header.id}`);
      tables.set(header.id, copy({ header, seats: [...seats], log: [] }));
    },
    async load(id) {
      const table = tables.get(id);
      return table && copy(table);
    },
    async append(id, lines: readonly Line[]) {
      const { log } = found(id);
      const next = [...log, ...copy([...lines])];
      const requests = next.flatMap((line) => line.id ?? []);
      const inOrder = next.every((line, i) => line.seq === i + 1);
      if (!inOrder || new Set(requests).size < requests.length) throw new Conflict(`table ${id}`);
      found(id).log = next;
    },
    async seat(id, seats: readonly SeatStored[]) {
      found(id).seats = copy([...seats]);
    },
    async host(id, holder) {
      found(id).header.host = holder;
    },
    async remove(id) {
      tables.delete(id);
    },
  };
}
