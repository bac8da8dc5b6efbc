import { boardOf, isDead } from '#games/union-pacific/board.ts';
import type { Own, Table } from '#games/union-pacific/model.ts';
import type { Dock } from '../handling/dock.ts';
import { outlookOf } from '../logic/outlook.ts';
import type { Words } from '../words/words.ts';

/** 4.5: a card that can be swapped. */
function hasDead(table: Table, own: Own | undefined): boolean {
  const board = boardOf(table.board);
  return (own?.tracks ?? []).some(
    (count, track) => count > 0 && isDead(board, table.spaces, track),
  );
}

/** What to choose, or what the choice will do. */
export function hintOf({ turn, table, own }: Dock, hint: Words['hint']): string {
  const { track, share, source } = turn;
  switch (turn.ask) {
    case 'open':
      return share === undefined ? hint.open : hint.openPicked(share);
    case 'swap':
      if (track !== undefined) return hint.swapPicked(track);
      return hasDead(table, own) ? hint.swap : hint.swapNone;
    case 'act':
      return turn.canBuild ? hint.invest : hint.onlyInvest;
    case 'idle':
    case 'discard':
      if (track !== undefined) return hint.discardPicked(track);
      return turn.ask === 'idle' ? hint.idle : hint.discard;
    case 'take':
      if (source?.from === 'display') return hint.takeDisplay(table.display[source.place] ?? 0);
      if (source?.from === 'pile') return hint.takePile(outlookOf(table.groups));
      return source ? hint.takeUp(table.upPile) : hint.take;
    case 'exchange':
      return share === undefined ? hint.exchange : hint.exchangePicked(share);
    default:
      return own?.opening != null ? hint.opened(own.opening) : '';
  }
}
