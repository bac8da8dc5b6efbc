/** The service worker, seen from the page: registers it, and tells when a new build waits to take over. */

const listeners = new Set<() => void>();
let waiting: ServiceWorker | undefined;

/** How often a page left open asks whether there is a new build. */
const LOOK_EVERY = 60 * 60_000;

/** Fetching the whole house waits for the page somebody has come for. */
export function keepOffline(pageCame: Promise<void>): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
    pageCame.then(register).catch(() => undefined);
  });
}

async function register(): Promise<void> {
  const registration = await navigator.serviceWorker.register('/service-worker.js');
  const look = (): void => {
    if (registration.waiting) offer(registration.waiting);
  };
  if (registration.active) look();
  registration.addEventListener('updatefound', () => {
    // Without one before it this is the first visit: the new one is what the page already shows. Asked now and not when it
    // waits: one browser puts it in charge before it tells of it.
    if (registration.active) registration.installing?.addEventListener('statechange', look);
  });
  setInterval(() => {
    registration.update().catch(() => undefined);
  }, LOOK_EVERY);
}

function offer(worker: ServiceWorker): void {
  waiting = worker;
  for (const changed of listeners) changed();
}

export const newVersion = {
  get: (): boolean => waiting !== undefined,
  subscribe(changed: () => void): () => void {
    listeners.add(changed);
    return () => listeners.delete(changed);
  },
  /** Lets the new build take over, then shows it. */
  take(): void {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
      once: true,
    });
    waiting?.postMessage('take-over');
  },
};
