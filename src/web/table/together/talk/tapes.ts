import type { Quick, TalkLine, Tape } from '#protocol/talk.ts';
import type { Refused } from '#protocol/to-client.ts';
import type { TableStore } from '../../store.ts';

/** What somebody says: their own words, or a phrase that is known by its code. */
export type Words = { text: string } | { quick: Quick };

/** A line of one's own that is not on the tape yet. `why`: it could not be. */
export type Unsent = { key: number; tape: Tape; words: Words; name: string; why?: Refused['why'] };

export type TapesShown = {
  lines: Readonly<Record<Tape, readonly TalkLine[]>>;
  /** Is there more before the first of them? */
  more: Readonly<Record<Tape, boolean>>;
  unsent: readonly Unsent[];
  /** Who one is on them, once it is known. */
  you: string | undefined;
  /** What came last by itself, and not by asking. */
  heard: TalkLine | undefined;
};

type Wire = Pick<TableStore, 'request' | 'onSaid'>;

/** What is said at one table, as one page knows it. Framework-free. */
export class Tapes {
  readonly #wire: Wire;
  readonly #listeners = new Set<() => void>();
  #shown: TapesShown = {
    lines: { table: [], platform: [] },
    more: { table: false, platform: false },
    unsent: [],
    you: undefined,
    heard: undefined,
  };
  #keys = 0;

  constructor(wire: Wire) {
    this.#wire = wire;
  }

  readonly subscribe = (changed: () => void): (() => void) => {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  };

  readonly getShown = (): TapesShown => this.#shown;

  /** From now on all that is said is heard here. */
  open(): () => void {
    this.#wire.onSaid = (lines) => {
      this.#enter(lines);
      this.#change({ heard: lines.at(-1) });
    };
    return () => {
      this.#wire.onSaid = undefined;
    };
  }

  /** Asks for what was said meanwhile: after what is known, or the latest page. */
  async catchUp(tape: Tape): Promise<void> {
    for (let isMore = true; isMore; ) {
      const after = this.#shown.lines[tape].at(-1)?.n;
      const page = await this.#wire.request({
        t: 'talk',
        tape,
        ...(after === undefined ? {} : { after }),
      });
      if (page.t !== 'talk') return;
      this.#enter(page.lines);
      this.#change({ you: page.you });
      if (after === undefined) this.#change({ more: { ...this.#shown.more, [tape]: page.more } });
      isMore = after !== undefined && page.more;
    }
  }

  /** Brings in a page of what was said before. */
  async earlier(tape: Tape): Promise<void> {
    const before = this.#shown.lines[tape][0]?.n;
    if (before === undefined) return;
    const page = await this.#wire.request({ t: 'talk', tape, before });
    if (page.t !== 'talk') return;
    this.#enter(page.lines);
    this.#change({ more: { ...this.#shown.more, [tape]: page.more } });
  }

  say(tape: Tape, words: Words, name: string): void {
    const unsent = { key: this.#keys++, tape, words, name };
    this.#change({ unsent: [...this.#shown.unsent, unsent] });
    void this.#send(unsent);
  }

  retry({ key, tape, words, name }: Unsent): void {
    const again = { key, tape, words, name };
    this.#change({ unsent: this.#shown.unsent.map((one) => (one.key === key ? again : one)) });
    void this.#send(again);
  }

  drop(key: number): void {
    this.#change({ unsent: this.#shown.unsent.filter((one) => one.key !== key) });
  }

  async report(n: number): Promise<boolean> {
    return (await this.#wire.request({ t: 'report', n })).t === 'done';
  }

  /** It is asked for again after each interruption, and written down once. */
  async #send({ key, tape, words, name }: Unsent): Promise<void> {
    const answer = await this.#wire.request({ t: 'say', tape, ...words, name });
    if (answer.t !== 'refused') return this.drop(key);
    const { why = 'malformed' } = answer;
    this.#change({
      unsent: this.#shown.unsent.map((one) => (one.key === key ? { ...one, why } : one)),
    });
  }

  /** What comes twice is one line. */
  #enter(fresh: readonly TalkLine[]): void {
    const { lines } = this.#shown;
    const added = (tape: Tape): readonly TalkLine[] => {
      const known = new Set(lines[tape].map(({ n }) => n));
      const news = fresh.filter((line) => line.tape === tape && !known.has(line.n));
      if (news.length === 0) return lines[tape];
      return [...lines[tape], ...news].toSorted((one, other) => one.n - other.n);
    };
    this.#change({
      lines: { table: added('table'), platform: added('platform') },
      unsent: this.#withoutSaid(fresh),
    });
  }

  /** One's own line may be told before the answer to it has come: it is not shown as on its way besides. */
  #withoutSaid(fresh: readonly TalkLine[]): readonly Unsent[] {
    const { you, unsent, lines } = this.#shown;
    const said = fresh.filter(
      ({ who, tape, n }) => who === you && !lines[tape].some((known) => known.n === n),
    );
    const left = [...unsent];
    for (const line of said) {
      const at = left.findIndex(({ tape, words, why }) => {
        const isSame = 'text' in words ? words.text === line.text : words.quick === line.quick;
        return why === undefined && tape === line.tape && isSame;
      });
      if (at >= 0) left.splice(at, 1);
    }
    return left;
  }

  #change(part: Partial<TapesShown>): void {
    this.#shown = { ...this.#shown, ...part };
    for (const changed of this.#listeners) changed();
  }
}

/** Lines of others, whom one reads, after those that were read. */
export function unreadIn(
  lines: readonly TalkLine[],
  { upTo, you, muted }: { upTo: number; you: string | undefined; muted: object },
): number {
  return lines.filter(({ n, who }) => n > upTo && who !== you && !(who in muted)).length;
}

export type MayTalk = { read: readonly Tape[]; write: readonly Tape[] };

/** Who reads and writes where: as the server has it. */
export function mayTalk(plays: boolean, isOver: boolean): MayTalk {
  if (!plays) return { read: ['table', 'platform'], write: ['platform'] };
  return isOver
    ? { read: ['table', 'platform'], write: ['table', 'platform'] }
    : { read: ['table'], write: ['table'] };
}
