import { namesOfDraws } from '#kernel/deal.ts';
import type { Kind } from '#kernel/game.ts';
import { BadRecord, type GameRecord, verifyRecord } from '#kernel/record.ts';
import { fromHex, hmacSha256, toHex, utf8 } from '#kernel/sha256.ts';
import type { Title } from '#kernel/title.ts';

/** What a check of the chance came to. `entry`: the record's own verdict, which names the entry. */
export type ChanceVerdict =
  | { ok: true; draws: number; webCrypto: boolean }
  | { ok: false; because: 'not-committed' | 'secret' }
  | { ok: false; because: 'entry'; message: string };

/**
 * Is all of this game's chance what it was bound to be? The commitment must be the one that was first seen, the secret
 * must have it as its SHA-256, every draw must follow from HMAC-SHA-256 of its number, or of its moment in a deal. Both functions are computed
 * twice, by our own code and by the browser's WebCrypto, where the page has it (a secure address).
 */
export async function checkChance(
  title: Title<Kind>,
  record: GameRecord<unknown>,
  firstSeen: string | undefined,
): Promise<ChanceVerdict> {
  const { secret, commitment } = record;
  if (firstSeen !== undefined && firstSeen !== commitment) {
    return { ok: false, because: 'not-committed' };
  }
  if (secret === undefined) return { ok: false, because: 'secret' };
  const draws = [...namesOfDraws(secret, record.log)];
  const subtle: SubtleCrypto | undefined = globalThis.crypto.subtle;
  if (subtle) {
    const digest = await subtle.digest('SHA-256', bytesOf(secret));
    if (toHex(new Uint8Array(digest)) !== commitment) return { ok: false, because: 'secret' };
    const odd = await firstOddDraw(subtle, secret, draws);
    if (odd !== undefined) return { ok: false, because: 'entry', message: `entry ${odd}: HMAC` };
  }
  try {
    verifyRecord(title.game, record);
  } catch (error) {
    if (error instanceof BadRecord) return { ok: false, because: 'entry', message: error.message };
    throw error;
  }
  return { ok: true, draws: draws.length, webCrypto: subtle !== undefined };
}

/** The first entry whose seed our own code and WebCrypto compute differently. */
async function firstOddDraw(
  subtle: SubtleCrypto,
  secret: string,
  draws: readonly (readonly [seq: number, name: string])[],
): Promise<number | undefined> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await subtle.importKey('raw', bytesOf(secret), algorithm, false, ['sign']);
  const seeds = await Promise.all(
    draws.map(([, name]) => subtle.sign('HMAC', key, new TextEncoder().encode(name))),
  );
  return draws.find(([, name], i) => {
    const ours = hmacSha256(fromHex(secret), utf8(name));
    return toHex(ours) !== toHex(new Uint8Array(seeds[i] as ArrayBuffer));
  })?.[0];
}

/** WebCrypto wants a buffer of its own. */
function bytesOf(hex: string): ArrayBuffer {
  return Uint8Array.from(fromHex(hex)).buffer;
}
