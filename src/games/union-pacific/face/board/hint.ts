import { canSwap } from '#games/union-pacific/rules/actions/tracks.ts';
import { canDrawTrack, pileLeft } from '#games/union-pacific/rules/flow.ts';
import { NO_SHARE, type Own, type Table, UP } from '#games/union-pacific/rules/model.ts';
import type { Dock } from '../handling/dock.ts';
import { outlookOf } from '../logic/outlook.ts';
import { upToTake, worthOf } from '../logic/worth.ts';
import type { Words } from '../words/words.ts';

/** 4.4: which cards may be swapped, if any. */
function swapHint(table: Table, own: Own | undefined, hint: Words['hint']): string {
  if (!canDrawTrack(table)) return hint.swapNothing;
  const some = (own?.tracks ?? []).some((count, track) => count > 0 && canSwap(table, track));
  return some ? hint.swap : hint.swapNone;
}

/** What to choose, or what the choice will do. */
export function hintOf(dock: Dock, hint: Words['hint']): string {
  const { turn, table, own } = dock;
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
      return source?.from === 'pile'
        ? hint.takePile(outlookOf(table.groups))
        : hint.take({
            display: table.display.some((one) => one !== NO_SHARE),
            pile: pileLeft(table) > 0,
            up: upToTake(table),
          });
    case 'exchange':
      return exchangeHint(dock, hint);
    default:
      return own?.opening != null ? hint.opened(own.opening) : '';
  }
}

function exchangeHint({ turn: { share }, table, own, came }: Dock, hint: Words['hint']): string {
  if (share === undefined || own === undefined)
    return came?.fromPile ? `${hint.drew(came.share)} ${hint.exchange}` : hint.exchange;
  return share === UP
    ? hint.exchangeSame(table.upPile)
    : hint.exchangePicked(share, worthOf(table, own, table.turn, UP));
}
