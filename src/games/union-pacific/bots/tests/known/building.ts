import { UP } from '#games/union-pacific/rules/model.ts';
import { discard, swap } from '#games/union-pacific/rules/tests/moves.ts';
import { BN, DM, EP, ES, KC, MS, SF, UM, WW } from '#games/union-pacific/rules/tests/own-board.ts';
import { BLACK, JOKER, PLAIN, WHITE } from '#games/union-pacific/rules/tests/tracks.ts';
import type { Known } from './known.ts';
import { LAST, NEARLY, rivals } from './rivals.ts';

const build = (company: number) => ({ do: 'build', company }) as const;
const withJoker = { do: 'build', track: JOKER } as const;

export const building: readonly Known[] = [
  {
    why: 'A train for the company that only the player owns brings one and a half, one for another nothing.',
    position: {
      ...LAST,
      players: [
        { tracks: 'PDBW', exposed: [ES, ES, ES] },
        { exposed: [EP, EP] },
        { exposed: [BN, BN, MS] },
        { exposed: [DM, WW] },
      ],
    },
    best: [build(ES)],
  },
  {
    why: 'Nobody builds up what only a rival owns while a company of their own can grow.',
    position: {
      ...LAST,
      players: [
        { tracks: 'PDBW', exposed: [MS, MS, UP] },
        { exposed: [EP, EP, EP, UP] },
        { exposed: [BN, BN, BN, UP] },
        { exposed: [SF, SF, SF, UP] },
      ],
    },
    blunders: [build(EP), build(BN), build(SF)],
  },
  {
    why: 'First in one company and second in another: the same train brings twice as much in the first.',
    position: {
      ...LAST,
      players: [
        { tracks: 'PDBW', exposed: [DM, DM, DM, DM, SF] },
        { exposed: [DM, SF, SF, SF, SF] },
        { exposed: [BN, BN, EP, EP] },
        { exposed: [UM, UM, MS, MS] },
      ],
    },
    best: [build(DM)],
  },
  {
    why: 'The leader of the table owns these companies alone: every train there is for the leader.',
    position: {
      ...NEARLY,
      players: [
        { tracks: 'PDBW', exposed: [ES, ES, KC], money: 20 },
        { exposed: [MS, MS, MS, SF, SF], money: 45 },
        { exposed: [BN, BN], money: 15 },
        { exposed: [DM, DM], money: 15 },
      ],
    },
    blunders: [build(MS), build(SF)],
  },
  {
    why: 'A plain card lays what the joker would, and the joker may yet lay what the plain card cannot.',
    position: {
      players: [
        { tracks: 'PPPJ', exposed: [EP, EP, EP, EP] },
        { exposed: [BN, BN] },
        { exposed: [MS, MS] },
        { exposed: [DM, DM] },
      ],
      groups: [{ shares: 20, dividends: 0 }, {}],
    },
    blunders: [withJoker],
  },
  {
    why: 'With nothing in hand but a share that is third, a train for one’s own company comes before it.',
    position: {
      ...LAST,
      players: [
        { tracks: 'PDBW', shares: [BN], exposed: [ES, ES, MS, UP] },
        { exposed: [BN, BN, BN, UP] },
        { exposed: [BN, BN, UP] },
        { exposed: [DM, WW, UP] },
      ],
    },
    best: [build(ES), build(MS)],
  },
];

export const discarding: readonly Known[] = [
  {
    why: 'Two plain cards, a white one and a joker: the second plain one is missed least.',
    position: {
      phase: 'discard',
      players: [{ tracks: 'PPWJ', exposed: [ES, ES] }, ...rivals],
    },
    best: [discard(PLAIN)],
  },
  {
    why: 'The joker fits everywhere.',
    position: { phase: 'discard', players: [{ tracks: 'PDBJ', exposed: [DM, DM] }, ...rivals] },
    blunders: [discard(JOKER)],
  },
  {
    why: 'All white spaces are taken: the white card is good for nothing.',
    position: {
      phase: 'discard',
      players: [{ tracks: 'WPD', exposed: [ES, ES] }, ...rivals],
      filled: 'W',
    },
    best: [discard(WHITE)],
  },
  {
    why: 'All black spaces are taken: the black card is good for nothing, even beside three plain ones.',
    position: {
      phase: 'discard',
      players: [{ tracks: 'PPPB', exposed: [EP, EP] }, ...rivals],
      filled: 'B',
    },
    best: [discard(BLACK)],
  },
  {
    why: 'A dead card is swapped before the turn: it costs nothing.',
    position: {
      phase: 'swap',
      options: { swap: true },
      players: [{ tracks: 'WPD' }, ...rivals],
      filled: 'W',
    },
    best: [swap(WHITE)],
  },
];
