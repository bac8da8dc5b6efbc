import type { AnalysisTold } from '#protocol/analysis.ts';
import type { AnalysisRequest } from '#protocol/analysis-request.ts';
import type { ToClient } from '#protocol/to-client.ts';
import { Refusing, refuse } from '#tables/refusing.ts';
import type { Tables } from '#tables/tables.ts';
import type { Limits } from '../limits.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Quotas } from '../quotas.ts';
import type { Sql } from '../sql/sql.ts';
import { AnalysisRows } from './analysis-rows.ts';

/** Somebody at a table: whoever is let in may see the record of its finished game. */
export type AnalysisVisitor = {
  readonly holder: string;
  readonly from: string;
  send(text: string): void;
};

export type AnalysesHost = {
  sql: Sql;
  tables: Pick<Tables, 'withStanding'>;
  quotas: Pick<Quotas, 'analyses'>;
  metrics: Pick<Metrics, 'analyses'>;
  limits: Pick<Limits, 'analysesWaiting'>;
  now(): number;
  wake(): void;
  report(error: unknown, about?: object): void;
};

type Kept = Extract<AnalysisTold, { is: 'kept' }>;

/** Tells what the house has read of finished games, and takes orders. They are read by whoever holds the job (`work.ts`). */
export class Analyses {
  readonly #host: AnalysesHost;
  readonly #rows: AnalysisRows;

  constructor(host: AnalysesHost) {
    this.#host = host;
    this.#rows = new AnalysisRows(host.sql);
  }

  /** Does what is asked, or answers why not. Never rejects. */
  async request(visitor: AnalysisVisitor, table: string, request: AnalysisRequest): Promise<void> {
    const { id } = request;
    let answer: ToClient;
    try {
      answer = { t: 'analysis', id, told: await this.#told(visitor, table, request) };
    } catch (error) {
      if (!(error instanceof Refusing)) this.#host.report(error, { table, request: id });
      const why = error instanceof Refusing ? error.answer : { why: 'unavailable' as const };
      answer = { t: 'refused', id, ...why };
    }
    visitor.send(JSON.stringify(answer));
  }

  async #told(
    visitor: AnalysisVisitor,
    table: string,
    { order }: AnalysisRequest,
  ): Promise<AnalysisTold> {
    const entries = await this.#entriesOf(table);
    const there = await this.#found(table, entries);
    if (there || !order) return there ?? { is: 'none' };
    const { quotas, metrics, limits, now, wake } = this.#host;
    const { guest, address } = quotas.analyses;
    if (!guest.take(visitor.holder) || !address.take(visitor.from)) refuse('too-often');
    const isPut = await this.#rows.put(table, entries, now(), limits.analysesWaiting);
    if (isPut) {
      metrics.analyses.inc({ what: 'asked' });
      wake();
    }
    // Somebody else may have asked meanwhile.
    return (await this.#found(table, entries)) ?? { is: 'full' };
  }

  async #found(table: string, entries: number): Promise<AnalysisTold | undefined> {
    const row = await this.#rows.of(table, entries);
    if (row?.is === 'kept') return { is: 'kept', report: JSON.parse(row.report) as Kept['report'] };
    if (row?.is !== 'waiting') return undefined;
    return { is: 'waiting', before: await this.#rows.waiting(row.asked), part: row.part };
  }

  /** Never of a game that goes on. */
  async #entriesOf(table: string): Promise<number> {
    const standing = await this.#host.tables.withStanding(table, ({ record }) => ({ record }));
    return standing?.record ?? refuse('not-over');
  }
}
