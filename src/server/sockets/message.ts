import type { Closing } from '#protocol/closing.ts';
import { type WishBoard, wishBoard } from '#protocol/hall.ts';
import { MOST_BYTES, PROTOCOL } from '#protocol/parts.ts';
import { isAct, type ToServer, toServer } from '#protocol/to-server.ts';

/** A message that closes its connection. */
export class BadMessage extends Error {
  override name = 'BadMessage';
  readonly why: Closing['why'];

  constructor(why: Closing['why']) {
    super(why);
    this.why = why;
  }
}

/** The only door for what comes from a socket. Throws `BadMessage`. */
export function readFrame(bytes: Buffer, isBinary: boolean): ToServer | WishBoard {
  if (isBinary) throw new BadMessage('malformed');
  if (bytes.length > MOST_BYTES) throw new BadMessage('too-large');
  return readMessage(bytes.toString());
}

function readMessage(text: string): ToServer | WishBoard {
  const raw = parsed(text);
  if (isAct(raw)) return raw;
  const board = wishBoard.safeParse(raw);
  if (board.success) return board.data;
  const read = toServer.safeParse(raw);
  if (read.success) {
    if ('v' in read.data && read.data.v !== PROTOCOL) throw new BadMessage('reload');
    return read.data;
  }
  // Another version may have another form: its number counts before anything else.
  throw new BadMessage(isOfAnotherVersion(raw) ? 'reload' : 'malformed');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BadMessage('malformed');
  }
}

function isOfAnotherVersion(raw: unknown): boolean {
  if (typeof raw !== 'object' || raw === null || !('t' in raw) || !('v' in raw)) return false;
  const isFirst = raw.t === 'join' || raw.t === 'hall';
  return isFirst && Number.isSafeInteger(raw.v) && raw.v !== PROTOCOL;
}
