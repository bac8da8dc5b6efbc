import { add } from '#games/union-pacific/counts.ts';
import { type Event, type Own, type Share, type Track, UP } from '#games/union-pacific/model.ts';

/** What one's own deed does to one's own hand. */
export function tellOwn(own: Own, event: Event): Own {
  const tracks = (track: Track | undefined, by: number): Own =>
    track === undefined ? own : { ...own, tracks: changed(own.tracks, track, by) };
  const shares = (share: Share | undefined, by: number): Own =>
    share === undefined ? own : { ...own, shares: changed(own.shares, share, by) };
  switch (event.is) {
    case 'cards-dealt':
      return {
        ...own,
        tracks: (event.tracks ?? []).reduce((all, track) => changed(all, track, 1), own.tracks),
        shares: (event.shares ?? []).reduce((all, share) => changed(all, share, 1), own.shares),
      };
    case 'opening-chosen':
      return { ...own, opening: event.share ?? null };
    case 'track-drawn':
      return tracks(event.track, 1);
    case 'track-swapped':
    case 'track-discarded':
    case 'train-built':
      return tracks(event.track, -1);
    case 'shares-invested':
      return {
        ...own,
        shares: event.shares.reduce((all, share) => changed(all, share, -1), own.shares),
      };
    case 'share-taken':
    case 'share-drawn':
      return shares(event.share, 1);
    case 'up-taken':
      return shares(UP, 1);
    case 'share-exchanged':
      if (event.share === undefined) return own;
      return {
        ...own,
        shares: changed(changed(own.shares, event.share, -1), UP, 1),
        boxed: changed(own.boxed, event.share, 1),
      };
    default:
      return own;
  }
}

export function changed(counts: readonly number[], kind: number, by: number): number[] {
  const after = counts.slice();
  add(after, kind, by);
  return after;
}
