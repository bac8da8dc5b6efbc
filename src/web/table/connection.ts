import type { Seat } from '#kernel/game.ts';
import type { Closing } from '#protocol/closing.ts';
import { type ToClient, toClient } from '#protocol/to-client.ts';
import type { Request } from '#protocol/to-server.ts';

/**
 * The way to a table, wherever it stands: on the server behind a socket, or in this browser. Both speak the same
 * messages, as text.
 */
export interface Connection {
  /** Dropped while the link is not open: whoever waits for the answer asks again after the next welcome. */
  send(request: Request): void;
  /** Comes to the table anew, through these eyes if given, and is welcomed. */
  rejoin(seat?: Seat): void;
  close(): void;
}

/** `lost`: it will be tried again. `closed`: it will not. */
export type Link = 'joining' | 'open' | 'lost' | 'closed';

export type Listener = {
  message(message: ToClient): void;
  link(link: Link): void;
};

export type Connect = (listener: Listener, seat: Seat | undefined) => Connection;

/** Reasons after which trying again would bring the same answer. */
export type Final = Exclude<Closing['why'], 'stopping' | 'too-fast'>;

export function isFinal(why: Closing['why']): why is Final {
  return why !== 'stopping' && why !== 'too-fast';
}

/** A message as text. One that this page cannot read comes from another version of the house. */
export function readMessage(text: string): ToClient {
  try {
    return toClient.parse(JSON.parse(text));
  } catch {
    return { t: 'closing', why: 'reload' };
  }
}
