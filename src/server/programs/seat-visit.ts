import type { Kind, Seat, View } from '#kernel/game.ts';
import type { Title } from '#kernel/title.ts';
import type { Aside } from '#protocol/aside.ts';
import type { ChoicesShown, ViewShown } from '#protocol/http/programs.ts';
import {
  type Closing,
  type Refused,
  type ToClient,
  toClient,
  type Welcome,
} from '#protocol/to-client.ts';
import type { Request } from '#protocol/to-server.ts';
import { follow } from '#tables/follow.ts';
import { type Given, givenNamed, withGiven } from '#tables/given.ts';
import type { Visitor } from '#tables/seating.ts';
import type { Store } from '#tables/store.ts';
import type { Tables, TablesHost, Visit } from '#tables/tables.ts';
import type { RequestWatch } from '../sockets/request-watch.ts';
import type { Holding } from './tokens.ts';

/** Why a program is not let in: there is no such table, its seat is another's by now, or the table closed its door. */
export class NotLetIn extends Error {
  override name = 'NotLetIn';
  readonly why: string;

  constructor(why: string) {
    super(why);
    this.why = why;
  }
}

export type VisitHost = {
  tables: Tables;
  titleOf: TablesHost['titleOf'];
  store: Pick<Store, 'load'>;
  watch: RequestWatch;
};

/** As many choices as are told. */
const MOST_CHOICES = 2000;

/** As many entries as are kept to be told again. */
const MOST_ENTRIES = 200;

type Listener = { changed(shown: ViewShown): void; dismissed(why: string): void };

/** A program at a table, by the eyes of one seat: a visitor like any, who keeps what they see as a page does. */
export class SeatVisit implements Visitor {
  readonly holder: string;
  readonly seat: Seat;
  readonly from: string;
  readonly #table: string;
  readonly #watch: RequestWatch;
  readonly #listener: Listener | undefined;
  readonly #answers = new Map<string, (answer: Extract<ToClient, { id: string }>) => void>();
  #title: Title<Kind> | undefined;
  #welcome: Welcome | undefined;
  #given: Given = {};
  #view: View<Kind> | undefined;
  #shown: ViewShown | undefined;
  #visit: Visit | undefined;
  #why: Closing['why'] | undefined;

  private constructor(
    { holder, seat, table }: Holding,
    from: string,
    watch: RequestWatch,
    listener: Listener | undefined,
  ) {
    this.#table = table;
    this.#watch = watch;
    this.holder = holder;
    this.seat = seat;
    this.from = from;
    this.#listener = listener;
  }

  /** Throws `NotLetIn`, and what `Tables` throws. */
  static async at(
    { tables, titleOf, store, watch }: VisitHost,
    holding: Holding,
    from: string,
    listener?: Listener,
  ): Promise<SeatVisit> {
    const self = new SeatVisit(holding, from, watch, listener);
    const header = (await store.load(holding.table))?.header;
    // Known before the first word comes, which is read at once.
    self.#title = header && (await titleOf(header.game, header.rules));
    const visit = await tables.admit(holding.table, self);
    if (!visit) throw new NotLetIn('no-such-table');
    self.#visit = visit;
    if (self.#welcome?.eyes !== holding.seat || self.#why) {
      await visit.leave();
      throw new NotLetIn(self.#why ?? 'not-yours');
    }
    return self;
  }

  /** What this seat sees now; `since`: with what happened after that entry, as far back as is told. */
  shown(since: number): ViewShown {
    const welcome = this.#welcome;
    if (!welcome || !this.#view || !this.#title) throw new NotLetIn('stopping');
    const now = this.#shown ?? this.#first(welcome, this.#view, this.#title);
    this.#shown = now;
    return { ...now, entries: now.entries.filter((entry) => entry.seq > since) };
  }

  choices(): ChoicesShown {
    const { seq, view, status } = this.shown(Number.POSITIVE_INFINITY);
    const game = this.#title?.game;
    const isMine = status === 'running' && view.own !== undefined;
    const all = game && isMine ? game.choices(view.table, view.own, this.seat) : [];
    return { seq, choices: all.slice(0, MOST_CHOICES), more: all.length > MOST_CHOICES };
  }

  /** Done, with the number of its entry, or refused. `reqId`: by what the log knows it. */
  async ask(request: Request, reqId: string): Promise<Extract<ToClient, { t: 'done' }> | Refused> {
    let answered: Extract<ToClient, { t: 'done' }> | Refused | undefined;
    this.#answers.set(request.id, (answer) => {
      if (answer.t === 'done' || answer.t === 'refused') answered = answer;
    });
    const done = this.#visit?.request(request) ?? Promise.resolve();
    this.#watch(request, this.#table, done, reqId);
    await done;
    // A table that is gone answers nobody.
    if (!answered) throw new NotLetIn(this.#why ?? 'no-such-table');
    return answered;
  }

  async leave(): Promise<void> {
    await this.#visit?.leave();
  }

  send(text: string): void {
    const message = toClient.parse(JSON.parse(text));
    if (message.t === 'welcome') this.#enter(message);
    else if (message.t === 'update') this.#follow(message);
    else if (message.t === 'seats')
      this.#tell({ seats: message.seats, status: message.status, entries: [] });
    else if (message.t === 'aside')
      this.#tell({ standIns: standInsIn(message.aside), entries: [] });
    else if (message.t === 'you' && message.eyes !== this.seat) this.dismiss('no-such-table');
    else if ('id' in message) this.#answers.get(message.id)?.(message);
  }

  dismiss(why: Closing['why']): void {
    this.#why = why;
    this.#listener?.dismissed(why);
  }

  #enter(welcome: Welcome): void {
    this.#welcome = welcome;
    this.#given = givenNamed(welcome.options, welcome.given);
    this.#view = { table: withGiven(this.#given, welcome.table), own: welcome.own };
    this.#shown = undefined;
  }

  #first(welcome: Welcome, view: View<Kind>, title: Title<Kind>): ViewShown {
    const { id, game, rules, options, seats, status, seq, past, aside } = welcome;
    return {
      table: id,
      game,
      rules,
      options,
      seat: this.seat,
      seats,
      status,
      seq,
      toAct: status === 'running' ? actorsIn(title, view) : [],
      standIns: standInsIn(aside),
      view: { ...view },
      entries: past,
    };
  }

  #follow(update: Extract<ToClient, { t: 'update' }>): void {
    const title = this.#title;
    if (!title || !this.#view) return;
    this.#view = follow(title.game, structuredClone(this.#view), update, this.seat, this.#given);
    const { seq, status, entries } = update;
    const toAct = status === 'running' ? actorsIn(title, this.#view) : [];
    this.#tell({ seq, status, entries, toAct, view: { ...this.#view } });
  }

  /** `change`: what is otherwise, with the entries that are new. */
  #tell(change: Partial<ViewShown> & Pick<ViewShown, 'entries'>): void {
    if (!this.#title || !this.#welcome) return;
    const before = this.shown(0);
    // As far back as a welcome goes, and no further: a stream may be open for days.
    const entries = [...before.entries, ...change.entries].slice(-MOST_ENTRIES);
    this.#shown = { ...before, ...change, entries };
    this.#listener?.changed({ ...this.#shown, entries: change.entries });
  }
}

const standInsIn = ({ standIns = [] }: Aside = {}): ViewShown['standIns'] =>
  standIns.map(({ seat, since, why }) => ({ seat, since, why }));

const actorsIn = ({ game }: Title<Kind>, { table }: View<Kind>): Seat[] =>
  game.actors(table).filter((actor) => actor !== 'chance');
