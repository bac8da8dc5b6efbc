import { expect } from 'vitest';
import { titleOf } from '#games/catalogue.ts';
import { replayChecked } from '#kernel/replay.ts';
import type { SeatWish } from '#protocol/parts.ts';
import type { Request } from '#protocol/to-server.ts';
import type { LogLine } from '../store.ts';
import { Guest, newTable } from './guest.ts';
import type { NodeHouse, TestNode } from './node-house.ts';

type Act = Extract<Request, { t: 'act' }>;
type Player = { person: number; seat: number; guest: Guest; last?: Act };

/** People who play at random at several nodes, go from one to the other, ask twice, and go back. */
export class RandomPlay {
  readonly house: NodeHouse;
  readonly table: string;
  readonly players: Player[] = [];
  /** Which entry each request was said to have made. */
  readonly done = new Map<string, number>();
  /** Everybody who was ever there. */
  readonly everybody: Guest[] = [];
  #requests = 0;

  private constructor(house: NodeHouse, table: string) {
    this.house = house;
    this.table = table;
  }

  /** All sit down, each at another node, and the game begins. */
  static async begin(house: NodeHouse, game: string, people: number, bots: number) {
    const wishes: SeatWish[] = [{ kind: 'me', name: 'P0' }];
    while (wishes.length < people) wishes.push({ kind: 'open' });
    while (wishes.length < people + bots) wishes.push({ kind: 'bot', bot: 'first' });
    const table = await newTable(house.any(house.nodes).tables, wishes, game);
    const play = new RandomPlay(house, table);
    for (let seat = 0; seat < people; seat++) {
      const node = house.nodes[seat % house.nodes.length] as TestNode;
      const guest = await play.enter(node, seat + 1);
      play.players.push({ person: seat + 1, seat, guest });
    }
    const sitting = play.players
      .slice(1)
      .map(({ guest, seat }) => guest.ask({ t: 'sit', seat, name: `P${seat}` }));
    for (const answer of await Promise.all(sitting)) expect(answer).toMatchObject({ t: 'done' });
    // The first has two pages open, which do not know of each other.
    const second = await play.enter(house.nodes.at(-1) as TestNode, 1);
    play.players.push({ person: 1, seat: 0, guest: second });
    return play;
  }

  async enter(node: TestNode, person: number): Promise<Guest> {
    const guest = await Guest.at(node.tables, this.table, person);
    this.everybody.push(guest);
    return guest;
  }

  /** One thing that somebody does. */
  async step(): Promise<void> {
    const { house } = this;
    const player = house.any(this.players);
    const dice = house.rng.below(100);
    if (dice < 70) await this.#act(player);
    else if (dice < 78) await this.#undo(player);
    else if (dice < 88) await this.#consent(player);
    else if (dice < 90) await this.#order(player);
    else if (dice < 93) await this.#move(player);
    else if (dice < 98) await this.#again(player);
    else await this.#silence();
    if (house.rng.below(2) === 0) await house.carry();
  }

