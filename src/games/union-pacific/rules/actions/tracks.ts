import type { Refusal, Seat, State } from '#kernel/game.ts';
import { type Rng, takeAtRandom } from '#kernel/rng.ts';
import { boardOf, isDead } from '../board.ts';
import { playerOf, reshuffle, spendTrack } from '../changes.ts';
import { add } from '../counts.ts';
import { canDrawTrack, goOn, ownOf, phaseToDraw, type Tell } from '../flow.ts';
import {
  type Action,
  type ActionOf,
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

export function drawTrack(state: State<UnionPacific>, rng: Rng): Action {
  const [track] = takeAtRandom(pileOf(state).slice(), 1, rng);
  return DRAWS[track as Track] as Action;
}

export function checkDrawTrack(
  state: State<UnionPacific>,
  { track }: ActionOf<'draw-track'>,
): Refusal | undefined {
  return (pileOf(state)[track] as number) > 0 ? undefined : { rule: '16.3' };
}

export function takeTrack(
  state: State<UnionPacific>,
  { track }: ActionOf<'draw-track'>,
  tell: Tell,
): void {
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
  table.phase = table.phase === 'swap-draw' ? 'swap' : 'act';
}

/** 4.2 */
export function checkHolds(own: Own, track: Track): Refusal | undefined {
  return (own.tracks[track] as number) > 0 ? undefined : { rule: '4.2' };
}

/** 4.4: dead, and there is a card to come in its place. */
export function canSwap(table: Table, track: Track): boolean {
  return isDead(boardOf(table.board), table.spaces, track) && canDrawTrack(table);
}

export function checkSwap(
  table: Table,
  own: Own,
  { track }: ActionOf<'swap-track'>,
): Refusal | undefined {
  return canSwap(table, track) ? checkHolds(own, track) : { rule: '4.4' };
}

export function offerSwaps(table: Table, own: Own, into: Action[]): void {
  for (const swap of SWAPS) {
    if (!checkSwap(table, own, swap as ActionOf<'swap-track'>)) into.push(swap);
  }
  into.push(STOP);
}

export function swapTrack(
  state: State<UnionPacific>,
  seat: Seat,
  { track }: ActionOf<'swap-track'>,
  tell: Tell,
): void {
  const { table } = state;
  layAside(state, seat, track, table.gone);
  tell?.({ is: 'track-swapped', seat, track });
  table.phase = 'swap-draw';
}

export function stopSwapping({ table }: State<UnionPacific>, tell: Tell): void {
  goOn(table, phaseToDraw(table), tell);
}

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
