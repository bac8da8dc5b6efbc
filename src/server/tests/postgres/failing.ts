import { onTestFinished } from 'vitest';
import type { Store } from '#tables/store.ts';
import { openProxy } from '../../services/proxy.ts';

/** Long enough for a machine that has other work to do, short enough to be waited for. */
export const PATIENCE_MS = 1500;

/** The same place, reached through something that fails. */
export async function behindProxy(url: string) {
  const proxy = await openProxy(Number(new URL(url).port));
  onTestFinished(() => proxy.close());
  const through = new URL(url);
  through.port = `${proxy.port}`;
  return { proxy, url: through.href };
}

/** Until it can be had again: a database that comes back is not there at once. */
export async function back(store: Store): Promise<void> {
  for (;;) {
    try {
      await store.heads(['one']);
      return;
    } catch {
      // Not yet.
    }
  }
}
