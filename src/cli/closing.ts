import type { RunningServer } from '#server/open-server.ts';

/** Longer than the house takes to close, whatever its clients do. */
const GRACE_MS = 8000;

/**
 * Closes the house when somebody ends the process. TERM comes from whoever runs several: the guests are sent on to the
 * other nodes first, within `drainMs`. Whoever asks once more, or presses Ctrl-C, does not wait for that.
 */
export function closeOnSignals(house: RunningServer, drainMs: number): void {
  let isClosing = false;
  const close = (): void => {
    if (isClosing) return;
    isClosing = true;
    // Nothing is left to do then, so the process ends by itself; the timer is for the day when that is not so.
    setTimeout(() => process.exit(1), GRACE_MS).unref();
    void house.close();
  };
  process.once('SIGTERM', () => {
    process.once('SIGTERM', close);
    if (drainMs === 0) close();
    else void house.drain(drainMs).then(close);
  });
  process.once('SIGINT', close);
}