  async #act(player: Player): Promise<void> {
    const { guest, seat } = player;
    const choices = guest.isToAct(seat) ? guest.choices(seat) : [];
    if (choices.length === 0) return;
    const id = this.#newId();
    player.last = { t: 'act', id, after: guest.view.seq, actions: [this.house.any(choices)] };
    const answer = await guest.send(player.last);
    if (answer.t === 'done') this.done.set(id, answer.seq);
    else expect(answer).toMatchObject({ t: 'refused', why: 'stale' });
  }

  async #undo({ guest }: Player): Promise<void> {
    const { seq } = guest.view;
    const id = this.#newId();
    const to = Math.max(1, seq - 1 - this.house.rng.below(6));
    const answer = await guest.ask({ t: 'undo', after: seq, to }, id);
    if (answer.t === 'refused')
      expect(['stale', 'H.1', 'H.3', 'H.4', 'H.5']).toContain(answer.rule ?? answer.why);
  }

  async #consent({ guest }: Player): Promise<void> {
    const asked = guest.heard.findLast((one) => one.t === 'asked' || one.t === 'welcome');
    const ask = asked && 'ask' in asked ? asked.ask : undefined;
    if (ask) await guest.ask({ t: 'consent', ask: ask.id, yes: this.house.rng.below(4) > 0 });
  }

  /** Leaves something with the table, or takes it back: what the game offers, or a plan that may hold or not. */
  async #order({ guest, seat }: Player): Promise<void> {
    const { house } = this;
    const stored = await house.kept.store.load(this.table);
    const title = await titleOf(stored?.header.game ?? '');
    const { table, own } = guest.view;
    const offers = title?.orders?.offers(table, own, seat) ?? [];
    const choices = guest.isToAct(seat) ? guest.choices(seat) : [];
    const steps = choices.slice(0, 3).map((choice) => [choice]);
    const order = offers.length > 0 && house.rng.below(2) === 0 ? house.any(offers) : undefined;
    if (house.rng.below(4) === 0) await guest.ask({ t: 'lift' });
    else if (order) await guest.ask({ t: 'order', order });
    else if (title?.game.toTurnOf && steps.length > 0)
      await guest.ask({ t: 'order', order: { kind: 'plan', steps } });
  }

  /** To another node. What they have seen is not shown again. */
  async #move(player: Player): Promise<void> {
    const before = player.guest.view.seq;
    await player.guest.leave();
    player.guest = await this.enter(this.house.any(this.house.nodes), player.person);
    expect(player.guest.view.seq).toBeGreaterThanOrEqual(before);
  }

  /** The same request, perhaps at another node. */
  async #again({ guest, last }: Player): Promise<void> {
    if (!last) return;
    const made = this.done.get(last.id);
    const answer = await guest.send(last);
    if (made !== undefined) expect(answer).toMatchObject({ t: 'done', seq: made });
    else if (answer.t === 'done') this.done.set(last.id, answer.seq);
  }

  /** Nothing happens for so long that tables are put away. */
  async #silence(): Promise<void> {
    for (let looks = 0; looks < 3; looks++) await this.house.pass(2500);
  }

  #newId(): string {
    return `request${++this.#requests}`;
  }

  /** Each entry was allowed where it was made, each undo agreed to by those it concerned, and chance drew by its secret. */
  async #expectAllowed(log: readonly LogLine[]): Promise<void> {
    const stored = await this.house.kept.store.load(this.table);
    const title = await titleOf(stored?.header.game ?? '');
    if (!stored || !title) throw new Error('no such table');
    const { header, seats } = stored;
    replayChecked(title.game, seats.length, header.options, log, header.secret);
  }

  /** Every move that was acknowledged is in the log once; everybody was told all of it, once; all see the same. */
  async expectOneGame(): Promise<void> {
    const { house } = this;
    const { store } = house.kept;
    await house.settle();
    const log = await store.lines(this.table, 1, 100_000);
    expect(log.map(({ seq }) => seq)).toEqual(log.map((_, i) => i + 1));
    const made = new Map(log.flatMap(({ id, seq }) => (id === undefined ? [] : [[id, seq]])));
    expect(made.size).toBe(log.filter(({ id }) => id !== undefined).length);
    for (const [id, seq] of this.done) expect(made.get(id)).toBe(seq);
    await this.#expectAllowed(log);
    for (const guest of this.everybody) guest.expectContiguous();
    const late = house.open('late');
    for (const { person, guest } of this.players) {
      const fresh = await Guest.at(late.tables, this.table, person);
      expect(guest.view.seq).toBe(log.length);
      const { table, own } = guest.view;
      expect({ table, own }).toEqual({ table: fresh.view.table, own: fresh.view.own });
    }
    expect(house.failures).toEqual([]);
  }
}
