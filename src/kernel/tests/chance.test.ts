import { describe, expect, it } from 'vitest';
import { commitmentTo, isSecret, rngOf } from '../chance.ts';
import { fromHex, toHex } from '../sha256.ts';

const SECRET = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const OTHER = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1e';

const draws = (secret: string, seq: number): number[] => {
  const rng = rngOf(secret, seq);
  return Array.from({ length: 20 }, () => rng.below(120));
};

describe('H.5: chance that anybody can check', () => {
  it('H.5 the fingerprint is what WebCrypto says SHA-256 of the secret is', async () => {
    const digest = await crypto.subtle.digest('SHA-256', Uint8Array.from(fromHex(SECRET)));
    expect(commitmentTo(SECRET)).toBe(toHex(new Uint8Array(digest)));
    expect(commitmentTo(OTHER)).not.toBe(commitmentTo(SECRET));
  });

  it('H.5 every draw follows from the secret with WebCrypto alone', async () => {
    for (const seq of [1, 2, 9, 10, 99, 100, 12_345]) {
      expect(draws(SECRET, seq)).toEqual(await drawsByWebCrypto(SECRET, seq));
    }
  });

  it('draws the same for the same entry, however often and in whatever order one asks', () => {
    const forward = [1, 2, 3, 4].map((seq) => draws(SECRET, seq));
    const backward = [4, 3, 2, 1].map((seq) => draws(SECRET, seq)).reverse();
    expect(backward).toEqual(forward);
  });

  it('draws for each entry on its own: how much another took from its generator does not matter', () => {
    const greedy = rngOf(SECRET, 1);
    for (let i = 0; i < 1000; i++) greedy.below(6);
    expect(draws(SECRET, 2)).toEqual(draws(SECRET, 2));
    const runs = Array.from({ length: 500 }, (_, i) => draws(SECRET, i + 1).join());
    expect(new Set(runs).size).toBe(500);
  });

  it('draws otherwise under another secret', () => {
    expect(draws(OTHER, 1)).not.toEqual(draws(SECRET, 1));
  });

  it('throws a fair die over the entries of a game', () => {
    const counts = [0, 0, 0, 0, 0, 0];
    for (let seq = 1; seq <= 6000; seq++) {
      const thrown = rngOf(SECRET, seq).below(6);
      counts[thrown] = (counts[thrown] as number) + 1;
    }
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });
});

describe('isSecret', () => {
  it('knows 64 small hexadecimal digits and nothing else', () => {
    expect(isSecret(SECRET)).toBe(true);
    const others = [
      '',
      'f'.repeat(63),
      'f'.repeat(65),
      'F'.repeat(64),
      'g'.repeat(64),
      `${SECRET}\n`,
    ];
    for (const text of others) expect(isSecret(text), JSON.stringify(text)).toBe(false);
  });
});

/** The checker's own program, as `docs` would print it: nothing of the kernel is used. */
async function drawsByWebCrypto(secret: string, seq: number): Promise<number[]> {
  const bytes = Uint8Array.from(secret.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', bytes, algorithm, false, ['sign']);
  const seed = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(String(seq)));
  const words = new DataView(seed);
  let [a, b, c, d] = [0, 4, 8, 12].map((at) => words.getUint32(at)) as [
    number,
    number,
    number,
    number,
  ];
  const next = (): number => {
    const word = (a + b + d) % 2 ** 32;
    d = (d + 1) % 2 ** 32;
    a = (b ^ (b >>> 9)) >>> 0;
    b = (c * 9) % 2 ** 32;
    c = ((((c << 21) | (c >>> 11)) >>> 0) + word) % 2 ** 32;
    return word;
  };
  for (let i = 0; i < 12; i++) next();
  const below = (n: number): number => {
    let word = next();
    while (word >= 2 ** 32 - (2 ** 32 % n)) word = next();
    return word % n;
  };
  return Array.from({ length: 20 }, () => below(120));
}
