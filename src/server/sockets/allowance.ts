import { SCOPES, type Scope } from '../limits.ts';
import type { Quotas } from '../quotas.ts';
import type { TokenBucket } from '../token-bucket.ts';

/** What one socket may still ask for, by itself and together with others of its guest, address and table. */
export class Allowance {
  readonly #quotas: Quotas;
  readonly #keys: Readonly<Record<Scope, string | undefined>>;
  readonly #own: TokenBucket;
  /** What has been held on to, so that it need not be looked up with every message. */
  readonly #shared: { [scope in Scope]?: TokenBucket | undefined } = {};
  #entries: { guest: TokenBucket; address: TokenBucket } | undefined;

  /** `keys`: what it is counted by, as far as that is known. */
  constructor(quotas: Quotas, keys: Readonly<Record<Scope, string | undefined>>) {
    this.#quotas = quotas;
    this.#keys = keys;
    this.#own = quotas.messages.ofSocket();
  }

  /** Is all there again that was taken by this socket? */
  get isWhole(): boolean {
    return this.#own.isFull(this.#quotas.now());
  }

  /** From the narrowest to the widest: what one is refused is not the others' loss. */
  pay(cost: number): boolean {
    const now = this.#quotas.now();
    if (!this.#own.take(cost, now)) return false;
    for (const scope of SCOPES) {
      this.#shared[scope] ??= this.#hold(scope);
      if (this.#shared[scope]?.take(cost, now) === false) return false;
    }
    return true;
  }

  payForEntries(count: number): boolean {
    const { now, entries } = this.#quotas;
    const { guest = '', address = '' } = this.#keys;
    this.#entries ??= { guest: entries.guest.hold(guest), address: entries.address.hold(address) };
    const at = now();
    return this.#entries.guest.take(count, at) && this.#entries.address.take(count, at);
  }

  /** Others remember what is taken from their buckets; the socket's own goes. */
  end(): void {
    const { messages, entries } = this.#quotas;
    for (const scope of SCOPES) {
      if (this.#shared[scope]) messages[scope].letGo(this.#keys[scope] ?? '');
      this.#shared[scope] = undefined;
    }
    if (!this.#entries) return;
    const { guest = '', address = '' } = this.#keys;
    this.#entries = undefined;
    entries.guest.letGo(guest);
    entries.address.letGo(address);
  }

  #hold(scope: Scope): TokenBucket | undefined {
    const key = this.#keys[scope];
    return key === undefined ? undefined : this.#quotas.messages[scope].hold(key);
  }
}
