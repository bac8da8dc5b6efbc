import { UP } from '#games/union-pacific/rules/model.ts';
import { END, exchange, take } from '#games/union-pacific/rules/tests/moves.ts';
import {
  BN,
  DM,
  EP,
  ES,
  KC,
  MR,
  MS,
  SF,
  UM,
  WW,
} from '#games/union-pacific/rules/tests/own-board.ts';
import type { Known } from './known.ts';
import { NEARLY, rivals } from './rivals.ts';

export const taking: readonly Known[] = [
  {
    why: 'Level with a rival in a great company: one share more is the difference between first and shared.',
    position: {
      phase: 'take',
      players: [
        { exposed: [DM, DM, UP, UP, UP] },
        { exposed: [DM, DM, EP, EP, EP, EP, EP, EP, SF, SF, SF, UP] },
        { exposed: [BN, BN, BN, BN, BN, MS, MS, MS, UM, UM, UM, UP] },
        { exposed: [WW, WW, WW, WW, ES, ES, KC, KC, MR, MR, UP] },
      ],
      display: [EP, BN, DM, WW],
      trains: { [DM]: 10 },
    },
    best: [take(2)],
  },
  {
    why: 'Two rivals stand in front for good in all that lies open: none of these shares will ever bring anything.',
    position: {
      phase: 'take',
      players: [
        { exposed: [DM, DM, UP] },
        { exposed: [WW, WW, KC, KC, KC, UP, UP] },
        { exposed: [WW, WW, KC, KC, UP, UP] },
        { exposed: [EP, EP, UP, UP] },
      ],
      display: [WW, WW, KC, KC],
      paid: 2,
    },
    blunders: [take(0), take(1), take(2), take(3)],
  },
  {
    why: 'The last share of a company that one leads beyond reach brings nothing; nobody owns any of the other, and it is worth twelve.',
    position: {
      phase: 'take',
      players: [
        { exposed: [KC, KC, KC, KC, UP] },
        { exposed: [KC, KC, EP, EP, UP, UP] },
        { exposed: [BN, BN, UP] },
        { exposed: [DM, DM, UP] },
      ],
      display: [KC, MS, EP, BN],
      trains: { [KC]: 8, [MS]: 11 },
      paid: 1,
    },
    best: [take(1)],
  },
  {
    why: 'A company worth twelve millions of which nobody owns a share.',
    position: {
      phase: 'take',
      players: [
        { exposed: [UP, UP] },
        { exposed: [EP, EP, EP, UP, UP, WW, WW] },
        { exposed: [BN, BN, BN, UP, UP, KC, KC] },
        { exposed: [DM, DM, DM, UP, UP, MR, MR] },
      ],
      display: [WW, MS, KC, MR],
      trains: { [MS]: 11, [WW]: 3, [KC]: 3, [MR]: 3 },
      paid: 1,
    },
    best: [take(1)],
  },
  {
    why: 'Shortly before the end a first share of an unowned company pays all of it; what lies beside it is owned twice over.',
    position: {
      ...NEARLY,
      phase: 'take',
      players: [
        { exposed: [ES, ES, UP, UP, UP] },
        { exposed: [EP, EP, EP, UP, UP, KC, KC] },
        { exposed: [EP, EP, UM, UM, UP, UP] },
        { exposed: [BN, BN, BN, UM, KC, UP] },
      ],
      display: [EP, UM, SF, KC],
      trains: { [SF]: 9 },
    },
    best: [take(2)],
  },
];

export const exchanging: readonly Known[] = [
  {
    why: 'Two rivals are ahead for good in the company of this share: it brings nothing, a Union Pacific share does.',
    position: {
      phase: 'exchange',
      paid: 2,
      players: [
        { shares: [WW], exposed: [UP, UP] },
        { exposed: [WW, WW, UP, UP] },
        { exposed: [WW, WW, UP] },
        { exposed: [UP, UP] },
      ],
    },
    best: [exchange(WW)],
  },
  {
    why: 'A Union Pacific share for a Union Pacific share is nothing for nothing.',
    position: {
      phase: 'exchange',
      paid: 1,
      players: [{ shares: [UP, UP], exposed: [ES] }, ...rivals],
    },
    best: [END],
  },
  {
    why: 'The lead in this company is out of reach already: the share in hand had better be Union Pacific’s.',
    position: {
      ...NEARLY,
      phase: 'exchange',
      players: [
        { shares: [KC], exposed: [KC, KC, KC, KC, UP, UP] },
        { exposed: [KC, KC, EP, EP, UP, UP] },
        { exposed: [BN, BN, UP, UP] },
        { exposed: [DM, DM, UP, UP] },
      ],
      display: [EP, BN, EP, BN],
    },
    best: [exchange(KC)],
  },
  {
    why: 'The only share that anybody has of a company worth thirteen: to give it away gives all of them away.',
    position: {
      phase: 'exchange',
      players: [
        { shares: [MS], exposed: [UP] },
        { exposed: [EP, EP, UP] },
        { exposed: [BN, BN, UP] },
        { exposed: [DM, DM, UP] },
      ],
      trains: { [MS]: 12 },
    },
    blunders: [exchange(MS)],
  },
];
