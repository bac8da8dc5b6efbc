import type { FastifyInstance } from 'fastify';

/** How long all parts may take to answer. */
const PATIENCE_MS = 2000;

/** So long an answer holds: however often somebody asks, the parts are asked once in this time. */
const HOLDS_MS = 1000;

/** Resolves if that part of the house does its work. */
export type Check = () => Promise<unknown>;

/** Whether guests should be sent here: every part answers, and the house does not empty itself. */
export class Readiness {
  readonly #checks: Readonly<Record<string, Check>>;
  readonly #patienceMs: number;
  #isDraining = false;
  #asked: Promise<readonly string[]> | undefined;

  constructor(checks: Readonly<Record<string, Check>>, patienceMs = PATIENCE_MS) {
    this.#checks = checks;
    this.#patienceMs = patienceMs;
  }

  /** From here on nobody should be sent here. */
  drain(): void {
    this.#isDraining = true;
  }

  /** What stands in the way; nothing: come. */
  async obstacles(): Promise<readonly string[]> {
    if (this.#isDraining) return ['draining'];
    if (!this.#asked) {
      this.#asked = failing(this.#checks, this.#patienceMs);
      setTimeout(() => {
        this.#asked = undefined;
      }, HOLDS_MS).unref();
    }
    return this.#asked;
  }
}

/** The names of those that do not answer. */
async function failing(
  checks: Readonly<Record<string, Check>>,
  patienceMs: number,
): Promise<readonly string[]> {
  const asked = Object.entries(checks).map(async ([name, check]) =>
    (await answers(check, patienceMs)) ? [] : [name],
  );
  return (await Promise.all(asked)).flat();
}

async function answers(check: Check, patienceMs: number): Promise<boolean> {
  const { promise: tooLate, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), patienceMs);
  try {
    return await Promise.race([check().then(() => true), tooLate]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

/** `/readyz`, for whoever shares guests out between nodes; `/healthz` only says that the process is alive. */
export function serveReadiness(app: FastifyInstance, readiness: Readiness): void {
  app.get('/readyz', async (_request, reply) => {
    const obstacles = await readiness.obstacles();
    reply.header('cache-control', 'no-store').type('text/plain');
    return obstacles.length === 0
      ? reply.send('ready\n')
      : reply.code(503).send(`not ready: ${obstacles.join(', ')}\n`);
  });
}
