import type { Tables } from '#tables/tables.ts';
import type { Analyses } from '../analysis/analyses.ts';
import type { Hall } from '../hall/hall.ts';
import type { Limits } from '../limits.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { HouseNotices } from '../notices/open-notices.ts';
import type { Quotas } from '../quotas.ts';
import type { Talk } from '../talk/talk.ts';
import type { RequestWatch } from './request-watch.ts';

/** What a connection asks about who came. */
export type People = {
  /** Whose seats these are. */
  holderOf(secret: string, session: CameBy | undefined): Promise<string>;
  /** Is this session still one? */
  isIn(session: CameBy): Promise<boolean>;
};

/** The session of whoever has a season ticket. */
export type CameBy = { readonly id: string; readonly mark: string };

/** What a connection needs from the house. */
export type SocketContext = {
  tables: Tables;
  hall: Hall;
  talk: Talk;
  analyses: Analyses;
  people: People;
  notices: Pick<HouseNotices, 'seen'>;
  limits: Limits;
  quotas: Quotas;
  metrics: Metrics;
  watch: RequestWatch;
  report(error: unknown): void;
};
