import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rngFrom } from '../rng.ts';
import { fromHex, hmacSha256, sha256, toHex, utf8 } from '../sha256.ts';

const rng = rngFrom(256);
const bytesAtRandom = (length: number): Uint8Array<ArrayBuffer> =>
  Uint8Array.from({ length }, () => rng.below(256));

async function digest(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
}

async function sign(
  key: Uint8Array<ArrayBuffer>,
  message: Uint8Array<ArrayBuffer>,
): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const imported = await crypto.subtle.importKey('raw', key, algorithm, false, ['sign']);
  return toHex(new Uint8Array(await crypto.subtle.sign('HMAC', imported, message)));
}

describe('sha256', () => {
  it('gives the digests printed in FIPS 180-4', () => {
    const printed = {
      '': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
      abc: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
      abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq:
        '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    };
    for (const [text, hex] of Object.entries(printed)) expect(toHex(sha256(utf8(text)))).toBe(hex);
  });

  it('agrees with WebCrypto at every length through five blocks, eight times over', async () => {
    for (let length = 0; length <= 5 * 64; length++) {
      for (let time = 0; time < 8; time++) {
        const bytes = bytesAtRandom(length);
        expect(toHex(sha256(bytes)), `${length} bytes`).toBe(await digest(bytes));
      }
    }
  });

  it('agrees with WebCrypto where all bits of a block are equal', async () => {
    for (const byte of [0x00, 0xff]) {
      for (let length = 0; length <= 130; length++) {
        const bytes = new Uint8Array(length).fill(byte);
        expect(toHex(sha256(bytes))).toBe(await digest(bytes));
      }
    }
  });

  it('agrees with WebCrypto on a megabyte, and on parts of a larger buffer', async () => {
    const large = bytesAtRandom(1_000_003);
    expect(toHex(sha256(large))).toBe(await digest(large));
    const part = large.subarray(17, 17 + 120);
    expect(toHex(sha256(part))).toBe(await digest(part));
  });

  it('leaves its input as it was', () => {
    const bytes = bytesAtRandom(100);
    const before = toHex(bytes);
    sha256(bytes);
    expect(toHex(bytes)).toBe(before);
  });
});

describe('hmacSha256', () => {
  it('agrees with WebCrypto for keys of 1 to 64 bytes and messages of many lengths', async () => {
    for (let length = 1; length <= 64; length++) {
      for (let time = 0; time < 12; time++) {
        const key = bytesAtRandom(length);
        const message = bytesAtRandom(rng.below(200));
        expect(toHex(hmacSha256(key, message)), `key of ${length}`).toBe(await sign(key, message));
      }
    }
  });

  it('agrees with WebCrypto for our own keys of 32 bytes at every length through three blocks', async () => {
    for (let length = 0; length <= 3 * 64; length++) {
      const [key, message] = [bytesAtRandom(32), bytesAtRandom(length)];
      expect(toHex(hmacSha256(key, message))).toBe(await sign(key, message));
    }
  });
});

describe('utf8 and hexadecimal', () => {
  it('encodes every text as TextEncoder does, broken surrogates included', () => {
    const encoder = new TextEncoder();
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        expect(toHex(utf8(text))).toBe(toHex(encoder.encode(text)));
      }),
      { numRuns: 2000 },
    );
    for (const text of ['\ud800', 'a\udfffb', '%25 %', 'café — ½ 🚋']) {
      expect(toHex(utf8(text))).toBe(toHex(encoder.encode(text)));
    }
  });

  it('reads back the bytes it wrote', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 100 }), (bytes) => {
        expect(fromHex(toHex(bytes))).toEqual(bytes);
      }),
    );
  });
});
