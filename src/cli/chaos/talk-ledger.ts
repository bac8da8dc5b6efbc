import type { TalkLine, Tape } from '#protocol/talk.ts';
import type { Client } from './client.ts';

type Saying = { text: string; n?: number; refused?: string };

/** What is said at one table: what was asked for, what was acknowledged, and what anybody was told. */
export class TalkLedger {
  /** By request. No text is asked for twice. */
  readonly asked = new Map<string, Saying>();
  readonly #heard = new Map<number, string>();
  readonly #fault: (kind: string, what: string) => void;

  constructor(fault: (kind: string, what: string) => void) {
    this.#fault = fault;
  }

  /** A line has one text, whenever it is told. */
  heard(lines: readonly TalkLine[]): void {
    for (const { n, text = '' } of lines) {
      const before = this.#heard.get(n) ?? text;
      this.#heard.set(n, before);
      if (before !== text) this.#fault('two lines', `line ${n} was told in two ways`);
    }
  }

  /** Holds all that was asked and told to what is read on both tapes in the end: each number once and none left out. */
  verify(lines: readonly TalkLine[]): void {
    const sorted = lines.toSorted((a, b) => a.n - b.n);
    if (sorted.some(({ n }, i) => n !== i + 1))
      this.#fault('talk', `its lines have the numbers ${sorted.map(({ n }) => n).join(' ')}`);
    const at = new Map<string, number>();
    for (const { n, text = '' } of sorted) {
      if (at.has(text)) this.#fault('said twice', `lines ${at.get(text)} and ${n} are one`);
      at.set(text, n);
    }
    const asked = new Set<string>();
    for (const { text, n, refused } of this.asked.values()) {
      asked.add(text);
      const found = at.get(text);
      if (n !== undefined && found !== n)
        this.#fault('lost', `line ${n} was acknowledged; it is ${found ?? 'not there'}`);
      if (refused !== undefined && refused !== 'unavailable' && found !== undefined)
        this.#fault('refused and done', `line ${found} was refused (${refused})`);
    }
    for (const [text, n] of at)
      if (!asked.has(text)) this.#fault('unasked', `line ${n} is nobody’s`);
    for (const [n, text] of this.#heard)
      if (at.get(text) !== n) this.#fault('talk', `line ${n} was told and is not there`);
  }
}

/** All of a tape, as a page reads it: the latest page first. */
export async function tapeOf(client: Client, tape: Tape): Promise<TalkLine[]> {
  const lines: TalkLine[] = [];
  for (;;) {
    const before = lines[0]?.n;
    const answer = await client.request({
      t: 'talk',
      tape,
      ...(before === undefined ? {} : { before }),
    });
    if (answer.t !== 'talk') {
      await client.changed(300);
      continue;
    }
    lines.unshift(...answer.lines);
    if (!answer.more) return lines;
  }
}
