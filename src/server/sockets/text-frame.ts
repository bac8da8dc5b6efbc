/** The first byte of a text in one frame (RFC 6455, 5.2): the last of its message, and text. */
const TEXT = 0x81;
/** Up to this length the second byte is the length; one more says that two bytes follow. */
const SHORT = 125;
const MOST = 0xffff;

let lastText: string | undefined;
let lastFrame: string | undefined;

/**
 * A text as the frame that a server sends, in letters of one byte each; nothing for a text with other letters, or too long
 * for it. Written so it leaves by one write without being copied; the library makes two buffers of every text. Whoever
 * tells many the same has it framed once.
 */
export function textFrame(text: string): string | undefined {
  if (text === lastText) return lastFrame;
  lastText = text;
  lastFrame = isAscii(text) && text.length <= MOST ? `${headOf(text.length)}${text}` : undefined;
  return lastFrame;
}

function headOf(length: number): string {
  return length <= SHORT
    ? String.fromCharCode(TEXT, length)
    : String.fromCharCode(TEXT, SHORT + 1, length >> 8, length & 0xff);
}

/** Its letters are then its bytes, in UTF-8 too. */
function isAscii(text: string): boolean {
  return Buffer.byteLength(text) === text.length;
}
