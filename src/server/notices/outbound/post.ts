import { lookup } from 'node:dns/promises';
import { type ClientRequest, type IncomingMessage, request as plainRequest } from 'node:http';
import { type RequestOptions, request as safeRequest } from 'node:https';
import { isIP } from 'node:net';
import { isInternal, isLoopback } from './internal.ts';

/** How requests leave for addresses that somebody has given us. */
export type Outbound = {
  /** This machine may be spoken to, also without TLS: for tests alone. */
  allowLoopback?: boolean;
  /** All addresses of a name. */
  resolve?(host: string): Promise<readonly string[]>;
};

export type Sent = { status: number };

/** It is not spoken to: no TLS, a strange port or name, or an address that is nobody's out there. */
export class Unspeakable extends Error {
  override name = 'Unspeakable';
}

/** How long all of it may take, and how much of an answer is read. */
const PATIENCE_MS = 10_000;
const MOST_ANSWER = 16 * 1024;

const PORTS = new Set(['', '443', '8443']);

/**
 * Where this address leads, now. All that its name stands for must be out in the world: one of several that is not is a trap.
 * Throws `Unspeakable`.
 */
export async function placeOf(text: string, outbound: Outbound): Promise<Place> {
  const url = URL.parse(text);
  if (!url || `${url.username}${url.password}` !== '') throw new Unspeakable('no address');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const found = isIP(host) ? [host] : await resolved(host, outbound);
  const [address] = found;
  if (address === undefined) throw new Unspeakable('a name that nobody has');
  if (outbound.allowLoopback && found.every(isLoopback)) return { url, host, address };
  if (url.protocol !== 'https:') throw new Unspeakable('without TLS');
  if (!PORTS.has(url.port)) throw new Unspeakable('a strange port');
  if (found.some(isInternal)) throw new Unspeakable('an internal address');
  return { url, host, address };
}

export type Place = { url: URL; host: string; address: string };

async function resolved(host: string, { resolve }: Outbound): Promise<readonly string[]> {
  try {
    if (resolve) return await resolve(host);
    return (await lookup(host, { all: true })).map(({ address }) => address);
  } catch {
    return [];
  }
}

/**
 * Posts to an address that somebody has given us, at the very machine that was judged: the name is not looked up again, so that it
 * cannot come to stand for another meanwhile. Redirects are answers like any other and are not followed.
 */
export async function post(
  text: string,
  headers: Readonly<Record<string, string>>,
  body: Uint8Array,
  outbound: Outbound,
): Promise<Sent> {
  const { url, host, address } = await placeOf(text, outbound);
  const options: RequestOptions = {
    method: 'POST',
    host: address,
    port: url.port || (url.protocol === 'https:' ? 443 : 80),
    path: `${url.pathname}${url.search}`,
    headers: { ...headers, host: url.host, 'content-length': body.length },
    agent: false,
    signal: AbortSignal.timeout(PATIENCE_MS),
    // The certificate is that of the name, not of the number.
    ...(isIP(host) ? {} : { servername: host }),
  };
  const send = url.protocol === 'https:' ? safeRequest : plainRequest;
  return exchanged(send(options), body);
}

function exchanged(request: ClientRequest, body: Uint8Array): Promise<Sent> {
  const { promise, resolve, reject } = Promise.withResolvers<Sent>();
  request.on('error', reject);
  request.on('response', (answer: IncomingMessage) => {
    let read = 0;
    const end = (): void => {
      resolve({ status: answer.statusCode ?? 0 });
      request.destroy();
    };
    answer.on('data', (bytes: Buffer) => {
      read += bytes.length;
      if (read > MOST_ANSWER) end();
    });
    answer.on('end', end).on('error', end);
  });
  request.end(body);
  return promise;
}
