import type { Seat } from '#kernel/game.ts';
import type { TalkLine } from '#protocol/talk.ts';
import type { Ask, Closing, ToClient, Update, Welcome, You } from '#protocol/to-client.ts';
import type { Request } from '#protocol/to-server.ts';
import { viewIn, viewSum } from '#tables/follow.ts';
import { type Given, givenNamed, withGiven } from '#tables/given.ts';
import { type Fold, keepView, viewAfter } from '#ui/view-after.ts';
import type { Connect, Connection, Link } from './connection.ts';
import { earlierThan } from './earlier.ts';
import { enter, joined } from './journal.ts';
import { Stage } from './play/stage.ts';
import { type RequestAnswer, Requests, type UnnamedRequest } from './requests.ts';
import { aheadOf, isSame, type Live, type News, type Snapshot } from './snapshot.ts';

/** So much of the past is brought in without being asked for: more than any game of these has. */
const QUIETLY = 2000;

/** And so much whenever somebody wishes to see more. */
const MORE = 500;

/** One table as one page knows it. Framework-free; React reads it by `useSyncExternalStore`. */
export class TableStore {
  readonly stage = new Stage(() => this.#tell());
  /** What is said at this table, for whoever listens. */
  onSaid: ((lines: readonly TalkLine[]) => void) | undefined;
  readonly #connection: Connection;
  readonly #requests = new Requests();
  readonly #listeners = new Set<() => void>();
  #link: Link = 'joining';
  #closing: Closing['why'] | undefined;
  #live: Live | undefined;
  #news: News | undefined;
  #askedAt: number | undefined;
  #given: Given = {};
  #fold: Fold | undefined;
  /** Updates that came before the game did. */
  #unread: Update[] = [];
  /** The past that is being asked for: begins where the journal began then. */
  #fetching: object | undefined;
  #snapshot: Snapshot = this.#taken();

  constructor(connect: Connect, seat?: Seat) {
    this.#connection = connect(
      {
        message: (message) => this.#hear(message),
        link: (link) => {
          this.#link = link;
          this.#tell();
        },
      },
      seat,
    );
  }

  readonly subscribe = (changed: () => void): (() => void) => {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  };

  readonly getSnapshot = (): Snapshot => this.#snapshot;

