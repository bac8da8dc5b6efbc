import type { Event } from '#games/railroad-tycoon/rules/model.ts';

/** What a cube takes for one link. */
const LINK_MS = 620;

/** A delivery of the others is seen on its way; a track of four tiles grows in about a second and a half. */
export function durationOf(event: Event): number {
  switch (event.is) {
    case 'cities-filled':
      return 500;
    case 'turn-begun':
      return 700;
    case 'round-begun':
      return 250;
    case 'bid-made':
      return 650;
    case 'bid-passed':
      return 450;
    case 'first-chosen':
      return 1300;
    case 'share-issued':
      return 220;
    case 'grant-announced':
      return 500;
    case 'track-laid':
    case 'track-redirected':
      return 330;
    case 'link-finished':
      return 500;
    case 'building-stopped':
      return 350;
    case 'city-urbanised':
    case 'city-grown':
      return 900;
    case 'cubes-drawn':
      return 800;
    case 'level-raised':
      return 900;
    case 'goods-delivered':
      return 500 + LINK_MS * event.route.length;
    case 'city-emptied':
      return 500;
    case 'end-announced':
      return 1800;
    case 'card-taken':
      return 1000;
    case 'points-gained':
      return 1100;
    case 'card-removed':
      return 250;
    case 'western-built':
      return 1200;
    case 'action-declined':
      return 500;
    case 'pullman-shown':
      return 2000;
    case 'income-paid':
      return 320;
    case 'links-removed':
      return 700;
    case 'card-turned':
      return 900;
    case 'tycoon-shown':
      return 1400;
    case 'tycoon-dealt':
    case 'cards-laid':
    case 'phase-begun':
    case 'bid-asked':
    case 'action-ended':
    case 'game-ended':
      return 0;
  }
}
