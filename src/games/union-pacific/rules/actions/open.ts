import type { ChanceAction, SeatAction } from '#kernel/play.ts';
import { takeAtRandom } from '#kernel/rng.ts';
import { layOut, ownOf, playerOf } from '../changes.ts';
import { add, countsOf } from '../counts.ts';
import { DISPLAY, TRACKS_DEALT } from '../data/cards.ts';
import { afterDeal, afterDisplay, afterOpening, afterReveal } from '../flow.ts';
import { type Action, SHARES, type Share, TRACKS, type UnionPacific, UP } from '../model.ts';
import { sharesDealt } from '../setup.ts';

/** 2.2 to 2.7: from the deal to the first turn. */

export const deal = {
  phases: ['deal'],

  check({ table, hidden }, { tracks, shares }) {
    const fits = (hands: number[][], size: number, kinds: readonly number[]) =>
      hands.length === table.players.length &&
      hands.every((hand) => hand.length === size) &&
      countsOf(hands.flat(), SHARES).every((count, kind) => count <= (kinds[kind] ?? 0));
    const possible =
      fits(tracks, TRACKS_DEALT, hidden.tracks) &&
      fits(shares, sharesDealt(table.options), hidden.pile);
    return possible ? undefined : { rule: '16.1' };
  },

  draw({ table, hidden }, rng) {
    const tracks = hidden.tracks.slice();
    const pile = hidden.pile.slice();
    return {
      do: 'deal',
      tracks: table.players.map(() => takeAtRandom(tracks, TRACKS_DEALT, rng)),
      shares: table.players.map(() => takeAtRandom(pile, sharesDealt(table.options), rng)),
    };
  },

  apply(state, action, tell) {
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
    afterDeal(table);
  },
} satisfies ChanceAction<UnionPacific, 'deal'>;

/** Every choice there can be, made once. */
const OPENINGS: readonly Action[] = Array.from({ length: SHARES }, (_, share) => ({
  do: 'choose-opening',
  share,
}));

export const chooseOpening = {
  phases: ['open'],

  check: (_table, own, _seat, { share }) =>
    (own.shares[share] as number) > 0 ? undefined : { rule: '2.4' },

  /** 2.5: who has chosen is not asked again. */
  checkOutOfTurn: ({ phase, players }, seat) =>
    phase === 'open' && seat < players.length ? { rule: '2.5' } : undefined,

  offer(_table, own, _seat, into) {
    for (let share = 0; share < SHARES; share++) {
      if ((own.shares[share] as number) > 0) into.push(OPENINGS[share] as Action);
    }
  },

  apply(state, seat, { share }, tell) {
    const { table } = state;
    ownOf(state, seat).opening = share;
    playerOf(table, seat).chosen = true;
    tell?.({ is: 'opening-chosen', seat, share });
    afterOpening(table);
  },
} satisfies SeatAction<UnionPacific, 'choose-opening'>;

/** 2.3: all at once. */
export const reveal = {
  phases: ['reveal'],

  draw: () => ({ do: 'reveal' }),

  apply(state, _action, tell) {
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
    afterReveal(table);
    tell?.({ is: 'openings-revealed', shares });
  },
} satisfies ChanceAction<UnionPacific, 'reveal'>;

/** 2.6, 2.7 */
export const layDisplay = {
  phases: ['display'],

  check({ hidden }, { shares }) {
    const there = countsOf(shares, SHARES).every(
      (count, kind) => count <= (hidden.pile[kind] ?? 0),
    );
    return there && shares.length === DISPLAY ? undefined : { rule: '2.6' };
  },

  draw: ({ hidden }, rng) => ({
    do: 'lay-display',
    shares: takeAtRandom(hidden.pile.slice(), DISPLAY, rng),
  }),

  apply({ table, hidden }, { shares }, tell) {
    for (const share of shares) add(hidden.pile, share, -1);
    table.display = [...shares];
    tell?.({ is: 'display-laid', shares: [...shares] });
    afterDisplay(table, tell);
  },
} satisfies ChanceAction<UnionPacific, 'lay-display'>;
