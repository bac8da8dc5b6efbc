/**
 * Fetched by the server of the tests before all else (`node --import`): what it draws then follows from the seed that the
 * test has sent. Each length is a stream of its own, so that the secret of a table (32 bytes) does not depend on how many
 * requests (8) came before it.
 */
import crypto, { createHash } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

let seed = process.env['E2E_CHANCE'] ?? '';
const drawn = new Map<number, number>();

function randomBytes(size: number): Buffer {
  const count = drawn.get(size) ?? 0;
  drawn.set(size, count + 1);
  const parts = Array.from({ length: Math.ceil(size / 32) }, (_, part) =>
    createHash('sha256').update(`${seed}\n${size} ${count} ${part}`).digest(),
  );
  return Buffer.concat(parts).subarray(0, size);
}

Object.assign(crypto, { randomBytes });
syncBuiltinESMExports();

/** How much later it is in this house than it is. */
let later = 0;
const { now } = Date;
Date.now = () => now() + later;

process.on('message', (wanted: string | { pass: number }) => {
  if (typeof wanted === 'object') later += wanted.pass;
  else {
    seed = wanted;
    drawn.clear();
  }
  process.send?.('done');
});
// To listen for a seed keeps no server from ending.
process.channel?.unref();
