import type { Seat } from '#kernel/game.ts';
import type { Closing } from '#protocol/closing.ts';
import { type Request, toServer } from '#protocol/to-server.ts';
import { OtherRules } from '#tables/other-rules.ts';
import type { Visit } from '#tables/tables.ts';
import { type Connect, type Connection, type Listener, readMessage } from '../connection.ts';
import { tables } from './house.ts';
import { onOtherTab } from './tabs.ts';

/** A table in this browser. What is said passes as text, exactly as over a socket. */
export function localTo(table: string, secret: string): Connect {
  return (listener, seat) => new LocalConnection(table, secret, listener, seat);
}

class LocalConnection implements Connection {
  readonly #table: string;
  readonly #secret: string;
  readonly #listener: Listener;
  readonly #stopHearing: () => void;
  #seat: Seat | undefined;
  #visit: Promise<Visit | undefined> = Promise.resolve(undefined);
  #stay = 0;

  constructor(table: string, secret: string, listener: Listener, seat: Seat | undefined) {
    this.#table = table;
    this.#secret = secret;
    this.#listener = listener;
    this.#seat = seat;
    this.#stopHearing = onOtherTab(table, () => this.rejoin());
    this.rejoin(seat);
  }

  send(request: Request): void {
    const read = toServer.parse(JSON.parse(JSON.stringify(request)));
    if (read.t === 'join' || read.t === 'hall') return;
    void this.#visit.then((visit) => visit?.request(read));
  }

  /** Leaves and comes back: the table is read anew, with what other tabs have written. */
  rejoin(seat = this.#seat): void {
    this.#seat = seat;
    const stay = ++this.#stay;
    this.#visit = this.#visit
      .then((visit) => visit?.leave())
      .then(() => (stay === this.#stay ? this.#enter(stay) : undefined));
  }

  close(): void {
    this.#stay++;
    this.#stopHearing();
    void this.#visit.then((visit) => visit?.leave());
    this.#listener.link('closed');
  }

  async #enter(stay: number): Promise<Visit | undefined> {
    const send = (text: string): void => {
      if (stay !== this.#stay) return;
      const message = readMessage(text);
      if (message.t === 'welcome') this.#listener.link('open');
      this.#listener.message(message);
    };
    const dismiss = (why: Closing['why']): void => this.#end(stay, why);
    try {
      const visit = await tables.enter(this.#table, {
        secret: this.#secret,
        seat: this.#seat,
        send,
        dismiss,
      });
      if (!visit) this.#end(stay, 'no-such-table');
      return visit;
    } catch (error) {
      const isKnown = error instanceof OtherRules;
      if (!isKnown) console.error(error);
      this.#end(stay, isKnown ? 'other-rules' : 'no-such-table');
      return undefined;
    }
  }

  #end(stay: number, why: Closing['why']): void {
    if (stay !== this.#stay) return;
    this.#listener.message({ t: 'closing', why });
    this.close();
  }
}
