import type { FastifyInstance } from 'fastify';
import type { Tables } from '#tables/tables.ts';
import { AnalysisRows } from './analysis/analysis-rows.ts';
import type { ServerBus } from './bus/server-bus.ts';
import type { Metrics } from './metrics/metrics.ts';
import { countProcess } from './metrics/process.ts';
import { serveMetrics } from './metrics/serve-metrics.ts';
import { Readiness, serveReadiness } from './ready.ts';
import type { ServerStore } from './store/server-store.ts';

/** What those who run the house ask for: `/metrics` and `/readyz`. */
export function serveOperations(
  app: FastifyInstance,
  metrics: Metrics,
  tables: Tables,
  { store, bus }: { store: ServerStore; bus: ServerBus | undefined },
): Readiness {
  countProcess(metrics);
  metrics.gauge('rotonde_tables', 'Tables at which somebody is', () => tables.count);
  metrics.gauge('rotonde_tables_played', 'Tables that this node plays for', () => tables.playing);
  const analyses = new AnalysisRows(store.sql);
  metrics.gauge('rotonde_analyses_waiting', 'Finished games that are to be read', () =>
    analyses.waiting(),
  );
  if (bus) metrics.gauge('rotonde_bus_open', '1: other nodes are heard', () => +bus.isOpen);
  serveMetrics(app, metrics);
  const readiness = new Readiness({
    store: () => store.ping(),
    bus: async () => {
      if (bus?.isOpen === false) throw new Error('the bus is gone');
    },
  });
  serveReadiness(app, readiness);
  return readiness;
}
