import type { BotHost } from './bot-host.ts';
import type { Clock } from './game-session.ts';
import type { Store } from './store.ts';

/** What a table needs from the house it stands in. */
export type TableHost = {
  store: Store;
  bots: BotHost;
  now: Clock;
  /** Kept after so many milliseconds. It only wakes us: what there is to do then is in the log. */
  sleep(ms: number): Promise<void>;
  /** Something failed that no player is to blame for; `about`: while what was done. */
  report(error: unknown, about?: { table: string; request: string }): void;
};
