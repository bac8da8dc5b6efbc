import type { Refusal, Seat, State } from '#kernel/game.ts';
import { type Rng, takeAtRandom } from '#kernel/rng.ts';
import { layOut, playerOf } from '../changes.ts';
import { add, countsOf } from '../counts.ts';
import { DISPLAY, TRACKS_DEALT } from '../data/cards.ts';
import { beginTurn, clearDisplay, ownOf, showsOneCompany, type Tell } from '../flow.ts';
import {
  type Action,
  type ActionOf,
  type Own,
  SHARES,
  type Share,
  type Table,
  TRACKS,
  type UnionPacific,
  UP,
} from '../model.ts';
import { firstGroups, sharesDealt } from '../setup.ts';

/** 2.2 to 2.7: from the deal to the first turn. */

export function drawDeal({ table, hidden }: State<UnionPacific>, rng: Rng): Action {
  const tracks = hidden.tracks.slice();
  const pile = hidden.pile.slice();
  return {
    do: 'deal',
    tracks: table.players.map(() => takeAtRandom(tracks, TRACKS_DEALT, rng)),
    shares: table.players.map(() => takeAtRandom(pile, sharesDealt(table.options), rng)),
  };
}

export function checkDeal(
  { table, hidden }: State<UnionPacific>,
  { tracks, shares }: ActionOf<'deal'>,
): Refusal | undefined {
  const fits = (hands: number[][], size: number, kinds: readonly number[]) =>
    hands.length === table.players.length &&
    hands.every((hand) => hand.length === size) &&
    countsOf(hands.flat(), SHARES).every((count, kind) => count <= (kinds[kind] ?? 0));
  const possible =
    fits(tracks, TRACKS_DEALT, hidden.tracks) &&
    fits(shares, sharesDealt(table.options), hidden.pile);
  return possible ? undefined : { rule: '16.1' };
}

export function deal(state: State<UnionPacific>, action: ActionOf<'deal'>, tell: Tell): void {
  const { table, hidden } = state;
  for (const [seat, player] of table.players.entries()) {
    const own = ownOf(state, seat);
    const tracks = action.tracks[seat] ?? [];
    const shares = [...(action.shares[seat] ?? []), UP];
    for (const track of tracks) add(hidden.tracks, track, -1);
    for (const share of shares) if (share !== UP) add(hidden.pile, share, -1);
    own.tracks = countsOf(tracks, TRACKS);
    own.shares = countsOf(shares, SHARES);
    player.tracks = tracks.length;
    player.shares = shares.length;
    player.up = 1;
    table.trackPile -= tracks.length;
    table.upPile--;
    tell?.({ is: 'cards-dealt', seat, tracks, shares });
  }
  table.phase = 'open';
}

/** Every choice there can be, made once. */
const OPENINGS: readonly Action[] = Array.from({ length: SHARES }, (_, share) => ({
  do: 'choose-opening',
  share,
}));

export function checkOpening(
  table: Table,
  own: Own,
  seat: Seat,
  { share }: ActionOf<'choose-opening'>,
): Refusal | undefined {
  if (playerOf(table, seat).chosen) return { rule: '2.5' };
  return (own.shares[share] as number) > 0 ? undefined : { rule: '2.4' };
}

export function offerOpenings(own: Own, into: Action[]): void {
  for (let share = 0; share < SHARES; share++) {
    if ((own.shares[share] as number) > 0) into.push(OPENINGS[share] as Action);
  }
}

export function chooseOpening(
  state: State<UnionPacific>,
  seat: Seat,
  { share }: ActionOf<'choose-opening'>,
  tell: Tell,
): void {
  const { table } = state;
  ownOf(state, seat).opening = share;
  playerOf(table, seat).chosen = true;
  tell?.({ is: 'opening-chosen', seat, share });
  if (table.players.every(({ chosen }) => chosen)) table.phase = 'reveal';
}

/** 2.3: all at once. */
export function reveal(state: State<UnionPacific>, tell: Tell): void {
  const { table } = state;
  const shares: Share[] = [];
  for (const [seat, player] of table.players.entries()) {
    const own = ownOf(state, seat);
    const share = own.opening as Share;
    own.opening = null;
    add(own.shares, share, -1);
    layOut(player, share);
    shares.push(share);
  }
  table.phase = 'display';
  tell?.({ is: 'openings-revealed', shares });
}

export function drawDisplay({ hidden }: State<UnionPacific>, rng: Rng): Action {
  return { do: 'lay-display', shares: takeAtRandom(hidden.pile.slice(), DISPLAY, rng) };
}

export function checkDisplay(
  { hidden }: State<UnionPacific>,
  { shares }: ActionOf<'lay-display'>,
): Refusal | undefined {
  const there = countsOf(shares, SHARES).every((count, kind) => count <= (hidden.pile[kind] ?? 0));
  return there && shares.length === DISPLAY ? undefined : { rule: '2.6' };
}

export function layDisplay(
  { table, hidden }: State<UnionPacific>,
  { shares }: ActionOf<'lay-display'>,
  tell: Tell,
): void {
  for (const share of shares) add(hidden.pile, share, -1);
  table.display = [...shares];
  tell?.({ is: 'display-laid', shares: [...shares] });
  if (showsOneCompany(table)) return clearDisplay(table, tell);
  table.groups = firstGroups(table);
  beginTurn(table, 0, tell);
}
