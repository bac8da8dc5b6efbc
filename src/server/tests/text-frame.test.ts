import type { Writable } from 'node:stream';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { textFrame } from '../sockets/text-frame.ts';

/** What reads frames in a client. The library has it, and its types do not. */
const { Receiver } = (await import('ws')) as unknown as {
  Receiver: new (options: { isServer: boolean }) => Writable;
};

/** The texts that a client reads from these bytes. */
function read(bytes: Buffer): string[] {
  const texts: string[] = [];
  const receiver = new Receiver({ isServer: false });
  receiver.on('message', (data: Buffer) => texts.push(data.toString()));
  receiver.write(bytes);
  return texts;
}

test('the first text of a process may be empty', () => {
  expect(textFrame('')).toBe('\x81\x00');
});

test('a frame is read as the text that was framed, alone or among others', () => {
  const ascii = fc.string({ unit: 'binary-ascii', maxLength: 300 });
  fc.assert(
    fc.property(fc.array(ascii, { minLength: 1, maxLength: 5 }), (texts) => {
      const frames = texts.map((text) => textFrame(text) as string).join('');
      expect(read(Buffer.from(frames, 'latin1'))).toEqual(texts);
    }),
  );
  for (const length of [0, 125, 126, 127, 65_535]) {
    const text = 'x'.repeat(length);
    expect(read(Buffer.from(textFrame(text) as string, 'latin1'))).toEqual([text]);
  }
});

test('what has other letters, or is too long, is left to the library', () => {
  expect(textFrame('Ève')).toBeUndefined();
  expect(textFrame('x'.repeat(65_536))).toBeUndefined();
  expect(textFrame('x')).toBe('\x81\x01x');
});
