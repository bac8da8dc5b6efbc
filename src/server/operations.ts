import type { FastifyInstance } from 'fastify';
import type { Tables } from '#tables/tables.ts';
import { AnalysisRows } from './analysis/analysis-rows.ts';
import type { ServerBus } from './bus/server-bus.ts';
import { type Queue, queueIn } from './jobs/queue.ts';
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
  { store, bus, now }: { store: ServerStore; bus: ServerBus | undefined; now(): number },
): Readiness {
  countProcess(metrics);
  metrics.gauge('rotonde_tables', 'Tables at which somebody is', () => tables.count);
  metrics.gauge('rotonde_tables_played', 'Tables that this node plays for', () => tables.playing);
  const analyses = new AnalysisRows(store.sql);
  metrics.gauge('rotonde_analyses_waiting', 'Finished games that are to be read', () =>
    analyses.waiting(),
  );
  countJobs(metrics, () => queueIn(store.sql, now()));
  if (bus) metrics.gauge('rotonde_bus_open', '1: other nodes are heard', () => +bus.isOpen);
  serveMetrics(app, metrics);
  const readiness = new Readiness({
    needed: { store: () => store.ping() },
    // Without it moves of others come late, at every node alike: to send guests elsewhere helps nobody.
    wished: {
      bus: async () => {
        if (bus?.isOpen === false) throw new Error('the bus is gone');
      },
    },
  });
  serveReadiness(app, readiness);
  return readiness;
}

/** Both are told at once, by one look. */
function countJobs({ gauge }: Metrics, look: () => Promise<Queue>): void {
  let looking: Promise<Queue> | undefined;
  const seen = (): Promise<Queue> => {
    looking ??= look().finally(() => {
      looking = undefined;
    });
    return looking;
  };
  const [due, late] = ['Jobs that are due and not taken', 'How long the first of them has waited'];
  gauge('rotonde_jobs_due', due, async () => (await seen()).count);
  gauge('rotonde_jobs_late_seconds', late, async () => (await seen()).lateMs / 1000);
}
