/**
 * Keeps this build of the site on the device, so that it opens with the network off. It answers for the shell and for
 * the build's own files; what lies under /api and /ws it never touches.
 *
 * A new build waits until a page asks for it. The build before it is kept, so that a page still open on it finds its
 * files.
 */

import { pressed, pushed } from './calls.ts';

declare const self: ServiceWorkerGlobalScope;

/** Filled in by the build: the addresses of its files, and a name that changes with any of them. */
const files: readonly string[] = JSON.parse('__FILES__') as string[];
const build = 'rotonde-__BUILD__';

const SHELL = '/';
const NOT_OURS = /^\/(?:api|ws|healthz)(?:\/|$)/;

self.addEventListener('install', (event) => {
  event.waitUntil(keepBuild());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOldBuilds().then(() => self.clients.claim()));
});

self.addEventListener('message', (event) => {
  if (event.data === 'take-over') event.waitUntil(self.skipWaiting());
});

self.addEventListener('push', (event) => {
  event.waitUntil(pushed(event.data?.json() as Parameters<typeof pushed>[0]));
});

self.addEventListener('notificationclick', (event) => {
  event.waitUntil(pressed(event));
});

self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== self.location.origin || NOT_OURS.test(pathname)) return;
  if (files.includes(pathname) || pathname.startsWith('/assets/')) {
    event.respondWith(kept(pathname, event.request));
  } else if (mode === 'navigate') {
    event.respondWith(kept(SHELL, event.request));
  }
});

async function keepBuild(): Promise<void> {
  const cache = await caches.open(build);
  // Names under /assets/ change with their content; the others are asked for anew.
  const requests = [SHELL, ...files].map(
    (url) => new Request(url, { cache: url.startsWith('/assets/') ? 'default' : 'reload' }),
  );
  await cache.addAll(requests);
}

async function forgetOldBuilds(): Promise<void> {
  const builds = (await caches.keys()).filter((name) => name.startsWith('rotonde-'));
  const others = builds.filter((name) => name !== build);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

/** From this build, else from the one before, else from the network. */
async function kept(url: string, request: Request): Promise<Response> {
  const own = await (await caches.open(build)).match(url);
  return own ?? (await caches.match(url)) ?? fetch(request);
}
