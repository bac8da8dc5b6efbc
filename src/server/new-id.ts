import { randomBytes } from 'node:crypto';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';
const NAME_LENGTH = 16;

/** Eighty-two bits: whoever has not been given the link does not find the table. */
export function newId(): string {
  let id = '';
  while (id.length < NAME_LENGTH) {
    // 252 is the last multiple of 36 in a byte: beyond it the first letters would be likelier.
    for (const byte of randomBytes(NAME_LENGTH)) if (byte < 252) id += LETTERS[byte % 36];
  }
  return id.slice(0, NAME_LENGTH);
}
