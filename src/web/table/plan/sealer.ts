import type { Stopped } from '../compose.ts';
import { nextSteps, type Plan } from './draft.ts';
import type { Draft } from './drafts.ts';

/** So long a step of a sealed plan can be stopped before it is played. */
export const GRACE_MS = 10_000;

/** Calls once after so many milliseconds; what it gives calls that off. */
export type Timer = (ms: number, done: () => void) => () => void;

export const clockTimer: Timer = (ms, done) => {
  const timer = setTimeout(done, ms);
  return () => clearTimeout(timer);
};

/** What a sealed plan stands before. */
export type Moment = {
  /** The entry after which the table is seen as it is; nothing while something is shown, sent or out of reach. */
  seq: number | undefined;
  draft: Draft | undefined;
  plan: Plan | undefined;
};

type Means = {
  timer: Timer;
  act: (actions: readonly unknown[]) => Promise<Stopped | undefined>;
  /** Keeps another draft in place of this one. */
  keep: (draft: Draft | undefined) => void;
  /** Another step counts down, or none. */
  changed: () => void;
  /** The table has taken what was played. */
  played: () => void;
};

/**
 * Plays a sealed plan: each time its seat decides, the next steps are judged on the table as it is; allowed, they are played
 * after a time in which that can be stopped; refused, the plan is unsealed. Framework-free, and without a clock of its own.
 */
export class Sealer {
  readonly #means: Means;
  #counting: { seq: number; step: string } | undefined;
  #callOff: (() => void) | undefined;
  /** Plays what counts down. */
  #play: (() => void) | undefined;
  /** The entry at which a step was played: until the table has moved on, the next one is not judged. */
  #playedAt = -1;
  #playing = false;

  constructor(means: Means) {
    this.#means = means;
  }

  /** Is the first step of the draft about to be played? */
  get counting(): boolean {
    return this.#counting !== undefined;
  }

  /** The table, or the draft, is as this now. */
  see({ seq, draft, plan }: Moment): void {
    const first = draft?.sealed && plan?.here ? plan.steps[0] : undefined;
    if (!draft || !plan || !first || seq === undefined || this.#playing || seq <= this.#playedAt)
      return this.stop();
    if (first.stopped) {
      this.stop();
      this.#means.keep({ ...draft, sealed: false, broken: true });
      return;
    }
    const steps = nextSteps(plan);
    const step = JSON.stringify(steps.map(({ actions }) => actions));
    if (this.#counting?.seq === seq && this.#counting.step === step) return;
    this.stop();
    this.#counting = { seq, step };
    this.#play = () => void this.#send(seq, draft, steps);
    this.#callOff = this.#means.timer(GRACE_MS, this.#play);
    this.#means.changed();
  }

  /** Plays what counts down without waiting any longer. */
  playNow(): void {
    this.#play?.();
  }

  /** Counts no more. */
  stop(): void {
    this.#callOff?.();
    this.#callOff = undefined;
    this.#play = undefined;
    if (!this.#counting) return;
    this.#counting = undefined;
    this.#means.changed();
  }

  /** The step leaves the draft before it is sent: whatever happens on the way, it is not played twice. */
  async #send(seq: number, draft: Draft, steps: Plan['steps']): Promise<void> {
    this.#playing = true;
    this.#playedAt = seq;
    this.stop();
    this.#means.keep({ ...draft, steps: draft.steps.slice(steps.length) });
    const stopped = await this.#means.act(steps.flatMap(({ actions }) => actions));
    this.#playing = false;
    if (!stopped) return this.#means.played();
    // Refused, or somebody was faster, be it this seat in another tab: it is offered again, and never tried anew by itself.
    this.#means.keep({ ...draft, sealed: false, broken: true });
  }
}
