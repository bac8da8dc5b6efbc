import { canSwap } from '#games/union-pacific/rules/actions/tracks.ts';
import { canDrawTrack } from '#games/union-pacific/rules/flow.ts';
import type { Own, Table } from '#games/union-pacific/rules/model.ts';
import type { Dock } from '../handling/dock.ts';
import { outlookOf } from '../logic/outlook.ts';
import type { Words } from '../words/words.ts';

/** 4.4: which cards may be swapped, if any. */
function swapHint(table: Table, own: Own | undefined, hint: Words['hint']): string {
  if (!canDrawTrack(table)) return hint.swapNothing;
  const some = (own?.tracks ?? []).some((count, track) => count > 0 && canSwap(table, track));
  return some ? hint.swap : hint.swapNone;
}

/** What to choose, or what the choice will do. */
export function hintOf({ turn, table, own }: Dock, hint: Words['hint']): string {
  const { track, share, source } = turn;
  switch (turn.ask) {
    case 'open':
      return share === undefined ? hint.open : hint.openPicked(share);
    case 'swap':
      if (track !== undefined) return hint.swapPicked(track);
      return swapHint(table, own, hint);
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
