import type { Kind, Refusal, Seat, State } from '#kernel/game.ts';
import { rngFrom } from '#kernel/rng.ts';
import type { Title } from '#kernel/title.ts';
import { MOST_ACTIONS } from '#protocol/parts.ts';
import type { Refused } from '#protocol/to-client.ts';
import type { AnyView } from './play/stage.ts';
import { isNow, type Live } from './snapshot.ts';
import type { TableStore } from './store.ts';

/** Why a gesture stopped: at this action, by this rule or for this reason. */
export type Stopped = { action: unknown; refusal?: Refusal; why?: NonNullable<Refused['why']> };

/** What somebody may do, what would come of it, and doing it: at the table, or in a plan. */
export interface Judge {
  choices(): readonly unknown[];
  check(action: unknown): Refusal | undefined;
  after(actions: readonly unknown[]): AnyView | undefined;
  act(actions: readonly unknown[]): Promise<Stopped | undefined>;
}

/** How far actions went on an imagined state, and what refused the next. */
type Imagined = { done: number; refusal?: Refusal; state: State<Kind> };

/** Others may decide at the same time, and each of them may come first. */
const TRIES = 6;

/** What one pair of eyes may do, and how it is done. A gesture of several actions is kept and told as one. */
export class Composer implements Judge {
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
  after(actions: readonly unknown[]): AnyView | undefined {
    const at = this.#acting();
    if (!at) return undefined;
    const { done, state } = this.#imagined(at.view, at.seat, actions);
    if (done < actions.length) return undefined;
    return { table: state.table, own: this.#title.game.own(state, at.seat) };
  }

  /**
   * Does these, after all that was asked before: all of them, or none, and says which was refused and why. `tries`: on how
   * many tables, when others come first; 1: on the table as it is now, or not at all.
   */
  act(actions: readonly unknown[], tries = TRIES): Promise<Stopped | undefined> {
    const gesture = this.#queue.then(() => this.#gesture(actions, tries));
    // One that fails is not the next one's fault.
    this.#queue = gesture.catch(() => undefined);
    return gesture;
  }

  /** What comes after chance cannot be judged before it has drawn, and is a gesture of its own. */
  async #gesture(actions: readonly unknown[], tries: number): Promise<Stopped | undefined> {
    for (let rest = actions; rest.length > 0; ) {
      const done = await this.#together(rest, tries);
      if (typeof done !== 'number') return done;
      rest = rest.slice(done);
    }
    return undefined;
  }

  /** Does as many of these as come before chance and fit one request, and tells how many. */
  async #together(actions: readonly unknown[], tries: number): Promise<number | Stopped> {
    const { done, refusal } = this.#judged(actions);
    if (refusal) return { action: actions[done], refusal };
    const part = actions.slice(0, Math.min(done, MOST_ACTIONS));
    const after = this.#store.getSnapshot().live?.seq ?? 0;
    const answer = await this.#store.request({ t: 'act', after, actions: part });
    if (answer.t !== 'refused') return part.length;
    if (answer.why === 'stale' && tries > 1) {
      await this.#newer(after);
      return this.#together(actions, tries - 1);
    }
    return stoppedBy(part[answer.at ?? 0], answer);
  }

  /** How many of these can be done before chance, or which is refused. Whoever only watches is told nothing. */
  #judged(actions: readonly unknown[]): Pick<Imagined, 'done' | 'refusal'> {
    const { live } = this.#store.getSnapshot();
    if (!live || live.eyes === 'watcher') return { done: actions.length };
    const refusal = this.check(actions[0]);
    if (refusal) return { done: 0, refusal };
    return actions.length === 1 ? { done: 1 } : this.#imagined(live.view, live.eyes, actions);
  }

  /** Plays these on a state that this seat cannot rule out, until one is refused or chance is to act. */
  #imagined({ table, own }: AnyView, seat: Seat, actions: readonly unknown[]): Imagined {
    const { game } = this.#title;
    const state = game.imagine(table, own, seat, rngFrom(1));
    for (const [done, action] of actions.entries()) {
      if (done > 0 && game.actors(state.table)[0] === 'chance') return { done, state };
      const refusal = game.check(state.table, game.own(state, seat), seat, action);
      if (refusal) return { done, refusal, state };
      game.apply(state, seat, action);
    }
    return { done: actions.length, state };
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
