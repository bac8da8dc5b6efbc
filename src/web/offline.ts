/** Keeps the build on the device, and tells when there is a new one to go over to. */

const listeners = new Set<() => void>();
/** Brings the page over to the new build, once there is one. */
let goOver: (() => void) | undefined;

/** Fetching the whole house waits for the page somebody has come for. */
export function keepOffline(pageCame: Promise<void>): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
    pageCame
      .then(() => import('./service-worker-kept.ts'))
      .then(({ register }) => register())
      .catch(() => undefined);
  });
}

export function offer(way: () => void): void {
  goOver = way;
  for (const changed of listeners) changed();
}

/**
 * For a part of this page that could not be had. Where no service worker keeps its build, the house may have another one by now: that
 * is offered, and the part never comes, so that whatever is on show goes on.
 */
export async function missed(cause: unknown): Promise<never> {
  const own = document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? '';
  const asked = await fetch(own, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  if (asked?.status !== 404) throw cause;
  if (goOver === undefined) offer(() => location.reload());
  return new Promise(() => undefined);
}

export const newVersion = {
  get: (): boolean => goOver !== undefined,
  subscribe(changed: () => void): () => void {
    listeners.add(changed);
    return () => listeners.delete(changed);
  },
  take(): void {
    goOver?.();
  },
};
