import { setTimeout as sleep } from 'node:timers/promises';
import type { ClosableBotHost } from './bot-pool.ts';

/** What measures how long a bot has thought, in milliseconds. */
export type Stopwatch = { now(): number; wait(ms: number): Promise<void> };

const usual: Stopwatch = {
  now: () => performance.now(),
  wait: (ms) => sleep(ms, undefined, { ref: false }),
};

/** On a quiet machine nearly all answers of a driver are there within this, and a page takes as long to show a move. */
export const BOT_STEP_MS = 250;

/**
 * Bots whose answers come only at full steps after they were asked. How long a bot thinks depends on what it holds in
 * its hand, and everybody at the table can measure it; in nearly all cases they see one step, whatever it held (0018).
 */
export function pacedBots(
  bots: ClosableBotHost,
  stepMs = BOT_STEP_MS,
  { now, wait }: Stopwatch = usual,
): ClosableBotHost {
  return {
    ...bots,
    async decide(question, asker) {
      const asked = now();
      try {
        return await bots.decide(question, asker);
      } finally {
        const thought = now() - asked;
        await wait(Math.max(1, Math.ceil(thought / stepMs)) * stepMs - thought);
      }
    },
  };
}
