import type { Kind, View } from '#kernel/game.ts';
import type { Happening } from '#ui/face.ts';

export type AnyView = View<Kind>;

/** A piece of the game: the table as it was, as it is then, and the events in between. */
export type Scene = {
  before: AnyView;
  after: AnyView;
  events: readonly unknown[];
  /** The entry before it and its last one, when it is a piece of the present and not of the past. */
  since?: number;
  seq?: number;
  /** Of each event, the entry before its own: how far the game has been told while it is shown. */
  told?: readonly number[];
  /** It is shown once more: a piece of the film. */
  film?: boolean;
};

/** What is to be drawn now. */
export type Showing = {
  view: AnyView;
  happening: Happening<Kind> | undefined;
  /** How far the game has been shown; nothing: to its last entry. */
  seq?: number | undefined;
  /** It is the film that is on show, and not the table. */
  film?: boolean | undefined;
};

/** Whoever asks to see something once more wishes to read what is said of it: the film takes so many times as long. */
export const FILM_TIMES = 1.6;

/**
 * Plays what happened, one event after the other, each for as long as the game's face wishes. The table is always
 * drawn as after the scene that is being shown. Until the face has come (`pace`), it waits.
 */
export class Stage {
  readonly #changed: () => void;
  readonly #queue: Scene[] = [];
  #showing: Showing | undefined;
  #pace: ((event: unknown) => number) | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What the timer will do. */
  #resume: (() => void) | undefined;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  get showing(): Showing | undefined {
    return this.#showing;
  }

  /** Nothing is moving, and nothing waits to. */
  get isStill(): boolean {
    return this.#queue.length === 0 && this.#showing?.happening === undefined;
  }

  set pace(pace: (event: unknown) => number) {
    this.#pace = pace;
    if (this.#timer === undefined) this.#next();
  }

  /** How long a film of these takes, in milliseconds. */
  filmLength(events: readonly unknown[]): number {
    const pace = this.#pace;
    return pace ? events.reduce<number>((sum, event) => sum + filmed(pace(event)), 0) : 0;
  }

  /** Jumps to this, dropping all that was still to be shown. */
  show(view: AnyView): void {
    this.#stop();
    this.#show({ view, happening: undefined });
  }

  play(scenes: readonly Scene[]): void {
    this.#queue.push(...scenes);
    if (this.#timer === undefined) this.#next();
  }

  /** Shows the end of all that was still to come, at once. */
  finish(): void {
    if (this.isStill) return;
    const last = this.#queue.at(-1)?.after ?? this.#showing?.view;
    if (last) this.show(last);
  }

  /** Ends the one thing that is being shown, and goes on with what comes after it. */
  goOn(): void {
    clearTimeout(this.#timer);
    this.#resume?.();
  }

  close(): void {
    this.#stop();
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#resume = undefined;
    this.#queue.length = 0;
  }

  #next(): void {
    const pace = this.#pace;
    const scene = pace && this.#queue.shift();
    if (pace && scene) this.#perform(scene, 0, pace);
    else if (this.#showing?.happening)
      this.#show({ view: this.#showing.view, happening: undefined });
  }

  #perform(scene: Scene, from: number, pace: (event: unknown) => number): void {
    this.#timer = undefined;
    this.#resume = undefined;
    const { before, after, events, since, seq, told, film } = scene;
    for (let i = from; i < events.length; i++) {
      const event = events[i];
      const ms = film ? filmed(pace(event)) : pace(event);
      if (ms <= 0) continue;
      const happening = { event, before, earlier: events.slice(0, i), ms };
      // What is being shown is not told yet: dice in the air have no number.
      this.#show({ view: after, happening, seq: told?.[i] ?? since, film });
      this.#resume = () => this.#perform(scene, i + 1, pace);
      this.#timer = setTimeout(this.#resume, ms);
      return;
    }
    if (this.#showing?.view !== after) this.#show({ view: after, happening: undefined, seq, film });
    this.#next();
  }

  #show(showing: Showing): void {
    this.#showing = showing;
    this.#changed();
  }
}

const filmed = (ms: number): number => FILM_TIMES * Math.max(0, ms);
