import { existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const A_YEAR = 'public, max-age=31536000, immutable';

/** Names under assets/ change with their content; everything else is asked for anew each time. */
function cachingOf(webDir: string, file: string): string {
  return relative(webDir, file).startsWith(`assets${sep}`) ? A_YEAR : 'no-cache';
}

/** The built web client. Every address that a person may open is its index.html, which knows the pages. */
export async function serveWebClient(app: FastifyInstance, webDir: string): Promise<void> {
  const isBuilt = existsSync(join(webDir, 'index.html'));
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: webDir,
      dotfiles: 'ignore',
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, file) => {
        reply.header('cache-control', cachingOf(webDir, file));
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    if (!isNavigation(request)) return reply.code(404).send({ why: 'not-found' });
    if (isBuilt) return reply.sendFile('index.html');
    return reply.code(503).type('text/plain').send('The web client has not been built.\n');
  });
}

/** Does a person open this address, and not a program a file? */
function isNavigation({ method, url, headers }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const path = url.split('?', 1)[0] as string;
  if (/^\/(?:api|ws|healthz|assets)(?:\/|$)/.test(path) || /\.\w+$/.test(path)) return false;
  return headers.accept?.includes('text/html') ?? false;
}
