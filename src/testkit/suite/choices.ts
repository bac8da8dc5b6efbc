import { describe, expect, it } from 'vitest';
import type { Game, Kind, Seat, State } from '#kernel/game.ts';
import type { Title } from '#kernel/title.ts';
import { choicesOf, countSequences } from '../count-sequences.ts';
import type { See } from '../random-games.ts';

/** How the choices of one game are held to its `check`. */
export type Choices<K extends Kind> = {
  /** Every action of a seat that has the form of one, legal or not, and some of chance's. */
  conceivable: readonly K['action'][];
  /** How many ways there are to act once, twice and so on from a position, as counted by hand. */
  positions: readonly (readonly [name: string, state: State<K>, counts: readonly number[]])[];
  inRandomGames: (games: number, see: See<K>) => void;
  /** The decisions that are looked at, and how many there must be in so many random games. */
  decisions: { games: number; least: number; isOne: Moment<K> };
  /** The moments at which those of these seats are asked who are not to act. */
  others: { games: number; isOne: Moment<K>; seats: (state: State<K>) => Iterable<Seat> };
};

/** Whether to look at this state of the how many-th game. */
type Moment<K extends Kind> = (state: State<K>, nth: number) => boolean;

/** Holds `choices` to what `check` says when it is asked about everything that can be conceived. */
export function choices<K extends Kind>({ game }: Title<K>, held: Choices<K>): void {
  const allowed = (_: Game<K>, state: State<K>, seat: Seat): K['action'][] => {
    const own = game.own(state, seat);
    return held.conceivable.filter(
      (action) => game.check(state.table, own, seat, action) === undefined,
    );
  };

  describe('legal sequences from fixed positions', () => {
    it.each(held.positions)(
      '%s: as many as counted by hand, and as by asking about everything',
      (_, state, counts) => {
        for (const [i, count] of counts.entries()) {
          expect(countSequences(game, state, i + 1), `depth ${i + 1}`).toBe(count);
          expect(countSequences(game, state, i + 1, allowed), `depth ${i + 1} by force`).toBe(
            count,
          );
        }
      },
    );
  });

  describe('choices', () => {
    const { decisions, others, inRandomGames } = held;

    it(`are all that check allows, no more and no less, along ${decisions.games} random games`, () => {
      let asked = 0;
      inRandomGames(decisions.games, ({ state }, nth) => {
        const [actor] = game.actors(state.table);
        if (actor === undefined || actor === 'chance' || !decisions.isOne(state, nth)) return;
        const offered = choicesOf(game, state, actor);
        expect(textsOf(offered)).toEqual(textsOf(allowed(game, state, actor)));
        asked++;
      });
      expect(asked).toBeGreaterThan(decisions.least);
    });

    it('are none for whoever is not to act', () => {
      inRandomGames(others.games, ({ state }, nth) => {
        if (!others.isOne(state, nth)) return;
        for (const seat of others.seats(state)) {
          if (game.actors(state.table).includes(seat)) continue;
          expect(choicesOf(game, state, seat)).toEqual([]);
          expect(allowed(game, state, seat)).toEqual([]);
        }
      });
    });
  });
}

const textsOf = (actions: readonly unknown[]): string[] =>
  actions.map((each) => JSON.stringify(each)).sort();
