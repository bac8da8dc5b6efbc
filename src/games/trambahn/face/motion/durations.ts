import type { Event } from '#games/trambahn/rules/model.ts';

/** The tokens `--quick` and `--slow`, for what has to be known before anything is drawn. */
export const QUICK = 160;
export const SLOW = 420;

/** Between one card of several and the next. */
export const GAP = 90;

/** A moment to look at what has arrived. */
const LOOK = 140;

/** A result stays for so long, to be read. */
const READ = 2000;

/** How long points are counted, and then stand; a scoring that brings nothing is only shown. */
const COUNT = 2200;
const SCORING = COUNT + READ;

export function durationOf(event: Event): number {
  switch (event.is) {
    case 'turn-begun':
    case 'phase-begun':
    case 'payment-settled':
    case 'game-ended':
      return 0;
    case 'money-dealt':
      return SLOW + LOOK;
    case 'cards-drawn':
      return SLOW + (event.count - 1) * GAP + LOOK;
    case 'passenger-laid':
    case 'column-started':
    case 'column-extended':
      return SLOW + LOOK;
    case 'card-banked':
      return SLOW;
    case 'trams-displayed':
      return SLOW + (event.trams.length - 1) * GAP;
    case 'tram-bought':
      return QUICK + SLOW + LOOK;
    case 'columns-sold':
      return 2 * SLOW;
    case 'money-halved':
      return READ;
    case 'line-scored':
      return event.points[0] + event.points[1] === 0 ? READ : SCORING;
    case 'bonus-scored':
      return SCORING;
  }
}

/** Of a count: until here cards are counted, from there on the points go to the pad. */
export const COUNTED_AT = COUNT / SCORING;
