import { canonical } from './canonical.ts';
import { sha256, toHex, utf8 } from './sha256.ts';

/** In hexadecimal digits: enough that nothing is taken for another by accident. */
const SUM_DIGITS = 8;

/** A short name for a value, the same wherever it is worked out; `before` chains it to another. */
export function sumOf(part: unknown, before = ''): string {
  return toHex(sha256(utf8(before + canonical(part))).subarray(0, SUM_DIGITS / 2));
}
