import type { Actor, Eyes, Game, Kind, View } from '#kernel/game.ts';
import type { Aside } from '#protocol/aside.ts';
import type { Ask, Seats, Status, Update, Welcome, You } from '#protocol/to-client.ts';
import { follow, viewSum } from '#tables/follow.ts';
import type { Counts } from './counts.ts';
import type { TableLedger } from './ledger.ts';

/**
 * What one client sees of its table, by what it was told and by the game's own fold. Everything goes into the ledger; what a
 * page must never be told, an entry twice, one too early, a table that has gone back in time, is a fault.
 */
export class Sight {
  readonly #ledger: TableLedger;
  readonly #game: Game<Kind>;
  readonly #counts: Counts;
  readonly #name: string;
  view: View<Kind> | undefined;
  welcome: Welcome | undefined;
  seq = -1;
  eyes: Eyes = 'watcher';
  status: Status = 'waiting';
  floor = 0;
  ask: Ask | undefined;
  aside: Aside = {};
  chanceSecret: string | undefined;
  seats: Welcome['seats'] = [];
  /** The latest entries in force, oldest first. */
  force: number[] = [];

  constructor(ledger: TableLedger, game: Game<Kind>, counts: Counts, name: string) {
    this.#ledger = ledger;
    this.#game = game;
    this.#counts = counts;
    this.#name = name;
  }

  /** Who is to act, by what is seen. */
  get toAct(): readonly Actor[] {
    return this.view ? this.#game.actors(this.view.table) : [];
  }

  welcomed(welcome: Welcome): void {
    const { seq, eyes, table, own, status, floor, past, seats, ask, chanceSecret } = welcome;
    if (seq < this.seq) {
      const before = `${this.#name} had seen entry ${this.seq}`;
      this.#ledger.fault('went back', `${before}, came anew and was at ${seq}`);
    }
    this.welcome = welcome;
    this.view = { table, own };
    Object.assign(this, { seq, eyes, status, floor, seats, ask, chanceSecret });
    this.force = past.map((entry) => entry.seq);
    this.besides(welcome.aside);
    for (const entry of past) this.#ledger.shown(eyes, entry, this.#name);
    this.#counts.shown += past.length;
    this.#sum();
  }

  /** False: something is missing, and the table has to be looked at anew. */
  updated(update: Update): boolean {
    const { view } = this;
    if (!view) {
      this.#ledger.fault('untimely', `${this.#name} was told news before the welcome`);
      return false;
    }
    for (const entry of update.entries) {
      const { seq, undo } = entry;
      if (seq !== this.seq + 1) {
        const kind = seq <= this.seq ? 'twice' : 'a gap';
        this.#ledger.fault(kind, `${this.#name} had seen entry ${this.seq} and was told ${seq}`);
        return false;
      }
      this.seq = seq;
      this.#ledger.shown(this.eyes, entry, this.#name);
      if (undo === undefined) this.force.push(seq);
      else while ((this.force.at(-1) ?? 0) > undo) this.force.pop();
    }
    this.#counts.shown += update.entries.length;
    this.view = follow(this.#game, view, update, this.eyes);
    this.status = update.status;
    this.floor = update.floor;
    this.chanceSecret = update.chanceSecret;
    if (update.sum === undefined) return true;
    if (update.sum !== viewSum({}, this.view))
      this.#ledger.fault('another view', `${this.#name} sees something else after ${this.seq}`);
    this.#sum();
    return true;
  }

  /** Other seats are this client's: only while the table waits. */
  you({ eyes, own, floor }: You): void {
    this.eyes = eyes;
    this.floor = floor;
    if (this.view) this.view = { table: this.view.table, own };
  }

  /** What is so beside the game. */
  besides(aside: Aside): void {
    this.aside = aside;
    if (aside.ended) this.#ledger.endedBy(aside.ended);
    for (const { seat, since, at } of aside.standIns ?? [])
      this.#ledger.played.standsIn(seat, since, at);
  }

  seated({ seats, status }: Seats): void {
    this.seats = seats;
    this.status = status;
  }

  #sum(): void {
    if (!this.view) return;
    this.#counts.summed++;
    this.#ledger.seen(this.eyes, this.seq, this.view, this.#name);
  }
}
