/** So many tables of bots alone are watched from one place already. */
export class TooManyBotTables extends Error {
  override name = 'TooManyBotTables';
}

/**
 * Tables at which bots play among themselves. They play only while somebody watches, so whoever could watch any number
 * of them could keep the house busy for ever: from one place only so many are watched at a time.
 */
export class BotTables {
  readonly #most: number;
  /** From each place: its visits at each table. */
  readonly #watched = new Map<string, Map<string, number>>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Throws if nobody could watch one more table from there. */
  checkRoom(from: string): void {
    if ((this.#watched.get(from)?.size ?? 0) >= this.#most) throw new TooManyBotTables();
  }

  /** Somebody comes to watch, and goes by calling what is returned. Throws if there is no room. */
  watch(from: string, table: string): () => void {
    const visits = this.#watched.get(from) ?? new Map<string, number>();
    if (!visits.has(table)) this.checkRoom(from);
    this.#watched.set(from, visits);
    visits.set(table, (visits.get(table) ?? 0) + 1);
    return () => {
      const others = (visits.get(table) ?? 1) - 1;
      if (others > 0) visits.set(table, others);
      else visits.delete(table);
      if (visits.size === 0) this.#watched.delete(from);
    };
  }
}
