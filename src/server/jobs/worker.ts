import type { Job, Jobs } from '#tables/jobs.ts';
import { LEASE_MS } from '#tables/node.ts';

/** What became of a job: it is done, due again then, or somebody has begun it, with whose end it goes. */
export type Outcome = 'done' | 'begun' | { due: number };

export type WorkerHost = {
  jobs: Jobs;
  /** By what name jobs are held. */
  name: string;
  /** How each kind is done. What rejects is due again a little later, and so is a kind that only another node knows. */
  kinds: Readonly<Partial<Record<Job['kind'], (key: string) => Promise<Outcome>>>>;
  /** Is something held that goes on by itself? */
  isPlaying(): boolean;
  now(): number;
  report(error: unknown): void;
  /** Do other nodes put jobs down too? Then they are looked for even if nobody has said that there are any. */
  isShared: boolean;
};

/** Jobs taken at a time. */
const MOST = 50;

/** How often jobs are looked for where other nodes put them down. */
const LOOK_MS = 10_000;

/** How long after a failure it is tried again. */
const AGAIN_MS = 1000;

/** No timer of Node's goes further than this. */
const LONGEST_MS = 2 ** 31 - 1;

/**
 * Takes jobs that are due and does them. Its timer only wakes it to look: what there is to do stands in the rows, and what it
 * holds when it dies is free to others as soon as its lease ends.
 */
export class Worker {
  readonly #host: WorkerHost;
  readonly #extending: NodeJS.Timeout;
  #timer: NodeJS.Timeout | undefined;
  #round: Promise<void> | undefined;
  #isWoken = false;
  #isStopped = false;
  /** Jobs that are being done, by kind and key: the last taken of each, which waits for those before it. */
  readonly #doing = new Map<string, Promise<void>>();

  constructor(host: WorkerHost) {
    this.#host = host;
    this.#extending = setInterval(() => this.#extend(), LEASE_MS / 3).unref();
  }

  /** There may be something to take. */
  wake(): void {
    this.#isWoken = true;
    if (this.#isStopped) return;
    this.#round ??= this.#rounds().finally(() => {
      this.#round = undefined;
    });
  }

  /** Takes nothing more. Kept when what was being done is done. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    clearInterval(this.#extending);
    await this.#round;
    await Promise.all(this.#doing.values());
  }

  async #rounds(): Promise<void> {
    clearTimeout(this.#timer);
    let waitMs = AGAIN_MS;
    try {
      // Whoever is woken while looking looks again.
      while (this.#isWoken && !this.#isStopped) {
        this.#isWoken = false;
        if ((await this.#take()) === MOST) this.#isWoken = true;
        waitMs = await this.#untilNext();
      }
    } catch (error) {
      waitMs = AGAIN_MS;
      this.#host.report(error);
    }
    if (this.#isStopped || waitMs === Number.POSITIVE_INFINITY) return;
    this.#timer = setTimeout(() => this.wake(), Math.min(waitMs, LONGEST_MS)).unref();
  }

  async #take(): Promise<number> {
    const { jobs, now } = this.#host;
    const taken = await jobs.take(this.#lease(), now(), MOST);
    for (const job of taken) {
      const id = `${job.kind} ${job.key}`;
      const doing = this.#do(job, this.#doing.get(id)).finally(() => {
        if (this.#doing.get(id) === doing) this.#doing.delete(id);
      });
      this.#doing.set(id, doing);
    }
    return taken.length;
  }

  async #untilNext(): Promise<number> {
    const { jobs, now, isShared } = this.#host;
    const next = (await jobs.next()) ?? Number.POSITIVE_INFINITY;
    const waitMs = Math.max(next - now(), 0);
    return isShared ? Math.min(waitMs, LOOK_MS) : waitMs;
  }

  /**
   * `before`: what was being done of this kind and key when it was taken. It ends first: two that judge the same thing at once
   * would both act on how it was before.
   */
  async #do(job: Job, before: Promise<void> | undefined): Promise<void> {
    const { jobs, name, kinds, now, report } = this.#host;
    try {
      await before;
      const again = { due: now() + LEASE_MS };
      const doing = kinds[job.kind]?.(job.key) ?? Promise.resolve(again);
      const outcome = await doing.catch((error: unknown) => {
        report(error);
        return { due: now() + LEASE_MS };
      });
      if (outcome === 'begun') return;
      await jobs.done(name, job, outcome === 'done' ? undefined : outcome.due);
      if (outcome === 'done') return;
      // Its row may have ended with that of the one before, which had the same name.
      if (before) await jobs.putOnce({ ...job, ...outcome });
      // It may be due again before anything that was waited for.
      this.wake();
    } catch (error) {
      // Its lease ends by itself.
      report(error);
    }
  }

  #lease() {
    return { worker: this.#host.name, until: this.#host.now() + LEASE_MS };
  }

  #extend(): void {
    const { jobs, isPlaying, report } = this.#host;
    if (this.#doing.size > 0 || isPlaying()) void jobs.extend(this.#lease()).catch(report);
  }
}
