import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

type Options = { challenge: string; rp?: { id?: string }; rpId?: string };

type Held = { id: Buffer; key: KeyObject; domain: string };

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const base64url = (data: Buffer): string => data.toString('base64url');

/** Who was asked has touched it, and shown who they are; with a new key also that. */
const [HERE, WITH_KEY] = [0x05, 0x45];

/** An authenticator as browsers know them: makes passkeys, and shows those that it has. Its signatures are real. */
export class Authenticator {
  readonly held: Held[] = [];
  readonly #origin: string;

  constructor(origin: string) {
    this.#origin = origin;
  }

  make({ challenge, rp }: Options) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const id = randomBytes(16);
    const domain = rp?.id ?? '';
    this.held.push({ id, key: privateKey, domain });
    // COSE: kind 2 (EC), algorithm -7 (ES256), curve 1, and the point.
    const cose = map([
      [int(1), int(2)],
      [int(3), int(-7)],
      [int(-1), int(1)],
      [int(-2), bytes(Buffer.from(x, 'base64url'))],
      [int(-3), bytes(Buffer.from(y, 'base64url'))],
    ]);
    const length = Buffer.from([0, id.length]);
    const data = Buffer.concat([head(domain, WITH_KEY), Buffer.alloc(16), length, id, cose]);
    const attestation = map([
      [text('fmt'), text('none')],
      [text('attStmt'), map([])],
      [text('authData'), bytes(data)],
    ]);
    return this.#answer(id, {
      clientDataJSON: base64url(this.#client('webauthn.create', challenge)),
      attestationObject: base64url(attestation),
      transports: ['internal'],
    });
  }

  show({ challenge, rpId = '' }: Options, held = this.held.at(-1)) {
    if (!held) throw new Error('there is none');
    const client = this.#client('webauthn.get', challenge);
    const data = head(rpId, HERE);
    const signature = sign('sha256', Buffer.concat([data, sha256(client)]), held.key);
    return this.#answer(held.id, {
      clientDataJSON: base64url(client),
      authenticatorData: base64url(data),
      signature: base64url(signature),
    });
  }

  #client(type: string, challenge: string): Buffer {
    const said = { type, challenge, origin: this.#origin, crossOrigin: false };
    return Buffer.from(JSON.stringify(said));
  }

  #answer(id: Buffer, response: object) {
    const name = base64url(id);
    return { id: name, rawId: name, type: 'public-key', clientExtensionResults: {}, response };
  }
}

function head(domain: string, flags: number): Buffer {
  return Buffer.concat([sha256(domain), Buffer.from([flags, 0, 0, 0, 0])]);
}

/** CBOR, as far as it is needed: small numbers, texts and bytes of less than 64 KiB, maps. */
function sized(kind: number, size: number): Buffer {
  const first = kind << 5;
  if (size < 24) return Buffer.from([first | size]);
  return size < 256
    ? Buffer.from([first | 24, size])
    : Buffer.from([first | 25, size >> 8, size & 255]);
}
const int = (value: number): Buffer => (value < 0 ? sized(1, -1 - value) : sized(0, value));
const bytes = (value: Buffer): Buffer => Buffer.concat([sized(2, value.length), value]);
const text = (value: string): Buffer => Buffer.concat([sized(3, value.length), Buffer.from(value)]);
const map = (pairs: [Buffer, Buffer][]): Buffer =>
  Buffer.concat([sized(5, pairs.length), ...pairs.flat()]);
