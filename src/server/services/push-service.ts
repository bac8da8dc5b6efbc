import { createDecipheriv, createECDH, createHmac, randomBytes } from 'node:crypto';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';

/** What came, as its browser reads it. */
export type PushTaken = { headers: IncomingHttpHeaders; path: string; message: unknown };

/**
 * A push service and a browser in one, on this machine: for tests. It takes what is sent to a subscription and opens it with the keys
 * of that subscription, which nobody else has. `answer`: the code that it says instead of yes.
 */
export async function openPushService(answer: () => number = () => 201) {
  const taken: PushTaken[] = [];
  const waiting = new Set<() => void>();
  const browsers = new Map<string, ReturnType<typeof newKeys>>();
  const take = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece as Buffer);
    const path = request.url ?? '';
    const keys = browsers.get(path);
    const code = keys ? answer() : 410;
    if (keys && code === 201) {
      const message: unknown = JSON.parse(opened(Buffer.concat(pieces), keys));
      taken.push({ headers: request.headers, path, message });
    }
    response.writeHead(code).end();
    for (const wake of waiting) wake();
  };
  const server = createServer((request, response) => void take(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return {
    taken,
    /** As a browser gives it. */
    subscribe() {
      const path = `/${randomBytes(9).toString('base64url')}`;
      const keys = newKeys();
      browsers.set(path, keys);
      const p256dh = keys.own.getPublicKey('base64url');
      const endpoint = `http://127.0.0.1:${port}${path}`;
      return { endpoint, keys: { p256dh, auth: keys.auth.toString('base64url') } };
    },
    /** The browser is gone. */
    forget: (endpoint: string) => browsers.delete(new URL(endpoint).pathname),
    async reach(count: number): Promise<PushTaken[]> {
      while (taken.length < count) {
        const woken = Promise.withResolvers<void>();
        waiting.add(woken.resolve);
        await woken.promise;
        waiting.delete(woken.resolve);
      }
      return taken;
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

function newKeys() {
  const own = createECDH('prime256v1');
  own.generateKeys();
  return { own, auth: randomBytes(16) };
}

const hmac = (key: Buffer, ...parts: readonly (Buffer | string)[]): Buffer => {
  const made = createHmac('sha256', key);
  for (const part of parts) made.update(part);
  return made.digest();
};

/** RFC 8291, from the reader's side and step by step. */
function opened(body: Buffer, { own, auth }: ReturnType<typeof newKeys>): string {
  const salt = body.subarray(0, 16);
  const length = body.readUInt8(20);
  const theirs = body.subarray(21, 21 + length);
  const sealed = body.subarray(21 + length);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), theirs]);
  const secret = hmac(hmac(auth, own.computeSecret(theirs)), info, '\u0001');
  const root = hmac(salt, secret);
  const key = hmac(root, 'Content-Encoding: aes128gcm\0\u0001').subarray(0, 16);
  const nonce = hmac(root, 'Content-Encoding: nonce\0\u0001').subarray(0, 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(sealed.subarray(-16));
  const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return text.subarray(0, text.lastIndexOf(2)).toString();
}
