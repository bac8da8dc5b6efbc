import { UP } from '#games/union-pacific/rules/model.ts';
import { invest, pair } from '#games/union-pacific/rules/tests/moves.ts';
import { BN, DM, EP, KC, MS, SF, UM, WW } from '#games/union-pacific/rules/tests/own-board.ts';
import type { Known } from './known.ts';
import { LAST, rivals, soon } from './rivals.ts';

export const investing: readonly Known[] = [
  {
    why: 'A dividend is among the next four cards, and nobody else owns any of this company.',
    position: {
      players: [{ tracks: 'PDBW', shares: [MS, MS, MS], exposed: [UP, UP] }, ...rivals],
      groups: soon,
      trains: { [MS]: 5 },
    },
    best: [invest(MS, 3)],
  },
  {
    why: 'The last dividend is all but turned: whatever stays in hand brings nothing any more.',
    position: {
      ...LAST,
      players: [{ tracks: 'PDBW', shares: [MS, MS], exposed: [UP, UP] }, ...rivals],
      trains: { [MS]: 9 },
    },
    best: [invest(MS, 2)],
  },
  {
    why: 'One share each of two companies that nobody else owns: before the last dividend both are laid out.',
    position: {
      ...LAST,
      players: [
        { tracks: 'PDBW', shares: [MS, DM], exposed: [UP, UP] },
        { exposed: [EP, EP, SF, SF, KC, KC, UP] },
        { exposed: [BN, BN, UM, UM, UP] },
        { exposed: [WW, WW, UP, UP] },
      ],
      trains: { [MS]: 8, [DM]: 8 },
    },
    best: [pair(MS, DM)],
  },
  {
    why: 'There is one investment left: the company that makes one first, not the one in which two are ahead.',
    position: {
      ...LAST,
      players: [
        { tracks: 'PDBW', shares: [MS, MS, EP, EP], exposed: [UP, UP] },
        { exposed: [EP, EP, EP, EP, SF, SF, UP] },
        { exposed: [EP, EP, EP, UM, UM, UP] },
        { exposed: [DM, DM, WW, WW, UP, UP] },
      ],
      trains: { [MS]: 8, [EP]: 12 },
    },
    best: [invest(MS, 2)],
  },
  {
    why: 'Three shares overtake the two of a rival; two would only draw level.',
    position: {
      ...LAST,
      players: [
        { tracks: 'PDBW', shares: [DM, DM, DM], exposed: [UP, UP] },
        { exposed: [DM, DM, SF, SF, UP] },
        { exposed: [BN, BN, UM, UM, UP] },
        { exposed: [MS, WW, WW, UP] },
      ],
      trains: { [DM]: 10 },
    },
    best: [invest(DM, 3)],
  },
  {
    why: 'The first dividend pays nothing for Union Pacific shares: the company is laid out, they can wait.',
    position: {
      players: [
        { tracks: 'PDBW', shares: [UP, UP, MS, MS], exposed: [KC] },
        { exposed: [EP, EP, UP] },
        { exposed: [BN, BN, UP] },
        { exposed: [DM, UP] },
      ],
      groups: soon,
      trains: { [MS]: 7 },
    },
    blunders: [invest(UP, 2), invest(UP)],
  },
  {
    why: 'The largest Union Pacific holding is in hand, and the last dividend pays twenty millions for it.',
    position: {
      ...LAST,
      players: [
        { tracks: 'PDBW', shares: [UP, UP, UP, UP, WW], exposed: [MS] },
        { exposed: [EP, EP, EP, UP, UP, UP, WW] },
        { exposed: [BN, BN, BN, UP, UP] },
        { exposed: [DM, DM, DM, UP] },
      ],
    },
    best: [invest(UP, 4)],
  },
  {
    why: 'One share is enough in a great company that nobody else owns: the other half of the turn goes to Union Pacific.',
    position: {
      ...LAST,
      players: [
        { tracks: 'PDBW', shares: [UP, UP, MS, MS], exposed: [KC] },
        { exposed: [EP, EP, UP, UP, UP, UP, UP] },
        { exposed: [BN, BN, UP, UP, UP, UP] },
        { exposed: [DM, DM, UP, UP, UP] },
      ],
      trains: { [MS]: 13 },
    },
    best: [pair(MS, UP)],
  },
  {
    why: 'A dividend is near, and this share would be the third behind two rivals: laying it out alone is a turn lost.',
    position: {
      players: [
        { tracks: 'PDBW', shares: [EP, KC, KC], exposed: [UP] },
        { exposed: [EP, EP, EP, UP] },
        { exposed: [EP, EP, EP, UP] },
        { exposed: [DM, DM, UP] },
      ],
      groups: soon,
      trains: { [KC]: 7 },
    },
    blunders: [invest(EP)],
  },
];
