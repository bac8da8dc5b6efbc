import type { Refusal, Seat, State } from '#kernel/game.ts';
import type { ChanceAction, SeatAction } from '#kernel/play.ts';
import { takeAtRandom } from '#kernel/rng.ts';
import { boardOf, isDead } from '../board.ts';
import { ownOf, playerOf, reshuffle, spendTrack } from '../changes.ts';
import { add } from '../counts.ts';
import { afterSwap, afterSwapping, afterTrack, canDrawTrack } from '../flow.ts';
import {
  type Action,
  type Own,
  type Table,
  TRACKS,
  type Track,
  type UnionPacific,
} from '../model.ts';

/** 4.1 to 4.10: track cards come and go. */

/** Every draw and every swap there can be, made once. */
const DRAWS: readonly Action[] = Array.from({ length: TRACKS }, (_, track) => ({
  do: 'draw-track',
  track,
}));
const SWAPS: readonly Action[] = Array.from({ length: TRACKS }, (_, track) => ({
  do: 'swap-track',
  track,
}));
const STOP: Action = { do: 'stop-swapping' };

/** 4.3, 4.10: the pile, or what becomes the pile when it is empty. */
const pileOf = ({ table, hidden }: State<UnionPacific>): readonly number[] =>
  table.trackPile > 0 ? hidden.tracks : table.discards;

export const drawTrack = {
  phases: ['track', 'swap-draw'],

  check: (state, { track }) =>
    (pileOf(state)[track] as number) > 0 ? undefined : { rule: '16.3' },

  draw(state, rng) {
    const [track] = takeAtRandom(pileOf(state).slice(), 1, rng);
    return DRAWS[track as Track] as Action;
  },

  apply(state, { track }, tell) {
    const { table, hidden } = state;
    if (table.trackPile === 0) {
      hidden.tracks = table.discards;
      reshuffle(table);
      tell?.({ is: 'tracks-reshuffled' });
    }
    const seat = table.turn;
    add(hidden.tracks, track, -1);
    table.trackPile--;
    add(ownOf(state, seat).tracks, track);
    playerOf(table, seat).tracks++;
    tell?.({ is: 'track-drawn', seat, track });
    afterTrack(table);
  },
} satisfies ChanceAction<UnionPacific, 'draw-track'>;

/** 4.2 */
export function checkHolds(own: Own, track: Track): Refusal | undefined {
  return (own.tracks[track] as number) > 0 ? undefined : { rule: '4.2' };
}

/** 4.4: dead, and there is a card to come in its place. */
export function canSwap(table: Table, track: Track): boolean {
  return isDead(boardOf(table.board), table.spaces, track) && canDrawTrack(table);
}

export const swapTrack = {
  phases: ['swap'],

  check: (table, own, _seat, { track }) =>
    canSwap(table, track) ? checkHolds(own, track) : { rule: '4.4' },

  offer(table, { tracks }, _seat, into) {
    for (let track = 0; track < TRACKS; track++) {
      if ((tracks[track] as number) > 0 && canSwap(table, track)) into.push(SWAPS[track] as Action);
    }
  },

  apply(state, seat, { track }, tell) {
    const { table } = state;
    layAside(state, seat, track, table.gone);
    tell?.({ is: 'track-swapped', seat, track });
    afterSwap(table);
  },
} satisfies SeatAction<UnionPacific, 'swap-track'>;

export const stopSwapping = {
  phases: ['swap'],

  offer(_table, _own, _seat, into) {
    into.push(STOP);
  },

  apply({ table }, _seat, _action, tell) {
    afterSwapping(table, tell);
  },
} satisfies SeatAction<UnionPacific, 'stop-swapping'>;

/** Out of the hand and onto an open pile. */
export function layAside(
  state: State<UnionPacific>,
  seat: Seat,
  track: Track,
  onto: number[],
): void {
  add(ownOf(state, seat).tracks, track, -1);
  spendTrack(playerOf(state.table, seat), track, onto);
}
