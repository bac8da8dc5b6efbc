import type { Outcome } from '../jobs/worker.ts';
import type { ServerStore } from '../store/server-store.ts';
import { Analyses, type AnalysesHost } from './analyses.ts';
import { AnalysisWork, type AnalysisWorkHost } from './work.ts';

export type HouseAnalyses = {
  analyses: Analyses;
  kinds: { analysis: (table: string) => Promise<Outcome> };
  /** What is being read is given to others. */
  rest(): void;
};

/** Finished games that are read for whoever asks, put together for one node. */
export function openAnalyses(
  host: Omit<AnalysesHost & AnalysisWorkHost, 'sql' | 'store'> & { store: ServerStore },
): HouseAnalyses {
  const { sql } = host.store;
  const work = new AnalysisWork({ ...host, sql });
  return {
    analyses: new Analyses({ ...host, sql }),
    kinds: { analysis: work.do },
    rest: () => work.rest(),
  };
}
