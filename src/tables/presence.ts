import { hereTogether } from './news.ts';

/** At which tables somebody is, at which other node, in the form of `TableNews`. */
export class Presence {
  readonly #tables = new Map<string, Map<string, number>>();
  readonly #changed: (table: string) => void;
  /** For a node that is telling all it has: what it has not told again yet. */
  readonly #untold = new Map<string, Set<string>>();

  constructor(changed: (table: string) => void) {
    this.#changed = changed;
  }

  /** Who is there at any of the other nodes. */
  at(table: string): number {
    let here = 0;
    for (const there of this.#tables.get(table)?.values() ?? []) here = hereTogether(here, there);
    return here;
  }

  set(node: string, table: string, here: number): void {
    this.#untold.get(node)?.delete(table);
    const before = this.at(table);
    const nodes = this.#tables.get(table) ?? new Map<string, number>();
    if (here === 0) nodes.delete(node);
    else nodes.set(node, here);
    if (nodes.size === 0) this.#tables.delete(table);
    else this.#tables.set(table, nodes);
    if (this.at(table) !== before) this.#changed(table);
  }

  /** This node tells all it has from now on. */
  begin(node: string): void {
    this.#untold.set(node, new Set(this.#tablesOf(node)));
  }

  /** What it has not told again by now is no more. */
  end(node: string): void {
    const untold = this.#untold.get(node);
    this.#untold.delete(node);
    for (const table of untold ?? []) this.set(node, table, 0);
  }

  /** The node has gone, and everybody there with it. */
  forget(node: string): void {
    this.#untold.delete(node);
    for (const table of this.#tablesOf(node)) this.set(node, table, 0);
  }

  #tablesOf(node: string): string[] {
    return [...this.#tables].flatMap(([table, nodes]) => (nodes.has(node) ? [table] : []));
  }
}
