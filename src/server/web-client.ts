import { existsSync, globSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { tableId } from '#protocol/parts.ts';

const A_YEAR = 'public, max-age=31536000, immutable';

/** Names under assets/ change with their content; everything else is asked for anew each time. */
function cachingOf(webDir: string, file: string): string {
  return relative(webDir, file).startsWith(`assets${sep}`) ? A_YEAR : 'no-cache';
}

/** Which game is played at a table, if there is one of that name and whoever asks has not asked too often. */
export type GameOf = (table: string, ip: string) => Promise<string | undefined>;

/**
 * The built web client. Every address that a person may open is the same document but for the scripts it names
 * (`scripts/client/shells.ts`). Files are sent as the build has compressed them, to whoever takes that.
 */
export async function serveWebClient(
  app: FastifyInstance,
  webDir: string,
  gameOf: GameOf,
): Promise<void> {
  const isBuilt = existsSync(join(webDir, 'index.html'));
  const shells = new Set(globSync('shells/*.html', { cwd: webDir }).map(slashed));
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
  app.setNotFoundHandler(async (request, reply) => {
    if (!isNavigation(request)) return reply.code(404).send({ why: 'not-found' });
    if (!isBuilt) {
      return reply.code(503).type('text/plain').send('The web client has not been built.\n');
    }
    const wanted = `shells/${await pageAt(request, gameOf)}.html`;
    const shell = [wanted, 'shells/page.html'].find((file) => shells.has(file));
    return reply.sendFile(shell ?? 'index.html');
  });
}

/** The page at an address, as far as the server can tell: a table is told by its game. */
async function pageAt({ url, ip }: FastifyRequest, gameOf: GameOf): Promise<string> {
  const [, first, second = '', third = '', ...more] = url.split(/[/?]/);
  if (first === 'rules') return 'rules';
  if (first === 'replay') return 'table';
  if (first === 'play' && second === 'solo') return third;
  // On one device, without names and without a table, the names are asked for first.
  if (first === 'play' && second === 'here' && more.length > 0) return third;
  if (first !== 't' || !tableId.safeParse(second).success) return 'page';
  // A page that fetches its scripts one after the other is still a page.
  return (await gameOf(second, ip).catch(() => undefined)) ?? 'table';
}

const slashed = (path: string): string => path.replaceAll('\\', '/');

const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0] as string;

/** Does a person open this address, and not a program a file? */
function isNavigation(request: FastifyRequest): boolean {
  const { method, headers } = request;
  if (method !== 'GET' && method !== 'HEAD') return false;
  const path = pathOf(request);
  if (/^\/(?:api|ws|healthz|assets)(?:\/|$)/.test(path) || /\.\w+$/.test(path)) return false;
  return headers.accept?.includes('text/html') ?? false;
}
