import type { Eyes, Kind } from '#kernel/game.ts';
import type { Title } from '#kernel/title.ts';
import { type Showing, Stage } from '../play/stage.ts';
import { drawnFor, type Frame, type ReplayEyes, shownTo, viewOf } from './frames.ts';

export type Replaying = {
  /** Which frame is on show. */
  at: number;
  playing: boolean;
  speed: number;
  eyes: ReplayEyes;
  /** For whom the board is drawn. */
  drawnFor: Eyes;
  showing: Showing;
};

/** Between two entries of a replay that plays by itself. */
const REST_MS = 450;

/** Runs a finished game like a film. Framework-free. */
export class Player {
  readonly #title: Title<Kind>;
  readonly #frames: readonly Frame[];
  readonly #stage = new Stage(() => this.#staged());
  readonly #listeners = new Set<() => void>();
  #durationOf: (event: unknown) => number;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #state: Replaying;

  constructor(
    title: Title<Kind>,
    frames: readonly Frame[],
    durationOf: (event: unknown) => number,
  ) {
    this.#title = title;
    this.#frames = frames;
    this.#durationOf = durationOf;
    const view = viewOf(title, frames[0] as Frame, 0);
    const showing = { view, happening: undefined };
    this.#state = { at: 0, playing: false, speed: 1, eyes: 0, drawnFor: 0, showing };
    this.#stage.pace = (event) => this.#durationOf(event) / this.#state.speed;
  }

  readonly subscribe = (changed: () => void): (() => void) => {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  };

  readonly getSnapshot = (): Replaying => this.#state;

  get last(): number {
    return this.#frames.length - 1;
  }

  /** Shows that moment, standing still. */
  go(at: number): void {
    this.#rest();
    this.#change({ at: Math.max(0, Math.min(at, this.last)), playing: false });
    this.#showNow();
  }

  /** One entry on, shown as it happened. */
  step(): void {
    if (!this.#stage.isStill) this.#stage.finish();
    this.#change({ playing: false });
    this.#advance();
  }

  toggle(): void {
    const playing = !this.#state.playing;
    if (playing && this.#state.at === this.last) this.go(0);
    this.#change({ playing });
    if (playing) this.#advance();
    else this.#rest();
  }

  set eyes(eyes: ReplayEyes) {
    this.#change({ eyes, drawnFor: drawnFor(eyes) });
    this.#showNow();
  }

  set speed(speed: number) {
    this.#change({ speed });
  }

  close(): void {
    this.#rest();
    this.#stage.close();
  }

  #advance(): void {
    const { at, eyes } = this.#state;
    const before = this.#frames[at];
    const frame = this.#frames[at + 1];
    if (!before || !frame) {
      this.#change({ playing: false });
      return;
    }
    const seer = drawnFor(eyes);
    this.#change({ at: at + 1 });
    this.#stage.play([
      {
        before: viewOf(this.#title, before, seer),
        after: viewOf(this.#title, frame, seer),
        events: shownTo(this.#title, frame, eyes).events,
      },
    ]);
  }

  #showNow(): void {
    const frame = this.#frames[this.#state.at] as Frame;
    this.#stage.show(viewOf(this.#title, frame, this.#state.drawnFor));
  }

  #staged(): void {
    const { showing } = this.#stage;
    if (!showing) return;
    this.#change({ showing });
    if (!this.#state.playing || !this.#stage.isStill) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#advance(), REST_MS / this.#state.speed);
  }

  #rest(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #change(part: Partial<Replaying>): void {
    this.#state = { ...this.#state, ...part };
    for (const changed of this.#listeners) changed();
  }
}
