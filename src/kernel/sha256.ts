import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * SHA-256 and HMAC-SHA-256, at once: WebCrypto has both, but only as promises, and drawing a card must not wait. The only
 * file that names the library; the tests hold it to WebCrypto's answers.
 */
export { bytesToHex as toHex, hexToBytes as fromHex, sha256, utf8ToBytes as utf8 };

export function hmacSha256(key: Uint8Array, message: Uint8Array): Uint8Array {
  return hmac(sha256, key, message);
}
