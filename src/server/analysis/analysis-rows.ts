import { REPORT, type Report } from '#bots/analysis/report.ts';
import { Conflict } from '#tables/store.ts';
import { putJob } from '../sql/job-steps.ts';
import { type Sql, type SqlStatement, type SqlValue, step } from '../sql/sql.ts';
import { maybeNumberIn, maybeTextIn, numberIn } from '../store/columns.ts';
import { analysisStatements as statements } from './statements.ts';

/** What there is of one table. A report is JSON. */
export type AnalysisRow =
  | { is: 'waiting'; asked: number; part: number; tries: number }
  | { is: 'kept'; report: string };

/** Games that are to be read and what was read of them, in whatever database. */
export class AnalysisRows {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  /** What is kept is of a log with so many entries, read as it is read now; else there is nothing. */
  async of(table: string, entries: number): Promise<AnalysisRow | undefined> {
    const [row] = await this.#sql.read(statements.of, [table]);
    if (!row) return undefined;
    const report = maybeTextIn(row, 'report');
    if (report === undefined) {
      const [asked, part, tries] = ['asked', 'part', 'tries'].map((name) => numberIn(row, name));
      return { is: 'waiting', asked: asked ?? 0, part: part ?? 0, tries: tries ?? 0 };
    }
    const isRight =
      maybeNumberIn(row, 'version') === REPORT && maybeNumberIn(row, 'entries') === entries;
    return isRight ? { is: 'kept', report } : undefined;
  }

  /** Puts it down with its job. False: too many wait, or it was put down before. */
  async put(table: string, entries: number, now: number, most: number): Promise<boolean> {
    try {
      await this.#sql.write([
        step(statements.clear, [table, REPORT, entries]),
        step(statements.put, [table, now, most], 1),
        putJob({ kind: 'analysis', key: table, due: now }),
      ]);
      return true;
    } catch (error) {
      if (error instanceof Conflict) return false;
      throw error;
    }
  }

  /** How many wait, in all or from before this moment. */
  async waiting(before?: number): Promise<number> {
    const [row] =
      before === undefined
        ? await this.#sql.read(statements.waiting)
        : await this.#sql.read(statements.before, [before]);
    return row ? numberIn(row, 'n') : 0;
  }

  begin = (table: string) => this.#write(statements.begin, table);

  /** It was begun and goes on elsewhere. */
  leave = (table: string) => this.#write(statements.leave, table);

  progress = (table: string, part: number) => this.#write(statements.progress, table, part);

  /** False: nobody waits for it any more. */
  async keep(table: string, entries: number, report: Report, now: number): Promise<boolean> {
    const text = JSON.stringify(report);
    return this.#write(statements.keep, table, report.version, entries, now, text);
  }

  drop = (table: string) => this.#write(statements.drop, table);

  async #write(statement: SqlStatement, ...values: SqlValue[]): Promise<boolean> {
    const [touched] = await this.#sql.write([step(statement, values)]);
    return touched === 1;
  }
}

/** Part of the day’s tidying: what was read goes with its table, also where that went meanwhile. */
export async function tidyAnalyses(sql: Sql): Promise<void> {
  await sql.write([step(statements.tidy, [])]);
}
