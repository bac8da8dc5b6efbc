import type { Seat } from '#kernel/game.ts';
import { add, countsOf } from './counts.ts';
import { type Event, type Own, SHARES, type Share, TRACKS, type Track, UP } from './model.ts';

/** Law 12, of what one knows beyond the table. */
export function foldOwn(own: Own, event: Event, eyes: Seat): void {
  if (event.is === 'openings-revealed') {
    add(own.shares, event.shares[eyes] as Share, -1);
    own.opening = null;
  } else if (event.is === 'dividend-paid') own.money += event.payments[eyes] ?? 0;
  else if ('seat' in event && event.seat === eyes) foldOwnDeed(own, event);
}

/** Of one's own deeds and cards everything is shown. */
function foldOwnDeed(own: Own, event: Event): void {
  switch (event.is) {
    case 'cards-dealt':
      own.tracks = countsOf(event.tracks as Track[], TRACKS);
      own.shares = countsOf(event.shares as Share[], SHARES);
      break;
    case 'opening-chosen':
      own.opening = event.share as Share;
      break;
    case 'track-drawn':
      add(own.tracks, event.track as Track);
      break;
    case 'track-swapped':
    case 'track-discarded':
    case 'train-built':
      add(own.tracks, event.track, -1);
      break;
    case 'shares-invested':
      for (const share of event.shares) add(own.shares, share, -1);
      break;
    case 'share-taken':
    case 'share-drawn':
      add(own.shares, event.share as Share);
      break;
    case 'up-taken':
      add(own.shares, UP);
      break;
    case 'share-exchanged':
      add(own.shares, event.share as Share, -1);
      add(own.boxed, event.share as Share);
      add(own.shares, UP);
      break;
    default:
  }
}