  /** Asks, again after each interruption, until there is an answer. */
  request(wish: UnnamedRequest): Promise<RequestAnswer> {
    const { request, answer } = this.#requests.open(wish, () => {
      if (this.#link === 'open') this.#connection.rejoin();
    });
    this.#send(request);
    this.#tell();
    return answer;
  }

  /** Brings in more of what happened before the journal begins. */
  readonly earlier = (): void => {
    void this.#bringIn((this.#live?.journal.length ?? 0) + MORE);
  };

  /** Sees the table anew, through these eyes. */
  rejoin(seat?: Seat): void {
    this.#connection.rejoin(seat);
  }

  close(): void {
    this.#connection.close();
    this.stage.close();
    this.#requests.close();
  }

  #send(request: Request): void {
    if (this.#link === 'open') this.#connection.send(request);
  }

  #hear(message: ToClient): void {
    switch (message.t) {
      case 'welcome':
        this.#welcome(message);
        break;
      case 'update':
        if (this.#fold) this.#update(message, this.#fold);
        else this.#unread.push(message);
        break;
      case 'seats':
        {
          const { seats, host, watchers, status } = message;
          this.#change({ seats, host, watchers, status });
        }
        break;
      case 'you':
        this.#you(message);
        break;
      case 'asked':
        this.#asked(message.ask);
        break;
      case 'aside':
        this.#change({ aside: message.aside, ahead: aheadOf(message.aside) });
        break;
      case 'said':
        this.onSaid?.(message.lines);
        break;
      case 'closing':
        this.#closing = message.why;
        break;
      case 'seen':
        this.#requests.answer({ ...message, table: withGiven(this.#given, message.table) });
        break;
      default:
        this.#requests.answer(message);
    }
    this.#tell();
  }

  #welcome(welcome: Welcome): void {
    const {
      t: _,
      v: _v,
      given,
      past: _p,
      rest: _r,
      table,
      own,
      ask,
      host,
      chanceSecret,
      ...about
    } = welcome;
    this.#given = givenNamed(welcome.options, given);
    const view = keepView(this.#live?.view, { table: withGiven(this.#given, table), own });
    const known = this.#live?.eyes === welcome.eyes ? this.#live : undefined;
    const ahead = aheadOf(welcome.aside);
    this.#live = { ...about, ...joined(known, welcome), host, view, ask, ahead, chanceSecret };
    this.#askedAt = welcome.seq;
    this.#unread = [];
    this.#closing = undefined;
    this.#news = undefined;
    this.stage.show(view);
    for (const request of this.#requests.unanswered) this.#send(request);
    void this.#bringIn(QUIETLY);
  }

  /** Brings in the past until the journal has so many entries. */
  async #bringIn(most: number): Promise<void> {
    const from = this.#live;
    if (!from || from.rest === 0 || from.journal.length >= most) return;
    const fetching = {};
    this.#fetching = fetching;
    const ask = (to: number) => this.request({ t: 'past', to });
    const earlier = await earlierThan(from.rest, most - from.journal.length, ask);
    const now = this.#live;
    // Through other eyes, or since something was taken back, it is another past.
    if (this.#fetching !== fetching || !earlier || !now || now.rest !== from.rest) return;
    this.#change({ journal: [...earlier.past, ...now.journal], rest: earlier.rest });
    this.#tell();
  }

  /** Other seats are ours now. That is only while the table waits, so there is no past to be seen anew. */
  #you({ eyes, mine, hosting, floor, own }: You): void {
    if (!this.#live) return;
    const view = keepView(this.#live.view, { table: this.#live.view.table, own });
    this.#change({ eyes, mine, hosting, floor, view });
    this.stage.show(view);
  }

  /** The game has come: by its `fold` updates are read. Those that came before it are read now. */
  readonly foldBy = (fold: Fold): void => {
    this.#fold = fold;
    for (const update of this.#unread.splice(0)) this.#update(update, fold);
    this.#tell();
  };

  /** Next: accept. Seen before: ignore. A gap: ask again. */
  #update(update: Update, fold: Fold): void {
    const { entries, seq, status, floor, chanceSecret, sum } = update;
    const live = this.#live;
    if (!live || seq <= live.seq) return;
    const fresh = entries.filter((entry) => entry.seq > live.seq);
    if (fresh[0]?.seq !== live.seq + 1) {
      this.#connection.rejoin();
      return;
    }
    const said = viewIn(update, this.#given);
    const happened = fresh.flatMap((entry) => entry.events);
    const view = said ? keepView(live.view, said) : viewAfter(fold, live.view, happened, live.eyes);
    // What is seen here is not what is: the welcome will put it right.
    if (sum !== undefined && sum !== viewSum(this.#given, view)) this.#connection.rejoin();
    const past = enter(live, fresh);
    this.#live = { ...live, ...past, seq, status, floor, view, chanceSecret };
    if (past.rest !== live.rest) void this.#bringIn(QUIETLY);
    this.#news = { is: 'entries', entries: fresh, ask: live.ask };
    // One scene: between the entries of one message nobody has seen the table.
    // What follows an undo did not begin at what was seen before it.
    const events = said ? [] : happened;
    const told = fresh.flatMap((entry) => entry.events.map(() => entry.seq - 1));
    this.stage.play([{ before: live.view, after: view, events, since: live.seq, seq, told }]);
  }

  /** A wish that is taken down without a new entry was declined. */
  #asked(ask: Ask | undefined): void {
    const { ask: before, seq } = this.#live ?? {};
    if (before && !ask && seq === this.#askedAt) this.#news = { is: 'declined', ask: before };
    this.#askedAt = seq;
    this.#change({ ask });
  }

  #change(part: Partial<Live>): void {
    if (this.#live) this.#live = { ...this.#live, ...part };
  }

  #taken(): Snapshot {
    return {
      link: this.#link,
      closing: this.#closing,
      live: this.#live,
      showing: this.stage.showing,
      sent: this.#requests.actions,
      news: this.#news,
    };
  }

  /** What one message changes is told once, however many parts of the store have to say it. */
  #tell(): void {
    const now = this.#taken();
    if (isSame(this.#snapshot, now)) return;
    this.#snapshot = now;
    for (const changed of this.#listeners) changed();
  }
}

/** Is there more of the past than is brought in without being asked for? */
export function hasMore({ rest, journal }: Live): boolean {
  return rest > 0 && journal.length >= QUIETLY;
}
