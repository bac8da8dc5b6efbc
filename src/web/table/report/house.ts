import { type AnalysisTold, analysisTold } from '#protocol/analysis.ts';
import { guest } from '../../guest.ts';
import { localTables } from '../local/shelf.ts';
import { socketTo } from '../socket.ts';
import { TableStore } from '../store.ts';

/** Why the house does not read a game. */
export type HouseRefusal = 'full' | 'too-often' | 'unavailable';

export type HouseTold = Exclude<AnalysisTold, { is: 'full' }> | { is: HouseRefusal };

/** Whoever opens a report does not wait longer for a house that does not answer. */
const PATIENCE_MS = 4000;

/** So often it is asked how far it is. */
const EVERY_MS = 3000;

/** What the house of a table reads of its finished game. */
export class House {
  readonly #store: TableStore;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(table: string) {
    this.#store = new TableStore(socketTo(table, guest().secret));
  }

  /** What there is; with an order, it is to be read. */
  async ask(order?: true): Promise<HouseTold> {
    const patience = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS));
    const asked = this.#store.request({ t: 'analysis', ...(order && { order }) });
    const answer = await Promise.race([asked, patience]);
    if (answer?.t === 'refused' && answer.why === 'too-often') return { is: 'too-often' };
    const told = answer?.t === 'analysis' ? analysisTold.safeParse(answer.told) : undefined;
    return told?.success ? told.data : { is: 'unavailable' };
  }

  /** Asks again and again, until it waits no longer or the house is left. An answer that is missing only delays. */
  follow(hear: (told: HouseTold) => void): void {
    this.#timer = setTimeout(async () => {
      const told = await this.ask();
      if (this.#timer === undefined) return;
      if (told.is === 'waiting' || told.is === 'unavailable') this.follow(hear);
      if (told.is !== 'unavailable') hear(told);
    }, EVERY_MS);
  }

  leave(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  close(): void {
    this.leave();
    this.#store.close();
  }
}

/** Of a table on a server; those of this browser have none, nor has a record from a file. */
export async function houseOf(table: string | undefined): Promise<House | undefined> {
  if (table === undefined) return undefined;
  const here = await localTables().catch(() => []);
  return here.some(({ id }) => id === table) ? undefined : new House(table);
}
