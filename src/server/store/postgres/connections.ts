import pg from 'pg';
import { type Statement, statements } from './statements.ts';

/** One statement with what it needs. */
export type Asked = readonly [Statement, readonly unknown[]];

/** What came of it. */
export type Outcome = { rows: Record<string, unknown>[]; count: number };

/** The database did not do it, or it is not known whether it has. `code`: PostgreSQL's, if it answered. */
export class Unavailable extends Error {
  override name = 'Unavailable';
  readonly code: string | undefined;

  constructor(message: string, code?: string) {
    super(message);
    this.code = code;
  }
}

/** How long anything may take, in milliseconds, before whoever asked is told that it cannot be had. */
export const PATIENCE_MS = 5000;

const CONNECTIONS = 8;
const IDLE_MS = 60_000;
const INT8 = 20;

/** One conversation with the database, nobody else's until it ends. Statements sent together travel together. */
export type Session = {
  send(...asked: readonly Asked[]): Promise<Outcome[]>;
};

/**
 * The connections to one database. One that fails, or is silent for too long, is given up with all that was asked of it; the next
 * who asks gets another. Nothing is tried twice here: only who asked knows whether it may be.
 */
export class Connections {
  readonly #pool: pg.Pool;

  constructor(url: string, patienceMs = PATIENCE_MS, most = CONNECTIONS) {
    this.#pool = new pg.Pool({
      connectionString: url,
      application_name: 'rotonde',
      max: most,
      pipeline: true,
      keepAlive: true,
      idleTimeoutMillis: IDLE_MS,
      // Whoever is not there now is not there, however long the work would take.
      connectionTimeoutMillis: Math.min(patienceMs, PATIENCE_MS),
      query_timeout: patienceMs,
      // The other side gives up as well: nobody is kept waiting by what a lost node has begun.
      statement_timeout: patienceMs,
      idle_in_transaction_session_timeout: patienceMs,
      types: { getTypeParser },
    });
    // Whoever asked something hears of it; an idle connection that is lost is nobody's.
    this.#pool.on('error', () => undefined);
    this.#pool.on('connect', (client) => client.on('error', () => undefined));
  }

  /** One statement by itself, which is all or nothing. */
  async ask(statement: Statement, values: readonly unknown[] = []): Promise<Outcome> {
    const [outcome] = await this.session(({ send }) => send([statement, values]));
    return outcome as Outcome;
  }

  /** A session in which something fails is not used again, so that nothing of it lives on. */
  async session<T>(work: (session: Session) => Promise<T>): Promise<T> {
    const client = await this.#pool.connect().catch(explain);
    let failed = true;
    try {
      const result = await work({ send: (...asked) => sent(client, asked) });
      failed = false;
      return result;
    } finally {
      client.release(failed);
    }
  }

  /** Several statements that are one change. What `work` throws undoes all. */
  transaction<T>(work: (session: Session) => Promise<T>, begin = statements.begin): Promise<T> {
    return this.session(async (session) => {
      await session.send([begin, []]);
      const result = await work(session);
      await session.send([statements.commit, []]);
      return result;
    });
  }

  close(): Promise<void> {
    return this.#pool.end();
  }
}

function getTypeParser(oid: number, format?: 'text' | 'binary'): (value: string) => unknown {
  // Times in milliseconds, and counts: all far below 2^53.
  if (oid === INT8) return Number;
  return pg.types.getTypeParser(oid, format) as (value: string) => unknown;
}

async function sent(client: pg.PoolClient, asked: readonly Asked[]): Promise<Outcome[]> {
  const answers = asked.map(([{ name, text }, values]) =>
    client.query<Record<string, unknown>>({ name, text, values: [...values] }),
  );
  // All of them are waited for, so that none fails unheard.
  const settled = await Promise.allSettled(answers);
  return settled.map((one) => {
    if (one.status === 'rejected') return explain(one.reason);
    const { rows, rowCount } = one.value;
    return { rows, count: rowCount ?? 0 };
  });
}

/** What PostgreSQL tells beside its code may hold what was to be written, and that is nobody's to read. */
function explain(error: unknown): never {
  if (error instanceof pg.DatabaseError) {
    const { code = '', severity = '' } = error;
    const words = code.startsWith('22') ? '' : `: ${error.message}`;
    throw new Unavailable(`PostgreSQL says ${severity} ${code}${words}`, code);
  }
  throw new Unavailable(error instanceof Error ? error.message : `${error}`);
}
