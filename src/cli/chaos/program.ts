import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Bot } from '#bots/bot.ts';
import type { Kind } from '#kernel/game.ts';
import { rngFrom } from '#kernel/rng.ts';
import { type ViewShown, viewShown } from '#protocol/http/programs.ts';
import type { Client } from './client.ts';
import type { Doors } from './doors.ts';
import type { TableLedger } from './ledger.ts';
import { told } from './program-stream.ts';

const BETWEEN_MS = 300;
const PATIENCE_MS = 10_000;
/** Further than any game goes. */
const TRY = 1_000_003;

type Ground = { doors: Doors; seed: number; pauseMs: number };

/**
 * Plays a seat as a program does, by the token of that seat: it is told by a stream of events and acts by HTTP, at whatever node.
 * The page of whoever holds the seat stays open beside it, and does not move.
 */
export class Program {
  readonly #ground: Ground;
  readonly #client: Client;
  readonly #ledger: TableLedger;
  readonly #bot: Bot<Kind>;
  readonly #isOff: () => boolean;
  #token = '';
  /** The last entry that it was told. */
  #seen = 0;
  /** The entry that it made last: before that is told there is nothing to do. */
  #acted = -1;
  /** What was refused is not tried again in the same way for ever. */
  #refusals = 0;

  constructor(ground: Ground, client: Client, bot: Bot<Kind>, isOff: () => boolean) {
    this.#ground = ground;
    this.#client = client;
    this.#ledger = client.ledger;
    this.#bot = bot;
    this.#isOff = isOff;
  }

