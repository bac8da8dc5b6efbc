import type { FastifyInstance } from 'fastify';
import type { Tables } from '#tables/tables.ts';
import type { Metrics } from './metrics/metrics.ts';
import { countProcess } from './metrics/process.ts';
import { serveMetrics } from './metrics/serve-metrics.ts';
import { type Check, Readiness, serveReadiness } from './ready.ts';

/** What those who run the house ask for: `/metrics` and `/readyz`. `checks`: the parts without which nobody can play. */
export function serveOperations(
  app: FastifyInstance,
  metrics: Metrics,
  tables: Tables,
  checks: Readonly<Record<string, Check>>,
): Readiness {
  countProcess(metrics);
  metrics.gauge('rotonde_tables', 'Tables at which somebody is', () => tables.count);
  serveMetrics(app, metrics);
  const readiness = new Readiness(checks);
  serveReadiness(app, readiness);
  return readiness;
}
