import type { FastifyInstance } from 'fastify';

/** How long all parts may take to answer. */
const PATIENCE_MS = 2000;

/** So long an answer holds: however often somebody asks, the parts are asked once in this time. */
const HOLDS_MS = 1000;

/** Resolves if that part of the house does its work. */
export type Check = () => Promise<unknown>;

/** `needed`: without it nobody can play. `wished`: without it things are slower. */
export type Checks = Readonly<Record<'needed' | 'wished', Readonly<Record<string, Check>>>>;

/** The names of those that do not answer. */
type Missing = Readonly<Record<keyof Checks, readonly string[]>>;

/** Whether guests should be sent here: every part that they need answers, and the house does not empty itself. */
export class Readiness {
  readonly #checks: Checks;
  readonly #patienceMs: number;
  #isDraining = false;
  #asked: Promise<Missing> | undefined;

  constructor(checks: Checks, patienceMs = PATIENCE_MS) {
    this.#checks = checks;
    this.#patienceMs = patienceMs;
  }

  /** From here on nobody should be sent here. */
  drain(): void {
    this.#isDraining = true;
  }

  /** What stands in the way, which is `needed`; none: come. */
  async missing(): Promise<Missing> {
    if (this.#isDraining) return { needed: ['draining'], wished: [] };
    if (!this.#asked) {
      this.#asked = this.#look();
      setTimeout(() => {
        this.#asked = undefined;
      }, HOLDS_MS).unref();
    }
    return this.#asked;
  }

  async #look(): Promise<Missing> {
    const [needed, wished] = await Promise.all([
      failing(this.#checks.needed, this.#patienceMs),
      failing(this.#checks.wished, this.#patienceMs),
    ]);
    return { needed, wished };
  }
}

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
    const { needed, wished } = await readiness.missing();
    reply.header('cache-control', 'no-store').type('text/plain');
    if (needed.length > 0) {
      return reply.code(503).send(`not ready: ${[...needed, ...wished].join(', ')}\n`);
    }
    return reply.send(wished.length > 0 ? `ready, but not: ${wished.join(', ')}\n` : 'ready\n');
  });
}
