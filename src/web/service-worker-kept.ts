/** The service worker, seen from the page. Fetched when the page stands: no board waits for it. */

import { offer } from './offline.ts';

/** How often a page left open asks whether there is a new build. */
const LOOK_EVERY = 60 * 60_000;

export async function register(): Promise<void> {
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

/** Lets the new build take over, then shows it. */
function takeOver(waiting: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
    once: true,
  });
  waiting.postMessage('take-over');
}
