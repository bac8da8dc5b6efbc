import type { ClosableBotHost } from '../bots/bot-pool.ts';
import type { Metrics } from './metrics.ts';

/** Bots whose answers are counted, and those that are waited for. */
export function measuredBots(bots: ClosableBotHost, metrics: Metrics): ClosableBotHost {
  let asked = 0;
  metrics.gauge('rotonde_bot_questions', 'Questions that wait or are thought about', () => asked);
  return {
    ...bots,
    async decide(question, asker) {
      const began = performance.now();
      asked++;
      try {
        return await bots.decide(question, asker);
      } catch (error) {
        metrics.botFailures.inc();
        throw error;
      } finally {
        asked--;
        metrics.bots.observe((performance.now() - began) / 1000);
      }
    },
  };
}