  /** Until the game is over; then the token ends, and opens nothing any more. */
  async play(): Promise<void> {
    const { sight } = this.#client;
    while (sight.status === 'waiting' && !this.#isOff()) await this.#client.changed(1000);
    const { eyes: seat } = sight;
    if (seat === 'watcher') return;
    this.#token = ((await this.#tokenAsked(seat, '')) as { token?: string }).token ?? '';
    while (!this.#isOff() && !(await this.#streamed(seat))) await sleep(BETWEEN_MS);
    if (this.#isOff()) return;
    await this.#tokenAsked(seat, '/end');
    const after = await this.#insisted('', undefined);
    if (after.status !== 401)
      this.#ledger.fault('program', `its token is over, and was answered ${after.status}`);
  }

  /** One stream, until it ends. True: the game is over. */
  async #streamed(seat: number): Promise<boolean> {
    const gone = new AbortController();
    try {
      const answer = await fetch(this.#url('/events'), {
        headers: {
          ...this.#headers,
          ...(this.#seen > 0 ? { 'last-event-id': `${this.#seen}` } : {}),
        },
        signal: gone.signal,
      });
      if (answer.status === 401 || answer.status === 403)
        this.#ledger.fault('program', `its token is good, and was answered ${answer.status}`);
      if (!answer.ok) return false;
      this.#ledger.counts.streams++;
      this.#acted = -1;
      let isFirst = true;
      for await (const event of told(answer)) {
        if (event.event !== 'view') continue;
        const view = viewShown.parse(event.data);
        this.#follow(seat, view, event.number, isFirst);
        isFirst = false;
        if (view.status === 'over') return true;
        if (this.#isOff()) return false;
        if (!(await this.#acts(seat, view))) return false;
      }
    } catch (error) {
      // Whatever is not as it was said is a fault; that nobody is there is none.
      if (error instanceof SyntaxError || (error as Error).name === '$ZodError')
        this.#ledger.fault('program', `was told ${(error as Error).message}`);
    } finally {
      gone.abort();
    }
    return false;
  }

  /** No entry twice, none too early, no table that goes back. */
  #follow(seat: number, view: ViewShown, number: string | undefined, isFirst: boolean): void {
    const { fault } = this.#ledger;
    if (number !== `${view.seq}`) fault('program', `event ${number} is of entry ${view.seq}`);
    if (view.seq < this.#seen)
      fault('went back', `a program had seen entry ${this.#seen} and was at ${view.seq}`);
    for (const entry of view.entries) {
      if (entry.seq <= this.#seen)
        fault('twice', `a program had seen entry ${this.#seen} and was told ${entry.seq}`);
      else if (!isFirst && entry.seq !== this.#seen + 1)
        fault('a gap', `a program had seen entry ${this.#seen} and was told ${entry.seq}`);
      this.#seen = entry.seq;
      this.#ledger.shown(seat, entry, 'a program');
    }
    this.#seen = Math.max(this.#seen, view.seq);
    const { table, own } = view.view;
    this.#ledger.seen(seat, view.seq, { table, own }, 'a program');
  }

  /** False: it was refused, and looks at the table anew, for nothing else need happen there. */
  async #acts(seat: number, { seq, toAct, standIns, view }: ViewShown): Promise<boolean> {
    if (standIns.some((one) => one.seat === seat)) {
      const { status } = await this.#insisted('/retake', { id: newId() });
      return status === 200;
    }
    if (!toAct.includes(seat) || seq < this.#acted) return true;
    const rng = rngFrom(this.#ground.seed, seq + TRY * this.#refusals);
    await sleep(this.#ground.pauseMs * (0.5 + rng.below(1001) / 1000));
    const actions = [this.#bot.decide(view.table, view.own, seat, rng)];
    const id = newId();
    const asked = { seat, after: seq, actions };
    this.#ledger.asked.set(id, asked);
    const { status, body } = await this.#insisted('/actions', { after: seq, actions, id });
    const { why, rule, seq: done } = body as { why?: string; rule?: string; seq?: number };
    if (status === 200 && done !== undefined) {
      this.#acted = done;
      this.#ledger.counts.byProgram++;
      this.#ledger.acknowledged(id, done);
      return true;
    }
    Object.assign(asked, { refused: why ?? rule ?? `${status}` });
    this.#refusals++;
    return false;
  }

  /** Asked again, under the same name, until there is an answer. */
  async #insisted(
    path: string,
    body: object | undefined,
  ): Promise<{ status: number; body: object }> {
    for (;;) {
      try {
        const answer = await fetch(this.#url(path), {
          method: body ? 'POST' : 'GET',
          headers: { ...this.#headers, ...(body ? { 'content-type': 'application/json' } : {}) },
          ...(body ? { body: JSON.stringify(body) } : {}),
          signal: AbortSignal.timeout(PATIENCE_MS),
        });
        const said = (await answer.json()) as object;
        if (answer.status < 500 && answer.status !== 429)
          return { status: answer.status, body: said };
      } catch {
        // Nobody is there just now.
      }
      if (this.#isOff()) return { status: 0, body: {} };
      await sleep(BETWEEN_MS);
    }
  }

  /** By whoever holds the seat. */
  async #tokenAsked(seat: number, path: '' | '/end'): Promise<object> {
    const { secret, from, cookie } = this.#client.who;
    while (!this.#isOff()) {
      const address = this.#ground.doors.address(undefined);
      try {
        const answer = await fetch(
          `${address}/api/tables/${this.#ledger.id}/seats/${seat}/token${path}`,
          {
            method: 'POST',
            headers: {
              'content-type': 'application/json',
              'x-forwarded-for': from,
              ...(cookie === undefined ? {} : { cookie, origin: address }),
            },
            body: JSON.stringify({ secret }),
            signal: AbortSignal.timeout(PATIENCE_MS),
          },
        );
        const body = (await answer.json()) as object;
        if (answer.ok) return body;
        if (answer.status < 429) this.#ledger.fault('program', `no token: ${answer.status}`);
      } catch {
        // Nobody is there just now.
      }
      await sleep(BETWEEN_MS);
    }
    return {};
  }

  #url = (path: string): string =>
    `${this.#ground.doors.address(undefined)}/api/v1/tables/${this.#ledger.id}${path}`;

  get #headers(): Record<string, string> {
    return { authorization: `Bearer ${this.#token}`, 'x-forwarded-for': this.#client.who.from };
  }
}

const newId = (): string => randomBytes(8).toString('hex');
