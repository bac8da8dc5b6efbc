import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { WebSocket } from 'ws';
import { titleOf } from '#games/catalogue.ts';
import { games } from '#games/index.ts';
import type { Kind, View } from '#kernel/game.ts';
import { rngFrom } from '#kernel/rng.ts';
import type { Title } from '#kernel/title.ts';
import { PROTOCOL, type TableWish } from '#protocol/parts.ts';
import { messageRead } from '#protocol/to-client.ts';
import type { Join, Request } from '#protocol/to-server.ts';
import { follow } from '#tables/follow.ts';
import type { Match, Pace } from './server-meter.ts';

/** The first of the catalogue. */
const { game } = (await titleOf(games[0]?.id ?? '')) as Title<Kind>;

type Standing = View<Kind> & { seq: number; status: string };

/** Two guests who play at random in the house, and open a new table when a game is over. */
export class HouseMatch implements Match {
  /** Of the nodes; where there are two, each player is at one. */
  readonly #ports: readonly number[];
  readonly #pace: Pace;
  readonly #rng;
  #sockets: WebSocket[] = [];
  #views: (Standing | undefined)[] = [];
  #table = '';
  #mover = -1;
  /** The entry after which the next move was last asked for: the one before the first, while the table waits. */
  #readyAt = 0;
  #requests = 0;

  constructor(ports: readonly number[], number: number, pace: Pace) {
    this.#ports = ports;
    this.#pace = pace;
    this.#rng = rngFrom(number);
  }

  get seen(): { table: string; seq: number } {
    const [one, other] = this.#views;
    return { table: this.#table, seq: Math.max(one?.seq ?? 0, other?.seq ?? 0) };
  }

  /** Makes a table, and sits down at it. */
  async open(): Promise<this> {
    const secrets = [randomBytes(32).toString('hex'), randomBytes(32).toString('hex')] as const;
    this.#views = [];
    this.#readyAt = 0;
    this.#table = await makeTable(this.#portOf(0), secrets[0]);
    this.#sockets = [await this.#join(0, secrets[0]), await this.#join(1, secrets[1])];
    this.#say(1, { t: 'sit', id: this.#name(), seat: 1, name: 'Bob' });
    return this;
  }

  move(): void {
    const seat = game.actors(this.#views[0]?.table)[0] as number;
    const { table, own, seq } = this.#views[seat] as Standing;
    const choices = game.choices(table, own, seat);
    const action = choices[this.#rng.below(choices.length)];
    this.#mover = seat;
    this.#say(seat, { t: 'act', id: this.#name(), after: seq, actions: [action] });
  }

  async #join(seat: number, secret: string): Promise<WebSocket> {
    const socket = new WebSocket(`ws://127.0.0.1:${this.#portOf(seat)}/ws`, {
      perMessageDeflate: false,
    });
    socket.on('message', (data: Buffer) => this.#hear(seat, data));
    socket.on('error', () => undefined);
    await once(socket, 'open');
    const join: Join = { t: 'join', v: PROTOCOL, table: this.#table, secret };
    socket.send(JSON.stringify(join));
    return socket;
  }

  #portOf(seat: number): number {
    return this.#ports[seat % this.#ports.length] as number;
  }

  #say(seat: number, request: Request): void {
    this.#sockets[seat]?.send(JSON.stringify(request));
  }

  #name(): string {
    return `bench-${`${this.#requests++}`.padStart(8, '0')}`;
  }

  #hear(seat: number, data: Buffer): void {
    if (this.#pace.isOver) return;
    this.#pace.received(data.length);
    const message = messageRead(data.toString());
    if (message.t === 'refused' || message.t === 'closing') throw new Error(data.toString());
    const view = this.#views[seat];
    if (message.t === 'you' && view) view.own = message.own;
    // Where there are several nodes the first entry may come with a welcome.
    if (message.t === 'welcome') this.#views[seat] = { ...message, own: message.own };
    else if (message.t !== 'update' || !view) return;
    else {
      const { seq, status } = message;
      this.#views[seat] = { ...follow(game, view, message, seat), seq, status };
      if (this.#mover === 1 - seat) this.#pace.arrived(this);
    }
    const [one, other] = this.#views;
    if (!one || one.seq !== other?.seq || one.seq === this.#readyAt) return;
    this.#readyAt = one.seq;
    if (one.status === 'running') this.#pace.ready(this);
    else if (one.status === 'over') this.#again();
  }

  #again(): void {
    for (const socket of this.#sockets) socket.close();
    this.#mover = -1;
    this.#pace.opened();
    this.open().catch((error) => {
      if (!this.#pace.isOver) throw error;
    });
  }
}

async function makeTable(port: number, secret: string): Promise<string> {
  const seats: TableWish['seats'] = [{ kind: 'me', name: 'Ada' }, { kind: 'open' }];
  const wish: TableWish = { v: PROTOCOL, game: game.id, options: {}, secret, seats };
  const answer = await fetch(`http://127.0.0.1:${port}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wish),
  });
  if (answer.status !== 201) throw new Error(`no table: ${answer.status}`);
  return ((await answer.json()) as { id: string }).id;
}
