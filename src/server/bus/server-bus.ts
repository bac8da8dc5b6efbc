import type { Bus, BusEnd } from '#tables/bus.ts';

/** A bus between processes. */
export type ServerBus = Bus & {
  /** Is there a way to the others just now? */
  readonly isOpen: boolean;
  /** Says what is left to say, as far as it can be said, and ends. */
  close(): Promise<void>;
};

/** A connection that carries texts. */
export type Wire = {
  /** Kept when more may be sent. */
  send(texts: readonly string[]): Promise<void>;
  close(): Promise<void>;
};

/** Makes one. It calls `lost` once when it can carry nothing more. */
export type Connect = (hear: (text: string) => void, lost: () => void) => Promise<Wire>;

/** How long after a failure the way is tried again: at first, and at most. */
const [FIRST_WAIT_MS, LONGEST_WAIT_MS] = [100, 5000];

/**
 * A bus over wires that come and go. While there is none nothing is said, and what was to be said is gathered: a table that has
 * gone on a hundred times is one announcement. What breaks with a wire is lost, and found missing by the others.
 */
export function wiredBus(connect: Connect): ServerBus {
  return new WiredBus(connect);
}

class WiredBus implements ServerBus {
  readonly #connect: Connect;
  #end: BusEnd | undefined;
  #wire: Wire | undefined;
  #isReady = false;
  #sending: Promise<void> | undefined;
  #isClosed = false;
  #waitMs = FIRST_WAIT_MS;
  #timer: NodeJS.Timeout | undefined;

  constructor(connect: Connect) {
    this.#connect = connect;
  }

  get isOpen(): boolean {
    return this.#wire !== undefined;
  }

  join(end: BusEnd): void {
    this.#end = end;
    void this.#open();
  }

  ready(): void {
    this.#isReady = true;
    if (!this.#wire || this.#sending) return;
    // After all else of this turn of the event loop: what it announces goes together.
    this.#sending = new Promise<void>((resolve) => setImmediate(resolve))
      .then(() => this.#send())
      .finally(() => {
        this.#sending = undefined;
        if (this.#isReady && this.#wire) this.ready();
      });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    while (this.#sending) await this.#sending;
    const wire = this.#wire;
    this.#wire = undefined;
    await wire?.close();
  }

  async #send(): Promise<void> {
    const wire = this.#wire;
    if (!wire) return;
    this.#isReady = false;
    try {
      const texts = this.#end?.write() ?? [];
      if (texts.length > 0) await wire.send(texts);
    } catch {
      this.#lose(wire);
    }
  }

  async #open(): Promise<void> {
    const lost = Promise.withResolvers<void>();
    try {
      const wire = await this.#connect((text) => this.#end?.hear(text), lost.resolve);
      // Nobody waited for it any more.
      if (this.#isClosed) return void wire.close().catch(() => undefined);
      this.#wire = wire;
      this.#waitMs = FIRST_WAIT_MS;
      void lost.promise.then(() => this.#lose(wire));
    } catch {
      return this.#openLater();
    }
    this.#end?.interrupted();
    this.ready();
  }

  #lose(wire: Wire): void {
    if (this.#wire !== wire) return;
    this.#wire = undefined;
    void wire.close().catch(() => undefined);
    this.#openLater();
  }

  #openLater(): void {
    if (this.#isClosed) return;
    this.#timer = setTimeout(() => void this.#open(), this.#waitMs).unref();
    this.#waitMs = Math.min(2 * this.#waitMs, LONGEST_WAIT_MS);
  }
}
