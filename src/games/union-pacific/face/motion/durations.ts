import type { Event } from '#games/union-pacific/rules/model.ts';

/** A turn of somebody who builds and takes a share is shown in about two seconds. */
export function durationOf(event: Event): number {
  switch (event.is) {
    case 'openings-revealed':
      return 3200;
    case 'display-laid':
      return 600;
    case 'turn-begun':
      return 120;
    case 'track-drawn':
      return event.track === undefined ? 0 : 260;
    case 'train-built':
      return 900;
    case 'shares-invested':
      return 1000;
    case 'share-taken':
    case 'up-taken':
    case 'share-exchanged':
      return 600;
    case 'share-drawn':
      return 500;
    case 'share-displayed':
      return 320;
    case 'track-discarded':
    case 'tracks-reshuffled':
    case 'track-swapped':
      return 320;
    case 'display-removed':
      return 1500;
    case 'dividend-turned':
      return 1500;
    case 'third-appeared':
      return 2400;
    case 'company-paid':
    case 'up-paid':
      return event.payments.some((sum) => sum === null || sum > 0) ? 850 : 0;
    case 'dividend-paid':
      return 2600;
    case 'cards-dealt':
    case 'opening-chosen':
    case 'phase-begun':
    case 'game-ended':
      return 0;
  }
}
