import type { Kind, Refusal, Seat } from '#kernel/game.ts';
import { rngFrom } from '#kernel/rng.ts';
import type { Title } from '#kernel/title.ts';
import type { Refused } from '#protocol/to-client.ts';
import type { View } from './play/stage.ts';
import { isNow, type Live, type TableStore } from './store.ts';

/** Why a gesture stopped: at this action, by this rule or for this reason. */
export type Stopped = { action: unknown; refusal?: Refusal; why?: NonNullable<Refused['why']> };

/** Others may decide at the same time, and each of them may come first. */
const TRIES = 6;

/** What one pair of eyes may do, and how it is done. A gesture of several actions is done one after the other. */
export class Composer {
  readonly #title: Title<Kind>;
  readonly #store: TableStore;
  #queue: Promise<unknown> = Promise.resolve();

  constructor(title: Title<Kind>, store: TableStore) {
    this.#title = title;
    this.#store = store;
  }

  /** All that these eyes may do; nothing while they do not see the table as it is. */
  choices(): readonly unknown[] {
    const at = this.#acting();
    return at ? this.#title.game.choices(at.view.table, at.view.own, at.seat) : [];
  }

  /** The judge. Whoever only watches is told nothing. */
  check(action: unknown): Refusal | undefined {
    const { live } = this.#store.getSnapshot();
    if (!live || live.eyes === 'watcher') return undefined;
    return this.#title.game.check(live.view.table, live.view.own, live.eyes, action);
  }

  /**
   * What would be seen after these. Played on a state that these eyes cannot rule out; a seat's action brings nothing
   * hidden to light (law 10), so what is seen then is what will be seen.
   */
  after(actions: readonly unknown[]): View | undefined {
    const at = this.#acting();
    if (!at) return undefined;
    const { game } = this.#title;
    const { seat, view } = at;
    const state = game.imagine(view.table, view.own, seat, rngFrom(1));
    for (const action of actions) {
      if (game.check(state.table, game.own(state, seat), seat, action)) return undefined;
      game.apply(state, seat, action);
    }
    return { table: state.table, own: game.own(state, seat) };
  }

  /** Does these in order, after all that was asked before. Stops at the first refusal and says why. */
  act(actions: readonly unknown[]): Promise<Stopped | undefined> {
    const gesture = this.#queue.then(() => this.#gesture(actions));
    this.#queue = gesture;
    return gesture;
  }

  async #gesture(actions: readonly unknown[]): Promise<Stopped | undefined> {
    for (const action of actions) {
      const stopped = await this.#one(action, TRIES);
      if (stopped) return stopped;
    }
    return undefined;
  }

  async #one(action: unknown, tries: number): Promise<Stopped | undefined> {
    const refusal = this.check(action);
    if (refusal) return { action, refusal };
    const after = this.#store.getSnapshot().live?.seq ?? 0;
    const answer = await this.#store.request({ t: 'act', after, action });
    if (answer.t !== 'refused') return undefined;
    if (answer.why === 'stale' && tries > 1) {
      await this.#newer(after);
      return this.#one(action, tries - 1);
    }
    return stoppedBy(action, answer);
  }

  /** Other entries came first: they are on their way, or the table is looked at again. */
  async #newer(than: number): Promise<void> {
    const has = (): boolean => (this.#store.getSnapshot().live?.seq ?? 0) > than;
    if (has()) return;
    this.#store.rejoin();
    const { promise, resolve } = Promise.withResolvers<void>();
    const stop = this.#store.subscribe(() => {
      if (has()) resolve();
    });
    await promise;
    stop();
  }

  #acting(): (Live & { seat: Seat }) | undefined {
    const snapshot = this.#store.getSnapshot();
    const { live } = snapshot;
    if (!live || live.eyes === 'watcher' || live.status !== 'running') return undefined;
    if (!isNow(snapshot)) return undefined;
    const mayAct = this.#title.game.actors(live.view.table).includes(live.eyes);
    return mayAct ? { ...live, seat: live.eyes } : undefined;
  }
}

function stoppedBy(action: unknown, { rule, params, why }: Refused): Stopped {
  if (rule === undefined) return { action, why: why ?? 'unavailable' };
  const refusal = { rule: rule as Refusal['rule'], ...(params ? { params } : {}) };
  return { action, refusal };
}
