import type { Bus } from './bus.ts';
import { type News, newsTexts, readNews, type TableNews } from './news.ts';
import { Presence } from './presence.ts';
import type { Head } from './store.ts';

/** Every node is heard so often, whatever happens. */
export const BEAT_MS = 5000;

/** A node that has not been heard for so long is gone. */
const SILENCE_MS = 16_000;

/** After so many beats the store is asked where all open tables stand. */
const BEATS_OF_A_SWEEP = 3;

/** So many nodes are asked at a time, so that they fit into one text: a gap that is left is seen again. */
const MOST_ASKED = 20;

/** So many words are said at a time, so that they fit into one text. None is longer than `MOST_OF_A_WORD`. */
const MOST_WORDS = 10;
export const MOST_OF_A_WORD = 50;

/** What the nodes need from the tables of this one. */
export type NodeHost = {
  now(): number;
  sleep(ms: number): Promise<void>;
  /** All tables at which somebody is here. */
  open(): Iterable<TableNews>;
  /** Who is here at this table. */
  here(table: string): number;
  /** Somewhere a table has come to stand there. */
  heard(head: Head): void;
  /** Somebody has come to this table, or gone, at another node. */
  presence(table: string): void;
  /** Something may have been missed: what is open is to be looked at. */
  look(): void;
  /** There is a job to take. */
  job(): void;
  /** Another part of the house has said this elsewhere. */
  word(word: string): void;
};

type Peer = { n: number; heardAt: number };

/** This node among the others: tells them what it has written, and hears where they have. */
export class Nodes {
  readonly presence: Presence;
  readonly #id: string;
  readonly #bus: Bus;
  readonly #host: NodeHost;
  readonly #peers = new Map<string, Peer>();
  #said = 0;
  /** What there is to say. */
  #tables = new Map<string, { entries: number; version: number }>();
  #ask = new Set<string>();
  #isJob = false;
  #words: string[] = [];
  #isBeat = false;
  #isBye = false;
  /** All there is: to be told, or told since the last beat. Somebody who missed it may have it at the next. */
  #whole: 'wished' | 'told' | 'later' | undefined;

  constructor(id: string, bus: Bus, host: NodeHost) {
    this.#id = id;
    this.#bus = bus;
    this.#host = host;
    this.presence = new Presence((table) => host.presence(table));
    bus.join({
      write: () => this.#write(),
      hear: (text) => this.#hear(text),
      interrupted: () => host.look(),
    });
    this.#beat();
    void this.#beats();
  }

  /** A table stands there now, or somebody has come or gone here. */
  announce({ id, entries, version }: Head): void {
    const said = this.#tables.get(id);
    this.#tables.set(id, {
      entries: Math.max(entries, said?.entries ?? 0),
      version: Math.max(version, said?.version ?? 0),
    });
    this.#bus.ready();
  }

  announceJob(): void {
    this.#isJob = true;
    this.#bus.ready();
  }

  /** For the same part of the house at other nodes. */
  say(word: string): void {
    this.#words.push(word.slice(0, MOST_OF_A_WORD));
    this.#bus.ready();
  }

  /** The last that is said. */
  goodbye(): void {
    this.#isBye = true;
    this.#bus.ready();
  }

  #beat(): void {
    this.#isBeat = true;
    this.#bus.ready();
  }

  async #beats(): Promise<void> {
    for (let beats = 1; !this.#isBye; beats++) {
      await this.#host.sleep(BEAT_MS);
      if (this.#isBye) return;
      this.#whole = this.#whole === 'later' ? 'wished' : undefined;
      this.#beat();
      const since = this.#host.now() - SILENCE_MS;
      for (const [id, { heardAt }] of this.#peers) if (heardAt < since) this.#forget(id);
      if (beats % BEATS_OF_A_SWEEP === 0) this.#host.look();
    }
  }

  #write(): string[] {
    const { here } = this.#host;
    const tables = Array.from(
      this.#tables,
      ([id, { entries, version }]): TableNews => [id, entries, version, here(id)],
    );
    const isWhole = this.#whole === 'wished';
    if (isWhole) for (const table of this.#host.open()) tables.push(table);
    const also = {
      ...(this.#ask.size > 0 ? { ask: [...this.#ask].slice(0, MOST_ASKED) } : {}),
      ...(this.#isJob ? { job: true as const } : {}),
      ...(this.#words.length > 0 ? { words: this.#words.splice(0, MOST_WORDS) } : {}),
      ...(this.#isBye ? { bye: true as const } : {}),
    };
    const isNothing = tables.length === 0 && !isWhole && Object.keys(also).length === 0;
    if (isNothing && !this.#isBeat) return [];
    this.#tables = new Map();
    this.#ask = new Set();
    this.#isJob = false;
    this.#isBeat = false;
    if (isWhole) this.#whole = 'told';
    if (this.#words.length > 0) this.#bus.ready();
    return newsTexts(this.#id, () => ++this.#said, tables, also, isWhole);
  }

  #hear(text: string): void {
    const news = readNews(text);
    if (!news || news.from === this.#id) return;
    const { from, n, tables, bye, job, ask, words } = news;
    const before = this.#peers.get(from)?.n ?? 0;
    // What comes late or twice tells where a table stands as well as ever, but not who is there.
    if (n > before) this.#hearPresence(news);
    if (n > before + 1) this.#missed(from);
    for (const [id, entries, version] of tables) this.#host.heard({ id, entries, version });
    if (ask?.includes(this.#id)) this.#tellAll();
    if (job) this.#host.job();
    for (const word of words ?? []) this.#host.word(word);
    if (bye) this.#forget(from);
  }

  #hearPresence({ from, n, tables, first, last }: News): void {
    this.#peers.set(from, { n, heardAt: this.#host.now() });
    if (first) this.presence.begin(from);
    for (const [id, , , here] of tables) this.presence.set(from, id, here);
    if (last) this.presence.end(from);
  }

  #missed(from: string): void {
    this.#ask.add(from);
    this.#bus.ready();
    this.#host.look();
  }

  /** Once between two beats, however many have missed something. */
  #tellAll(): void {
    this.#whole = this.#whole === undefined || this.#whole === 'wished' ? 'wished' : 'later';
    if (this.#whole === 'wished') this.#bus.ready();
  }

  #forget(node: string): void {
    this.#peers.delete(node);
    this.presence.forget(node);
  }
}
