import type { Eyes, Kind, View } from '#kernel/game.ts';
import type { Status } from '#protocol/to-client.ts';
import type { TableParts } from './playing.ts';
import { viewOf } from './publish.ts';

/** A table as these eyes see it at a moment, for another part of the house that draws it. */
export type Seen = {
  game: string;
  /** Entries in its log: the same number and names are the same picture. */
  seq: number;
  status: Status;
  isPrivate: boolean;
  seats: readonly { name: string; bot?: string }[];
  view: View<Kind>;
};

export function seenAt({ session, seating, viewers }: TableParts, eyes: Eyes): Seen {
  return {
    game: session.header.game,
    seq: session.seq,
    status: viewers.status,
    isPrivate: seating.beside.access === 'private',
    seats: seating.seats.map((seat) =>
      seat.kind === 'open'
        ? { name: '' }
        : { name: seat.name, ...(seat.kind === 'bot' ? { bot: seat.bot } : {}) },
    ),
    view: viewOf(session, eyes),
  };
}
