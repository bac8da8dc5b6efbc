import type { Share } from '#games/union-pacific/rules/model.ts';
import { UP } from '#games/union-pacific/rules/model.ts';
import {
  BN,
  DM,
  EP,
  ES,
  type Hand,
  KC,
  type Moment,
  MR,
  MS,
  position,
  SF,
  spaceOf,
  UM,
  WW,
} from './position.ts';

/** One game of three, seen at five moments: what lies out stays out, and what was drawn is gone from the pile. */

export const MEMPHIS = spaceOf('st-louis', 'memphis');

const times = (count: number, share: Share): Share[] => new Array<Share>(count).fill(share);

/** Turn 4: everybody has invested once, and nobody has built. */
export const opening = () =>
  position({
    turns: 4,
    players: [
      { tracks: 'PDBW', shares: [KC, EP, UP], exposed: [KC, KC] },
      { tracks: 'PPD', shares: [BN, KC, UP], exposed: [BN, KC] },
      { tracks: 'DWJ', shares: [SF, ES, UP], exposed: [EP, EP] },
    ],
    display: [MR, EP, KC, SF],
    discards: 'PPD',
    groups: [{ shares: 6 }, { shares: 18, dividends: 1 }, { dividends: 3 }],
  });

const KANSAS: NonNullable<Moment['built']> = [
  [KC, MEMPHIS],
  [KC, spaceOf('memphis', 'atlanta')],
  [KC, spaceOf('kansas-city', 'oklahoma-city')],
  [KC, spaceOf('omaha', 'kansas-city')],
];
const ELSEWHERE: NonNullable<Moment['built']> = [
  [EP, spaceOf('el-paso', 'san-antonio')],
  [EP, spaceOf('dallas', 'san-antonio')],
  [EP, spaceOf('el-paso', 'phoenix')],
  [BN, spaceOf('boise', 'billings')],
];
const SINCE: NonNullable<Moment['built']> = [
  [BN, spaceOf('calgary', 'billings')],
  [EP, spaceOf('chihuahua', 'el-paso')],
  [MS, spaceOf('miami', 'new-orleans')],
];

/** Turn 13: Kansas City Central has five trains, and the Apprentice leads in it. */
export const behind = () =>
  position({
    turns: 13,
    players: [
      {
        tracks: 'PPDW',
        shares: [KC, KC, MS, MS, UP, UP],
        exposed: [KC, KC],
        boxed: [EP],
        held: [KC, MS, MS],
      },
      { tracks: 'PPD', shares: [BN, DM, UP], exposed: [BN, KC, KC, KC] },
      { tracks: 'DWJ', shares: [SF, ES, EP, EP, WW, UP], exposed: [EP, EP] },
    ],
    built: [...KANSAS, ...ELSEWHERE],
    display: [MR, BN, UM, SF],
    discards: 'PPDBBBBPBPDW',
    groups: [{ shares: 16, dividends: 1 }, { dividends: 3 }],
  });

/** Turn 16: a train has just been built, and a share is to be taken. */
export const taking = () =>
  position({
    phase: 'take',
    turns: 16,
    players: [
      {
        tracks: 'DBW',
        shares: [MS, MS, UP, UP],
        exposed: times(4, KC),
        boxed: [EP],
        held: [MS, MS],
      },
      { tracks: 'PPD', shares: [BN, BN, DM, UP], exposed: [BN, KC, KC, KC], held: [BN] },
      { tracks: 'DWJ', shares: [SF, SF, ES, EP, EP, WW, UP], exposed: [EP, EP] },
    ],
    built: [...KANSAS, ...ELSEWHERE, ...SINCE],
    display: [MR, UM, DM, ES],
    discards: 'PPDBBBBPBPDWPPPP',
    groups: [{ shares: 14, dividends: 1 }, { dividends: 3 }],
  });

/** Turn 19: one dividend is paid, and the Apprentice has laid out a Union Pacific share. */
export const afterFirst = () =>
  position({
    turns: 19,
    paid: 1,
    players: [
      {
        tracks: 'PDBW',
        shares: [MS, MS, MR, UP, UP],
        exposed: times(4, KC),
        boxed: [EP],
        held: [MS, MS],
        money: 6,
      },
      { tracks: 'PPD', shares: [BN, BN, DM], exposed: [BN, KC, KC, KC, UP], held: [BN], money: 9 },
      { tracks: 'DWJ', shares: [SF, SF, ES, ES, EP, EP, WW, UP], exposed: [EP, EP], money: 10 },
    ],
    built: [...KANSAS, ...ELSEWHERE, ...SINCE, [EP, spaceOf('phoenix', 'los-angeles')]],
    display: [MR, UM, DM, WW],
    discards: 'PPDBBBBPBPDWPPPPDP',
    groups: [{ shares: 12 }, { dividends: 3 }],
  });

const PUPIL: Hand = {
  tracks: 'PDB',
  shares: times(3, MS),
  exposed: [...times(4, KC), ...times(5, MR), ...times(5, DM), WW, WW, ...times(4, UP)],
  boxed: [EP, EP, BN, BN, WW],
  held: [MS, MS],
  money: 73,
};
const APPRENTICE: Hand = {
  tracks: 'PPD',
  shares: [MS, MS, EP, ES, UM],
  exposed: [
    ...times(9, BN),
    ...times(3, KC),
    ...times(5, UM),
    ...times(3, SF),
    ...times(3, DM),
    ...times(6, UP),
  ],
  boxed: [MS, MS, EP, EP],
  money: 59,
};
const SECOND: Hand = {
  tracks: 'DWJ',
  shares: [BN, MS, DM, MR],
  exposed: [
    ...times(11, EP),
    ...times(5, ES),
    ...times(5, SF),
    ...times(3, WW),
    UM,
    UM,
    ...times(5, UP),
  ],
  boxed: [MS, MS, BN],
  money: 44,
};
const TRAINS = { [KC]: 9, [ES]: 7, [MR]: 6, [WW]: 5, [DM]: 9, [SF]: 9, [UM]: 7, [MS]: 7 };

/** Turn 103: three dividends are paid, the last is among the six cards that are left, and a share is to be taken. */
export const LATE: Moment = {
  phase: 'take',
  turns: 103,
  paid: 3,
  players: [PUPIL, APPRENTICE, SECOND],
  trains: { ...TRAINS, [BN]: 12, [EP]: 15 },
  display: [EP, BN, MS, ES],
  trackPile: 'PPPPPDDDDBBBWWWJJ',
};
export const late = () => position(LATE);

/** Turn 106: everybody has built once more, and taken a Union Pacific share: the pile is as it was. */
export const beforeLast = () =>
  position({
    turns: 106,
    paid: 3,
    players: [
      { ...PUPIL, tracks: 'PDBW', shares: [...times(3, MS), UP] },
      { ...APPRENTICE, shares: [...(APPRENTICE.shares ?? []), UP] },
      { ...SECOND, shares: [...(SECOND.shares ?? []), UP] },
    ],
    trains: { ...TRAINS, [BN]: 13, [EP]: 16 },
    display: [EP, BN, MS, ES],
    trackPile: 'PPPPDDDBBBWWJJ',
  });
