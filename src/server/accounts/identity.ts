import type { FastifyRequest } from 'fastify';
import type { DeviceShown } from '#protocol/http/account.ts';
import { networkOf } from '../network.ts';
import type { Accounts } from './accounts.ts';
import type { Caller } from './coming-in.ts';
import { tokenIn } from './cookies.ts';
import { deviceOf } from './device.ts';
import type { Site } from './passkeys.ts';
import { refuse } from './refused.ts';
import type { Session } from './sessions.ts';

/** Who asks, by what a request carries. `publicUrl`: where people find this house, if it was told. */
export class Identity {
  readonly #accounts: Accounts;
  readonly #publicUrl: URL | undefined;

  constructor(accounts: Accounts, publicUrl: string | undefined) {
    this.#accounts = accounts;
    this.#publicUrl = publicUrl === undefined ? undefined : new URL(publicUrl);
  }

  /** Do cookies go by TLS alone? */
  isSecure({ protocol }: FastifyRequest): boolean {
    return (this.#publicUrl?.protocol ?? `${protocol}:`) === 'https:';
  }

  /** The session of whoever opens a page or a socket; nothing: a guest. */
  async session(request: FastifyRequest): Promise<Session | undefined> {
    const token = tokenIn(request.headers.cookie, this.isSecure(request));
    return token === undefined ? undefined : this.#accounts.sessions.find(token);
  }

  caller(request: FastifyRequest, way: DeviceShown['way']): Caller {
    return {
      network: networkOf(request.ip),
      device: deviceOf(request.headers['user-agent'], way),
      site: this.#site(request),
    };
  }

  #site({ protocol, host, hostname }: FastifyRequest): Site {
    const url = this.#publicUrl;
    return url
      ? { origin: url.origin, domain: url.hostname }
      : { origin: `${protocol}://${host}`, domain: hostname };
  }
}

/**
 * A hook for what changes something: only a page of ours may ask for it. Browsers say where a request comes from; whoever says
 * nothing is no browser, and has no cookie that it was not given.
 */
export async function sameOrigin({ headers, host }: FastifyRequest): Promise<void> {
  const { origin } = headers;
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') refuse('not-yours');
  if (origin !== undefined ? URL.parse(origin)?.host !== host : site === undefined) {
    refuse('not-yours');
  }
  if (!/^application\/json(?:;|$)/.test(headers['content-type'] ?? '')) refuse('malformed');
}
