/**
 * Keeps this build of the site on the device, so that it opens with the network off. It answers for the shell and for
 * the build's own files; what lies under /api and /ws it never touches.
 *
 * A new build waits until a page asks for it. The one that was in charge before it is kept, so that a page still open on it
 * finds its files.
 */

import { pressed, pushed } from './calls.ts';

declare const self: ServiceWorkerGlobalScope;

/** Filled in by the build: the addresses of its files, and a name that changes with any of them. */
const files: readonly string[] = JSON.parse('__FILES__') as string[];
const build = 'rotonde-__BUILD__';

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
    event.respondWith(documentAt(pathname, event.request));
  }
});

async function keepBuild(): Promise<void> {
  const cache = await caches.open(build);
  // Names under /assets/ change with their content; the others are asked for anew.
  const requests = files.map(
    (url) => new Request(url, { cache: url.startsWith('/assets/') ? 'default' : 'reload' }),
  );
  await cache.addAll(requests);
}

/**
 * Lies beside the files of a build that has been in charge: one that was replaced while it waited has no page open on it.
 * Older ones have no such mark.
 */
const WAS_IN_CHARGE = '/was-in-charge';

async function forgetOldBuilds(): Promise<void> {
  const others = (await caches.keys()).filter(
    (name) => name.startsWith('rotonde-') && name !== build,
  );
  const marks = await Promise.all(
    others.map(async (name) => (await caches.open(name)).match(WAS_IN_CHARGE)),
  );
  const before = others.findLast((_, at) => marks[at] !== undefined) ?? others.at(-1);
  await Promise.all(others.filter((name) => name !== before).map((name) => caches.delete(name)));
  await (await caches.open(build)).put(WAS_IN_CHARGE, new Response());
}

/** The front page is drawn; any other draws itself, of scripts that all lie here. */
async function documentAt(pathname: string, request: Request): Promise<Response> {
  const language = await readersLanguage();
  const file = pathname === '/' ? `/drawn/${language}/index.html` : `/shells/page.${language}.html`;
  return kept(file, request);
}

/**
 * As the server tells it (`#protocol/page-language.ts`, which a worker that is one file cannot share). Where a worker cannot read
 * cookies the page draws itself anew.
 */
async function readersLanguage(): Promise<string> {
  const chosen = 'cookieStore' in self ? await self.cookieStore.get('rotonde-language') : null;
  const tags = [chosen?.value ?? '', ...self.navigator.languages];
  const spoken = tags.map((tag) => tag.slice(0, 2).toLowerCase());
  return spoken.find((tag) => tag === 'fr' || tag === 'en') ?? 'en';
}

/** From this build, else from the one before, else from the network. */
async function kept(url: string, request: Request): Promise<Response> {
  const own = await (await caches.open(build)).match(url);
  return own ?? (await caches.match(url)) ?? fetch(request);
}
