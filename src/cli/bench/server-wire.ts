import type { Game, Kind, Seat, View } from '#kernel/game.ts';
import { messageRead } from '#protocol/to-client.ts';
import { follow } from '#tables/follow.ts';
import { percent, table, whole } from '../text.ts';

/** What is told of a move to one viewer, on average. */
export type WireFigures = {
  game: string;
  updates: number;
  bytesPerUpdate: number;
  /** The same updates, if each said all that its viewer sees instead of what has happened. */
  bytesWithView: number;
};

/** Weighs what viewers are told. */
export class Scales {
  #updates = 0;
  #bytes = 0;
  #bytesWithView = 0;

  /** What somebody hears who sits there, text by text. */
  viewer(game: Game<Kind>, seat: Seat): (text: string) => void {
    let seen: View<Kind> = { table: undefined, own: undefined };
    return (text) => {
      const message = messageRead(text);
      if (message.t === 'welcome') seen = { table: message.table, own: message.own };
      if (message.t !== 'update') return;
      seen = follow(game, seen, message, seat);
      const bytes = Buffer.byteLength(text);
      this.#updates++;
      this.#bytes += bytes;
      this.#bytesWithView += bytes + Buffer.byteLength(JSON.stringify(seen)) - 1;
    };
  }

  figures(game: string): WireFigures {
    const updates = this.#updates;
    return {
      game,
      updates,
      bytesPerUpdate: this.#bytes / updates,
      bytesWithView: this.#bytesWithView / updates,
    };
  }
}

export function wireText(figures: readonly WireFigures[]): string {
  const rows = figures.map(({ game, updates, bytesPerUpdate, bytesWithView }) => [
    game,
    whole(updates),
    whole(bytesPerUpdate),
    whole(bytesWithView),
    percent(bytesPerUpdate / bytesWithView),
  ]);
  const head = ['told of a move', 'updates', 'bytes', 'with the view', 'share'];
  return [
    table([head, ...rows], 'right'),
    '',
    'bytes: of one update to one viewer. with the view: if it said all that is seen, as it once did, besides what happened.',
  ].join('\n');
}
