import { randomBytes } from 'node:crypto';
import type { AccountShown } from '#protocol/http/account.ts';
import { Authenticator } from './authenticator.ts';

/** A browser on a device, as a test plays it: a guest's secret, a cookie, and an authenticator that may be another's too. */
export class Browser {
  readonly address: string;
  readonly headers: Record<string, string>;
  readonly authenticator: Authenticator;
  secret = randomBytes(32).toString('hex');
  name: string;
  cookie: string | undefined;
  /** As it was last set, whole. */
  setCookie: string | undefined;

  /** `address` is the house's, by a name: passkeys know no numbers. */
  constructor(address: string, name: string, authenticator?: Authenticator) {
    this.address = address;
    this.name = name;
    this.authenticator = authenticator ?? new Authenticator(address);
    this.headers = { origin: address, 'user-agent': 'Mozilla/5.0 (X11; Linux) Firefox/150.0' };
  }

  async post(path: string, body: object, headers: Record<string, string> = {}) {
    const answer = await fetch(`${this.address}/api/account/${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...this.headers,
        ...this.#sent(),
        ...headers,
      },
      body: JSON.stringify(body),
    });
    this.#keep(answer);
    const text = await answer.text();
    return { status: answer.status, body: (text && JSON.parse(text)) as Record<string, unknown> };
  }

  get(path: string): Promise<Response> {
    return fetch(`${this.address}${path}`, { headers: this.#sent() });
  }

  async shown(): Promise<AccountShown> {
    return (await (await this.get('/api/account')).json()) as AccountShown;
  }

  /** Makes a passkey: with it a ticket, or one more for the holder. */
  async makePasskey(more: object = {}) {
    const { secret, name } = this;
    const options = await this.post('passkey/options', { secret, name, ...more });
    if (options.status !== 200) return options;
    const credential = this.authenticator.make(options.body as never);
    return this.post('passkey', { secret, name, language: 'fr', ...more, credential });
  }

  /** Comes in by a passkey. */
  async enter() {
    const options = await this.post('enter/options', {});
    const credential = this.authenticator.show(options.body as never);
    return this.post('enter', { secret: this.secret, credential });
  }

  #sent(): Record<string, string> {
    return this.cookie === undefined ? {} : { cookie: this.cookie };
  }

  #keep(answer: Response): void {
    const [set] = answer.headers.getSetCookie();
    if (set === undefined) return;
    this.setCookie = set;
    const [pair = ''] = set.split(';');
    this.cookie = pair.endsWith('=') ? undefined : pair;
  }
}
