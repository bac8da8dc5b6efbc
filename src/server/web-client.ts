import { existsSync, globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { tableId } from '#protocol/parts.ts';
import { languageOf } from './page-language.ts';
import { type Carded, CardedDocuments } from './pictures/carded-documents.ts';
import { houseOf } from './pictures/house-of.ts';

const A_YEAR = 'public, max-age=31536000, immutable';

/** Names under assets/ change with their content; everything else is asked for anew each time. */
function cachingOf(webDir: string, file: string): string {
  return relative(webDir, file).startsWith(`assets${sep}`) ? A_YEAR : 'no-cache';
}

/** Which game is played at a table, if there is one of that name and whoever asks has not asked too often. */
export type GameOf = (table: string, ip: string) => Promise<string | undefined>;

/** What the document of a table, or of its replay, says of it to programs that show a link: tags for its head. */
export type PreviewOf = (
  table: string,
  of: 'table' | 'replay',
  request: FastifyRequest,
) => Promise<string | undefined>;

export type WebClientHost = {
  webDir: string;
  gameOf: GameOf;
  previewOf: PreviewOf;
  publicUrl: string | undefined;
};

/**
 * The built web client. Every address that a person may open is the same document but for its language and the scripts it names
 * (`scripts/client/shells.ts`); some pages are drawn in it. Files are sent as the build has compressed them, to whoever
 * takes that.
 */
export async function serveWebClient(
  app: FastifyInstance,
  { webDir, gameOf, previewOf, publicUrl }: WebClientHost,
): Promise<void> {
  const carded = new CardedDocuments(webDir);
  const sendDocument = async (request: FastifyRequest, reply: FastifyReply, file: string) => {
    const document = await carded.of(file, houseOf(publicUrl, request));
    return document ? sendCarded(request, reply, document) : reply.sendFile(file);
  };
  const isBuilt = existsSync(join(webDir, 'index.html'));
  const documents = new Set(globSync('{drawn,shells}/**/*.html', { cwd: webDir }).map(slashed));
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: webDir,
      // The front page too comes in its reader's language.
      index: false,
      dotfiles: 'ignore',
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, file) => {
        reply.header('cache-control', cachingOf(webDir, file));
      },
    });
  }
  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (!isNavigation(request)) return reply.code(404).send({ why: 'not-found' });
    if (!isBuilt) {
      return reply.code(503).type('text/plain').send('The web client has not been built.\n');
    }
    const language = languageOf(request.headers);
    const path = pathOf(request);
    const drawn = `drawn/${language}${path === '/' ? '/index' : path}.html`;
    reply.headers({ vary: 'accept-language, cookie', 'content-language': language });
    if (documents.has(drawn)) return sendDocument(request, reply, drawn);
    const wanted = `shells/${await pageAt(request, gameOf)}.${language}.html`;
    const file = documents.has(wanted) ? wanted : `shells/page.${language}.html`;
    const tags = await previewAt(request, previewOf);
    if (tags === undefined) return sendDocument(request, reply, file);
    const page = await readFile(join(webDir, file), 'utf8');
    return reply
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(page.replaceAll(USUAL_PREVIEW, '').replace('</head>', () => `${tags}</head>`));
  };
  // A folder is no file: it would be refused before anybody had looked for its document.
  app.get('/', answer);
  app.setNotFoundHandler(answer);
}

function sendCarded(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { text, packed, etag }: Carded,
): FastifyReply {
  reply
    .headers({ etag, 'cache-control': 'no-cache' })
    .header('vary', 'accept-language, cookie, accept-encoding');
  if (headers['if-none-match'] === etag) return reply.code(304).send();
  reply.type('text/html; charset=utf-8');
  const taken = `${headers['accept-encoding'] ?? ''}`.split(',').flatMap((part) => {
    const [way = '', weight = '1'] = part.trim().split(/\s*;\s*q=/);
    return Number(weight) > 0 ? [way] : [];
  });
  const way = (['br', 'gzip'] as const).find((one) => taken.includes(one));
  return way ? reply.header('content-encoding', way).send(packed[way]) : reply.send(text);
}

/** The card of the house, which every document carries. */
const USUAL_PREVIEW = /<meta (?:property="og:|name="twitter:)[^>]*>\s*/g;

async function previewAt(request: FastifyRequest, previewOf: PreviewOf) {
  const [, first, second = ''] = request.url.split(/[/?]/);
  const table = tableId.safeParse(second);
  if ((first !== 't' && first !== 'replay') || !table.success) return undefined;
  const of = first === 't' ? 'table' : 'replay';
  return previewOf(table.data, of, request).catch(() => undefined);
}

/** The page at an address, as far as the server can tell: a table is told by its game. */
async function pageAt({ url, ip }: FastifyRequest, gameOf: GameOf): Promise<string> {
  const [, first, second = '', third = '', ...more] = url.split(/[/?]/);
  if (first === 'replay') return 'table';
  if (first === 'play' && second === 'solo') return third;
  // On one device, without names and without a table, the names are asked for first.
  if (first === 'play' && second === 'here' && more.length > 0) return third;
  if (first !== 't' || !tableId.safeParse(second).success) return 'page';
  // A page that fetches its scripts one after the other is still a page.
  return (await gameOf(second, ip).catch(() => undefined)) ?? 'table';
}

/** What programs take that were told nothing: those that show a link, and `curl`. */
const ANYTHING = '*/*';

const slashed = (path: string): string => path.replaceAll('\\', '/');

const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0] as string;

/** Does a person open this address, or a program that shows links to persons, and not a page one of its files? */
function isNavigation(request: FastifyRequest): boolean {
  const { method, headers } = request;
  if (method !== 'GET' && method !== 'HEAD') return false;
  const path = pathOf(request);
  if (/^\/(?:api|ws|healthz|assets)(?:\/|$)/.test(path) || /\.\w+$/.test(path)) return false;
  const { accept = ANYTHING } = headers;
  return accept.includes('text/html') || (accept === ANYTHING && /^\/[\w/-]*$/.test(path));
}
