import type { Bot } from '#bots/bot.ts';
import type { Rng } from '#kernel/rng.ts';
import { total } from '../counts.ts';
import { unionPacific } from '../index.ts';
import { type Action, NO_SHARE, type Own, type Table, type UnionPacific, UP } from '../model.ts';
import { END, exchange, STOP, TAKE_PILE, TAKE_UP, take } from './moves.ts';

/** Who plays the recorded games: simple people, each with a way that brings about what is to be shown. */

/** How many shares in hand make them invest; what they take; whether they exchange. */
type Style = {
  hand: number;
  taking: (table: Table, own: Own, rng: Rng) => Action;
  exchanges: (own: Own, rng: Rng) => boolean;
};

function player(name: string, way: Style): Bot<UnionPacific> {
  return {
    name,
    decide(table, own, seat, rng) {
      const choices = unionPacific.game.choices(table, own, seat);
      const some = () => choices[rng.below(choices.length)] as Action;
      const offered = (action: Action) =>
        choices.find((choice) => JSON.stringify(choice) === JSON.stringify(action));
      switch (table.phase) {
        case 'act':
          return total(own.shares) >= way.hand ? invested(choices, some) : built(choices, some);
        case 'swap':
          return choices[0] ?? STOP;
        case 'take':
          return offered(way.taking(table, own, rng)) ?? (choices[0] as Action);
        case 'exchange':
          return way.exchanges(own, rng) ? exchanged(own) : END;
        default:
          return some();
      }
    },
  };
}

const built = (choices: readonly Action[], some: () => Action): Action =>
  choices.some((choice) => choice.do === 'build') ? some() : invested(choices, some);

/** As much as possible at a time. */
function invested(choices: readonly Action[], some: () => Action): Action {
  const all = choices.filter((choice) => choice.do === 'invest');
  return all.toSorted((a, b) => b.count - a.count)[0] ?? some();
}

/** The kind of which there are fewest. */
function exchanged({ shares }: Own): Action {
  const held = [...shares.keys()].filter((share) => share !== UP && (shares[share] as number) > 0);
  const [rarest] = held.toSorted((a, b) => (shares[a] as number) - (shares[b] as number));
  return rarest === undefined ? END : exchange(rarest);
}

/** The place of the display whose share one has most of already. */
function wanted({ display }: Table, { shares }: Own): number {
  const worth = (place: number) => shares[display[place] as number] ?? -1;
  return [...display.keys()].toSorted((a, b) => worth(b) - worth(a))[0] as number;
}

/** The place of the display whose share has the fewest like it. */
function odd({ display }: Table): number {
  const like = (place: number) => display.filter((share) => share === display[place]).length;
  const places = [...display.keys()].filter((place) => display[place] !== NO_SHARE);
  return places.toSorted((a, b) => like(a) - like(b))[0] ?? 0;
}

export const ordinary = player('ordinary', {
  hand: 5,
  taking: (table, own, rng) =>
    [TAKE_PILE, TAKE_UP, take(wanted(table, own)), take(wanted(table, own))][
      rng.below(4)
    ] as Action,
  exchanges: (own, rng) => total(own.shares) > 3 && rng.below(8) === 0,
});

/** Leaves on display what is alike, until four are. */
export const gathering = player('gathering', {
  hand: 6,
  taking: (table) => take(odd(table)),
  exchanges: () => false,
});

/** Lives by the Union Pacific, one share at a time. */
export const baron = player('baron', {
  hand: 2,
  taking: (table, _, rng) => (rng.below(2) === 0 ? TAKE_UP : take(odd(table))),
  exchanges: (_, rng) => rng.below(3) === 0,
});

/** Hoards, and lays out little: what is left over is somebody else's. */
export const hoarder = player('hoarder', {
  hand: 12,
  taking: (_, __, rng) => (rng.below(6) === 0 ? take(0) : TAKE_PILE),
  exchanges: () => false,
});
