/** So long does a pointer rest before anything is said. */
export const REST_MS = 400;

/** So long a finger stays to ask what something is. */
export const LONG_MS = 500;

/** A note is not gone at once: the pointer may be on its way to it, or to the next mark. */
export const LEAVE_MS = 180;

export type ShownBy = 'pointer' | 'finger' | 'key';

/** The mark whose hint is on show, and by what it was asked for. */
export type HintShown<Mark> = { mark: Mark; by: ShownBy };

/**
 * When a hint comes and goes, without a page: a pointer that rests, and from one mark to the next at once; a finger that
 * taps or stays; the focus. One at a time.
 */
export class Hinting<Mark> {
  readonly #show: (shown: HintShown<Mark> | undefined) => void;
  #shown: HintShown<Mark> | undefined;
  #pressed: Mark | undefined;
  /** What has come under a pointer that rests. */
  #under: Mark | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(show: (shown: HintShown<Mark> | undefined) => void) {
    this.#show = show;
  }

  get shown(): HintShown<Mark> | undefined {
    return this.#shown;
  }

  /** The pointer is on a mark; nothing: on none. */
  over(mark: Mark | undefined): void {
    if (mark !== undefined && mark === this.#pressed) return;
    this.#pressed = undefined;
    this.#under = undefined;
    clearTimeout(this.#timer);
    const by = 'pointer';
    if (mark === undefined) {
      if (this.#shown?.by === by) this.#timer = setTimeout(() => this.#set(undefined), LEAVE_MS);
    } else if (this.#shown?.by === by) {
      if (this.#shown.mark !== mark) this.#set({ mark, by });
    } else this.#timer = setTimeout(() => this.#set({ mark, by }), REST_MS);
  }

  /** The board has moved under a pointer that rests, as it scrolls or is drawn anew: nobody has asked yet. */
  come(mark: Mark | undefined): void {
    if (mark !== undefined && mark === this.#pressed) return;
    this.over(undefined);
    this.#under = mark;
  }

  /** The pointer moves: who moves it on a mark asks. */
  move(): void {
    if (this.#under !== undefined) this.over(this.#under);
  }

  /** The pointer presses: that is about something else, and the mark under it says nothing until it was left. */
  press(mark: Mark | undefined): void {
    this.#pressed = mark;
    this.tap(undefined);
  }

  /** The pointer is on the note itself: it stays. */
  stay(): void {
    clearTimeout(this.#timer);
  }

  /** A finger lies on a mark; `held` is told when it has lain there long enough to ask. */
  touch(mark: Mark, held: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#set({ mark, by: 'finger' });
      held();
    }, LONG_MS);
  }

  /** The finger was lifted, or has moved on: it asks for nothing. */
  lift(): void {
    clearTimeout(this.#timer);
  }

  tap(mark: Mark | undefined): void {
    clearTimeout(this.#timer);
    this.#set(mark === undefined ? undefined : { mark, by: 'finger' });
  }

  /** The finger's press has come to something: it did not ask. */
  answered(): void {
    if (this.#shown?.by === 'finger') this.tap(undefined);
  }

  focus(mark: Mark | undefined): void {
    if (mark === undefined && this.#shown?.by !== 'key') return;
    clearTimeout(this.#timer);
    this.#set(mark === undefined ? undefined : { mark, by: 'key' });
  }

  /** Puts it away. True: it was there by pointer or finger, and the key meant no more than that. */
  escape(): boolean {
    const by = this.#shown?.by;
    clearTimeout(this.#timer);
    this.#set(undefined);
    return by === 'pointer' || by === 'finger';
  }

  #set(shown: HintShown<Mark> | undefined): void {
    if (shown === undefined && this.#shown === undefined) return;
    this.#shown = shown;
    this.#show(shown);
  }
}
