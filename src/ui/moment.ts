/**
 * What is shown over a table belongs to a moment of it: a refusal to what was tried, a dividend to its payment. It ends
 * with that moment, whichever way that ends first:
 *
 * - what the moment is told by (the question, the number of the last entry) is another;
 * - the next press of the board succeeds;
 * - somebody presses Escape, or its own button to close it;
 * - its time is over, if it has one, and neither pointer nor focus holds it.
 *
 * Without React and without a page; `use-moment.ts` is both.
 */
export class Moment {
  readonly #end: () => void;
  readonly #of: MomentMark;
  readonly #ms: number | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `ms`: so long it stays by itself. Nothing: until something else ends it. */
  constructor(end: () => void, of: MomentMark, ms?: number) {
    this.#end = end;
    this.#of = of;
    this.#ms = ms;
    open.push(this);
    stir();
    this.hold(false);
  }

  /** It is this moment now. */
  at(of: MomentMark): void {
    if (of !== this.#of) this.end();
  }

  /** As long as it is held its time does not run; let go, it runs from the beginning. */
  hold(held: boolean): void {
    clearTimeout(this.#timer);
    if (!held && this.#ms !== undefined) this.#timer = setTimeout(() => this.end(), this.#ms);
  }

  end(): void {
    if (this.forget()) this.#end();
  }

  /** It is no longer on show. False: it was not any more. */
  forget(): boolean {
    clearTimeout(this.#timer);
    const at = open.indexOf(this);
    if (at >= 0) open.splice(at, 1);
    return at >= 0;
  }
}

/** What tells one moment from another. */
export type MomentMark = string | number | undefined;

/** All that is on show, in the order in which it came. */
const open: Moment[] = [];

let stirs = 0;

/** Grows whenever a press came to something, or something is shown of it. */
export const stirred = (): number => stirs;

/** A press was answered, if only by why not: what was pressed does not say as well what it is. */
export function pressAnswered(): void {
  stir();
}

const ears = new Set<() => void>();

/** Told whenever that grows. Returns how to stop listening. */
export function onStir(heard: () => void): () => void {
  ears.add(heard);
  return () => ears.delete(heard);
}

function stir(): void {
  stirs++;
  for (const heard of ears) heard();
}

/** A press of the board has come to something: what was shown before is over. */
export function pressSucceeded(): void {
  stir();
  // Each takes itself off the list.
  for (const moment of open.slice()) moment.end();
}

/** Escape ends what came last. False: nothing was on show. */
export function endLast(): boolean {
  const last = open.at(-1);
  last?.end();
  return last !== undefined;
}
