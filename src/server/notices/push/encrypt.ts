import { createCipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';

/** A browser's subscription, as far as what is said to it concerns: both in base64url. */
export type PushKeys = { p256dh: string; auth: string };

/** One record holds all that is ever said; push services take 4096 bytes at most. */
const RECORD = 4096;
const OVERHEAD = 16 + 4 + 1 + 65 + 16 + 1;
export const MOST_PUSHED = RECORD - OVERHEAD;

const derived = (secret: Uint8Array, salt: Uint8Array, info: Uint8Array, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** What is drawn anew for each message. */
type Drawn = { own: ECDH; salt: Uint8Array };

function drawn(): Drawn {
  const own = createECDH('prime256v1');
  own.generateKeys();
  return { own, salt: randomBytes(16) };
}

/**
 * `aes128gcm` (RFC 8188) for a browser alone (RFC 8291): whoever carries it cannot read it. `own` and `salt` are given only where a
 * published example is to come out.
 */
export function encrypted(
  text: Uint8Array,
  { p256dh, auth }: PushKeys,
  { own, salt }: Drawn = drawn(),
): Buffer {
  if (text.length > MOST_PUSHED) throw new Error('more than can be pushed');
  const theirs = Buffer.from(p256dh, 'base64url');
  const ours = own.getPublicKey();
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours]);
  const shared = own.computeSecret(theirs);
  const secret = derived(shared, Buffer.from(auth, 'base64url'), info, 32);
  const key = derived(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derived(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const head = Buffer.alloc(21);
  head.set(salt);
  head.writeUInt32BE(RECORD, 16);
  head.writeUInt8(ours.length, 20);
  // The last record ends with a two.
  const body = [cipher.update(text), cipher.update(Uint8Array.of(2)), cipher.final()];
  return Buffer.concat([head, ours, ...body, cipher.getAuthTag()]);
}

/** Is this a point of the curve, as a browser has one? */
export function areKeys({ p256dh, auth }: PushKeys): boolean {
  try {
    const probe = createECDH('prime256v1');
    probe.generateKeys();
    probe.computeSecret(Buffer.from(p256dh, 'base64url'));
    return Buffer.from(auth, 'base64url').length === 16;
  } catch {
    return false;
  }
}
