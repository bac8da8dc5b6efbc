import { type Rng, rngFromWords } from './rng.ts';
import { fromHex, hmacSha256, sha256, toHex, utf8 } from './sha256.ts';

/**
 * Chance that can be checked. Before the first card every player sees `commitment`; at the end `secret` is shown.
 * Then anybody can see that SHA-256 of the secret is the commitment, and that every chance entry follows from
 * HMAC-SHA-256 of its number under the secret: WebCrypto alone gives the same bytes.
 */

/** 32 bytes as 64 hexadecimal digits. Whoever opens a table makes it from a true source of chance. */
export type Secret = string;

export function isSecret(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text);
}

/** SHA-256 of the secret's bytes, in hexadecimal. */
export function commitmentTo(secret: Secret): string {
  return toHex(sha256(fromHex(secret)));
}

/** The generator of the chance entry numbered `seq`, and of no other. */
export function rngOf(secret: Secret, seq: number): Rng {
  return rngNamed(secret, `${seq}`);
}

/** The generator of what is called so, under this secret. */
export function rngNamed(secret: Secret, name: string): Rng {
  const { buffer, byteOffset } = hmacSha256(fromHex(secret), utf8(name));
  const seed = new DataView(buffer, byteOffset);
  return rngFromWords(seed.getInt32(0), seed.getInt32(4), seed.getInt32(8), seed.getInt32(12));
}
