import type { Asker } from '#tables/bot-host.ts';

type Account = Pick<Asker, 'from' | 'table'>;

/** So many are remembered. Whoever is forgotten counts as one who was never served, and so comes first. */
const REMEMBERED = 10_000;

/**
 * What waits for a thread. Next is always whoever was served longest ago: of the addresses first, and of the tables of
 * that address then. So a hundred tables of one address count as one, and a table that asks rarely comes before those
 * that never stop.
 */
export class FairQueue<T extends Account> {
  /** In the order in which they came. */
  readonly #waiting = new Set<T>();
  readonly #addresses = new Served();
  readonly #tables = new Served();

  get size(): number {
    return this.#waiting.size;
  }

  add(item: T): void {
    this.#waiting.add(item);
  }

  /** False if it does not wait here. */
  delete(item: T): boolean {
    return this.#waiting.delete(item);
  }

  clear(): void {
    this.#waiting.clear();
  }

  /** The next to be served, and no longer waiting. */
  take(): T | undefined {
    let next: T | undefined;
    for (const item of this.#waiting) {
      if (next === undefined || this.#isBefore(item, next)) next = item;
    }
    if (next === undefined) return undefined;
    this.#waiting.delete(next);
    this.#addresses.note(next.from);
    this.#tables.note(next.table);
    return next;
  }

  /** The last that came from the address from which most is waiting: what gives way when there is too much. */
  lastOfMost(): T | undefined {
    const counts = new Map<string, number>();
    for (const { from } of this.#waiting) counts.set(from, (counts.get(from) ?? 0) + 1);
    const most = Math.max(...counts.values());
    return [...this.#waiting].findLast(({ from }) => counts.get(from) === most);
  }

  #isBefore(one: Account, other: Account): boolean {
    const difference = this.#addresses.lastOf(one.from) - this.#addresses.lastOf(other.from);
    return (difference || this.#tables.lastOf(one.table) - this.#tables.lastOf(other.table)) < 0;
  }
}

/** Who was served when, counted in servings. */
class Served {
  readonly #last = new Map<string, number>();
  #servings = 0;

  lastOf(name: string): number {
    return this.#last.get(name) ?? 0;
  }

  note(name: string): void {
    this.#last.delete(name);
    this.#last.set(name, ++this.#servings);
    if (this.#last.size <= REMEMBERED) return;
    for (const oldest of this.#last.keys()) {
      this.#last.delete(oldest);
      return;
    }
  }
}
