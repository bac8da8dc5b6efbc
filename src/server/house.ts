import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Language } from '#kernel/game.ts';
import { languageOf } from './language.ts';
import { frontPage, notFoundPage } from './page.ts';
import { style } from './style.ts';

const styleHash = createHash('sha256').update(style).digest('base64');

const headers = {
  'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

type Fronts = Readonly<Record<Language, string>>;

type Answer = { status: number; type: string; body: string; more?: Record<string, string> };

/** The house as an HTTP server, not yet listening. Its pages are made once. */
export function openHouse(): Server {
  const fronts: Fronts = { en: frontPage('en'), fr: frontPage('fr') };
  return createServer((request, response) => send(request, response, answer(request, fronts)));
}

function answer(request: IncomingMessage, fronts: Fronts): Answer {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return { status: 405, type: 'text/plain', body: 'GET or HEAD\n', more: { allow: 'GET, HEAD' } };
  }
  // A client may send any bytes as its path; only what parses can be one of ours.
  const url = URL.parse(request.url ?? '/', 'http://rotonde');
  if (url?.pathname === '/healthz') return { status: 200, type: 'text/plain', body: 'ok\n' };
  const asked = url?.searchParams.get('lang') ?? null;
  const language = languageOf(asked, request.headers['accept-language']);
  const more = { 'content-language': language, vary: 'accept-language' };
  return url?.pathname === '/'
    ? { status: 200, type: 'text/html', body: fronts[language], more }
    : { status: 404, type: 'text/html', body: notFoundPage(language), more };
}

function send(request: IncomingMessage, response: ServerResponse, answered: Answer): void {
  const { status, type, body, more } = answered;
  response.writeHead(status, {
    ...headers,
    ...more,
    'content-type': `${type}; charset=utf-8`,
    'content-length': Buffer.byteLength(body),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}
