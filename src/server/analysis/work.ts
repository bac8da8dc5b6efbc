import { type Ask, askFor } from '#bots/analysis/ask.ts';
import type { Report } from '#bots/analysis/report.ts';
import { commitmentTo } from '#kernel/chance.ts';
import { OtherRules } from '#tables/other-rules.ts';
import type { TablesHost } from '#tables/tables.ts';
import type { Outcome } from '../jobs/worker.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Sql } from '../sql/sql.ts';
import { AnalysisRows } from './analysis-rows.ts';
import { type FinishedGame, finishedGameAt } from './finished-game.ts';
import { readGame } from './read-game.ts';

/** While this node reads one, the others that wait are free to other nodes; it looks again so often. */
const BUSY_MS = 5000;

/** A game whose rules only another node knows is left to others for so long. */
const OTHERS_MS = 60_000;

/** What has been begun so often and never came to an end is given up: it may be what ends the process. */
const MOST_TRIES = 3;

/** How far it is, is kept so often at most. */
const PROGRESS_MS = 3000;

export type AnalysisWorkHost = Pick<TablesHost, 'store' | 'titleOf' | 'now'> & {
  sql: Sql;
  metrics: Pick<Metrics, 'analyses'>;
  /** How closely games are read: as in a browser, if not given. */
  askFor?: ((commitment: string) => Ask) | undefined;
  report(error: unknown, about?: object): void;
};

/** The job `analysis`, for one node: one game at a time. Its lease goes on for as long as it is read. */
export class AnalysisWork {
  readonly #host: AnalysisWorkHost;
  readonly #rows: AnalysisRows;
  readonly #resting = new AbortController();
  #isBusy = false;

  constructor(host: AnalysisWorkHost) {
    this.#host = host;
    this.#rows = new AnalysisRows(host.sql);
  }

  readonly do = async (table: string): Promise<Outcome> => {
    const { now } = this.#host;
    if (this.#isBusy) return { due: now() + BUSY_MS };
    this.#isBusy = true;
    try {
      return await this.#read(table);
    } finally {
      this.#isBusy = false;
    }
  };

  /** What is being read is another’s at once, and reads nothing more. */
  rest(): void {
    this.#resting.abort(new Error('the house is closing'));
  }

  async #read(table: string): Promise<Outcome> {
    const { now, metrics } = this.#host;
    const { signal } = this.#resting;
    try {
      const game = signal.aborted ? undefined : await finishedGameAt(this.#host, table);
      if (signal.aborted) return { due: now() };
      const entries = game?.log.length ?? 0;
      const row = game && (await this.#rows.of(table, entries));
      if (!game || row?.is !== 'waiting' || row.tries >= MOST_TRIES)
        return await this.#giveUp(table);
      await this.#rows.begin(table);
      const report = await this.#found(table, game);
      if (report) {
        const isKept = await this.#rows.keep(table, entries, report, now());
        if (isKept) metrics.analyses.inc({ what: 'kept' });
        return 'done';
      }
      if (!signal.aborted) return await this.#giveUp(table);
      await this.#rows.leave(table);
      return { due: now() };
    } catch (error) {
      if (error instanceof OtherRules) return { due: now() + OTHERS_MS };
      throw error;
    }
  }

  /** Nothing: it is to stop, or cannot be read; tried again it would fail again. */
  #found(table: string, game: FinishedGame): Promise<Report | undefined> {
    const { signal } = this.#resting;
    const ask = (this.#host.askFor ?? askFor)(commitmentTo(game.secret));
    return readGame({ ...game, ask }, signal, this.#progress(table)).catch((error: unknown) => {
      if (!signal.aborted) this.#host.report(error, { table });
      return undefined;
    });
  }

  /** Whoever asked is told that there is none, and may read it themselves. */
  async #giveUp(table: string): Promise<Outcome> {
    if (await this.#rows.drop(table)) this.#host.metrics.analyses.inc({ what: 'failed' });
    return 'done';
  }

  #progress(table: string): (part: number) => void {
    let kept = Number.NEGATIVE_INFINITY;
    return (part) => {
      const now = performance.now();
      if (now - kept < PROGRESS_MS) return;
      kept = now;
      this.#rows.progress(table, part).catch(this.#host.report);
    };
  }
}
