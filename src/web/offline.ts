/** The service worker, seen from the page: registers it, and tells when there is a new build to go over to. */

const listeners = new Set<() => void>();
/** Brings the page over to the new build, once there is one. */
let goOver: (() => void) | undefined;

/** How often a page left open asks whether there is a new build. */
const LOOK_EVERY = 60 * 60_000;

/** A page has come when it has fetched nothing for so long; and no one waits longer than that for it. */
const [CALM_MS, PATIENCE_MS] = [2000, 20_000];

/** Fetching the whole house, in hundreds of files, waits for the page somebody has come for. */
export function keepOffline(pageCame: Promise<void>): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
    pageCame
      .then(calm)
      .then(register)
      .catch(() => undefined);
  });
}

/** What comes late, a page asks for when it stands. */
function calm(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let calmed = setTimeout(resolve, CALM_MS);
  const fetched = new PerformanceObserver(() => {
    clearTimeout(calmed);
    calmed = setTimeout(resolve, CALM_MS);
  });
  fetched.observe({ type: 'resource' });
  setTimeout(resolve, PATIENCE_MS);
  return promise.finally(() => fetched.disconnect());
}

async function register(): Promise<void> {
  const registration = await navigator.serviceWorker.register('/service-worker.js');
  const look = (): void => {
    const { waiting } = registration;
    if (waiting) offer(() => takeOver(waiting));
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

function offer(way: () => void): void {
  goOver = way;
  for (const changed of listeners) changed();
}

/**
 * For a part of this page that could not be had. Where no service worker keeps its build, the house may have another one by now: that
 * is offered, and the part never comes, so that whatever is on show goes on.
 */
export async function missed(cause: unknown): Promise<never> {
  if (!(await isGone())) throw cause;
  return new Promise(() => undefined);
}

/** Has the house another build by now than the one of this page? Then it is offered. */
export async function isGone(): Promise<boolean> {
  const own = document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? '';
  const asked = await fetch(own, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  if (asked?.status !== 404) return false;
  if (goOver === undefined) offer(() => location.reload());
  return true;
}

/** Lets the new build take over, then shows it. */
function takeOver(waiting: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
    once: true,
  });
  waiting.postMessage('take-over');
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
