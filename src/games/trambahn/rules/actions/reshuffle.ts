import type { ChanceAction } from '#kernel/play.ts';
import { takeAtRandom } from '#kernel/rng.ts';
import { afterReshuffle, halfOf } from '../flow.ts';
import type { Trambahn } from '../model.ts';
import { addAll, holds, moneyOf, removeAll } from '../piles.ts';
import { noCards, nothingSeen } from '../setup.ts';

/** 8.2 to 8.4: what anybody knew about the discard pile and the money is worth nothing from here on. */
export const reshuffle = {
  phases: ['reshuffle'],

  check(state, { lost }) {
    const right = state.table.players.every((player, seat) => {
      const cards = lost[seat as 0 | 1];
      return cards.length === halfOf(player.money) && holds(moneyOf(state, seat), cards);
    });
    return right ? undefined : { rule: '8.2' };
  },

  draw({ table, hidden }, rng) {
    const lose = (seat: 0 | 1) =>
      takeAtRandom([...hidden.money[seat]], halfOf(table.players[seat].money), rng);
    return { do: 'reshuffle', lost: [lose(0), lose(1)] };
  },

  apply({ table, hidden }, { lost }, tell) {
    for (const seat of [0, 1] as const) {
      removeAll(hidden.money[seat], lost[seat]);
      addAll(hidden.discard, lost[seat]);
      table.players[seat].money -= lost[seat].length;
      table.discard += lost[seat].length;
      hidden.own[seat].seen = nothingSeen();
    }
    for (let kind = 0; kind < hidden.pile.length; kind++) {
      hidden.pile[kind] = (hidden.pile[kind] as number) + (hidden.discard[kind] as number);
    }
    hidden.discard = noCards();
    table.pile += table.discard;
    table.discard = 0;
    tell?.({ is: 'money-halved', counts: [lost[0].length, lost[1].length] });
    afterReshuffle(table, tell);
  },
} satisfies ChanceAction<Trambahn, 'reshuffle'>;
