import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { MOST_BYTES } from '#protocol/parts.ts';
import type { Closing } from '#protocol/to-client.ts';
import type { Join, Request } from '#protocol/to-server.ts';
import { TooManyBotTables } from '#tables/bot-tables.ts';
import { OtherRules } from '#tables/other-rules.ts';
import { markOf, type Tables, type Visit } from '#tables/tables.ts';
import type { Limits } from '../limits.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Quotas } from '../quotas.ts';
import { Allowance } from './allowance.ts';
import { BadMessage, readMessage } from './message.ts';
import type { RequestWatch } from './request-watch.ts';
import type { Member, SocketGroups } from './socket-groups.ts';
import { SocketWriter } from './socket-writer.ts';

/** What a connection needs from the house. */
export type SocketContext = {
  tables: Tables;
  limits: Limits;
  quotas: Quotas;
  metrics: Metrics;
  watch: RequestWatch;
  report(error: unknown): void;
};

/** The close code for each reason, of RFC 6455 and of the registry kept with it. */
const CODES: Readonly<Record<Closing['why'], number>> = {
  reload: 1008,
  'no-such-table': 1008,
  'other-rules': 1008,
  malformed: 1007,
  'too-large': 1009,
  'too-fast': 1008,
  crowded: 1008,
  'bot-tables': 1008,
  stopping: 1001,
  deleted: 1000,
};

/** What a request takes from the buckets: to look back is more work than to play. A gesture costs its actions. */
const COSTS: Readonly<Partial<Record<Request['t'], number>>> = { look: 2, past: 2, log: 2 };

/** Requests that may write an entry. */
const WRITING: ReadonlySet<Request['t']> = new Set(['act', 'undo', 'consent']);

/** One socket: a join, then requests. What is wrong with it is told to it alone, and closes it. */
export class Connection implements Member {
  readonly keys: Member['keys'] = {};
  readonly #socket: WebSocket;
  readonly #writer: SocketWriter;
  readonly #groups: SocketGroups;
  readonly #context: SocketContext;
  readonly #allowance: Allowance;
  #joinTimer: NodeJS.Timeout | undefined;
  #entering: Promise<Visit | undefined> | undefined;
  #visit: Visit | undefined;
  #left: Promise<void> | undefined;
  #isAlive = true;

  /** `wire` is the stream that the socket writes to. */
  constructor(socket: WebSocket, wire: Duplex, groups: SocketGroups, context: SocketContext) {
    const { backlog, joinMs } = context.limits;
    this.#socket = socket;
    this.#writer = new SocketWriter(socket, wire, backlog.socket, () => groups.relieve(this));
    this.#groups = groups;
    this.#context = context;
    this.#allowance = new Allowance(context.quotas, this.keys);
    this.#joinTimer = setTimeout(() => void this.dismiss('malformed'), joinMs).unref();
    socket.on('message', (data, isBinary) => this.#receive(data as Buffer, isBinary));
    socket.on('ping', (data) => {
      if (this.#isPaid()) this.#writer.pong(data);
    });
    socket.on('pong', () => {
      if (this.#isPaid()) this.#isAlive = true;
    });
    socket.on('close', () => {
      this.#allowance.end();
      void this.#leave();
    });
  }

  get waiting(): number {
    return this.#writer.waiting;
  }

  cutOff(): void {
    this.#writer.cutOff();
  }

  /** Asks whether anybody is still there, and gives up if nobody answered the last time. */
  beat(): void {
    if (!this.#isAlive) return this.cutOff();
    this.#isAlive = false;
    this.#writer.ping();
  }

  /** Finishes what was asked here before, says why, and closes. */
  dismiss(why: Closing['why']): Promise<void> {
    if (this.#left) return this.#left;
    // Nothing more is read from one who sends too much: the network holds it back.
    if (why === 'too-fast' || why === 'crowded') this.#socket.pause();
    this.#context.metrics.closings.inc({ why });
    return this.#leave().then(() => {
      this.#writer.send(JSON.stringify({ t: 'closing', why } satisfies Closing));
      this.#writer.close(CODES[why]);
    });
  }

  /** Whatever comes in, of any kind, is paid for. */
  #isPaid(): boolean {
    if (this.#left) return false;
    const isPaid = this.#allowance.pay(1);
    if (!isPaid) void this.dismiss('too-fast');
    return isPaid;
  }

  #receive(bytes: Buffer, isBinary: boolean): void {
    if (!this.#isPaid()) return;
    try {
      if (isBinary) throw new BadMessage('malformed');
      if (bytes.length > MOST_BYTES) throw new BadMessage('too-large');
      const message = readMessage(bytes.toString());
      if (message.t === 'join') this.#join(message);
      else this.#request(message);
    } catch (error) {
      if (!(error instanceof BadMessage)) this.#context.report(error);
      void this.dismiss(error instanceof BadMessage ? error.why : 'malformed');
    }
  }

  #join({ table, secret, seat }: Join): void {
    if (this.#entering) throw new BadMessage('malformed');
    this.#stopTimer();
    const groups = this.#groups;
    if (!groups.add(this, 'guest', markOf(secret)) || !groups.add(this, 'table', table)) {
      throw new BadMessage('crowded');
    }
    // Once more, now that it is known who they are.
    if (!this.#allowance.pay(1)) throw new BadMessage('too-fast');
    const send = (text: string) => this.#writer.send(text);
    const dismiss = (why: Closing['why']) => void this.dismiss(why);
    const from = this.keys.address;
    const arrival = { secret, seat, from, send, dismiss };
    this.#entering = this.#context.tables.enter(table, arrival).then(
      (visit) => {
        this.#visit = visit;
        if (!visit) void this.dismiss('no-such-table');
        return visit;
      },
      (error) => {
        const why = closingFor(error);
        if (why === 'stopping') this.#context.report(error);
        void this.dismiss(why);
        return undefined;
      },
    );
  }

  #request(request: Request): void {
    if (!this.#entering) throw new BadMessage('malformed');
    const entries = request.t === 'act' ? request.actions.length : 1;
    const more = (COSTS[request.t] ?? entries) - 1;
    const isPaid =
      (more <= 0 || this.#allowance.pay(more)) &&
      (!WRITING.has(request.t) || this.#allowance.payForEntries(entries));
    if (!isPaid) throw new BadMessage('too-fast');
    const done = this.#visit
      ? this.#visit.request(request)
      : this.#entering.then((visit) => visit?.request(request));
    this.#context.watch(request, this.keys.table, done);
  }

  #stopTimer(): void {
    clearTimeout(this.#joinTimer);
    this.#joinTimer = undefined;
  }

  #leave(): Promise<void> {
    this.#stopTimer();
    this.#left ??= Promise.resolve(this.#entering).then((visit) => visit?.leave());
    return this.#left;
  }
}

/** Why nobody is let in. What is no reason of its own may be over when they come again. */
function closingFor(error: unknown): Closing['why'] {
  if (error instanceof OtherRules) return 'other-rules';
  return error instanceof TooManyBotTables ? 'bot-tables' : 'stopping';
}
